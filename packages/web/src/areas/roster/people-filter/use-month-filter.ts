import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';

/** What the toolbar lets through; lives in the address. */
export interface MonthFilter {
  readonly text: string;
  /** Ids of groups; none means all. */
  readonly groups: ReadonlySet<string>;
  /** Only the days with a shortage. */
  readonly uncovered: boolean;
}

/** How long a pause in typing lasts until the address follows. */
const PAUSE_MS = 300;

export interface MonthFilterControl extends MonthFilter {
  readonly active: boolean;
  readonly setText: (text: string) => void;
  readonly setGroups: (groups: ReadonlySet<string>) => void;
  readonly setUncovered: (uncovered: boolean) => void;
  readonly clear: () => void;
}

/** The filters of the month. Typing filters at once; the address follows when the typing rests. */
export function useMonthFilter(): MonthFilterControl {
  const { cerca = '', isole = '', scoperti } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [text, setText] = useState(cerca);
  const change = (values: {
    cerca?: string | undefined;
    isole?: string | undefined;
    scoperti?: string | undefined;
  }): void => void navigate({ to: '.', search: (now) => ({ ...now, ...values }), replace: true });
  useEffect(() => {
    if (text === cerca) return undefined;
    const timer = setTimeout(() => change({ cerca: text || undefined }), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  const groups = useMemo(() => new Set(isole.split(',').filter((id) => id !== '')), [isole]);
  return {
    text,
    groups,
    uncovered: scoperti === 'si',
    active: text !== '' || groups.size > 0,
    setText,
    setGroups: (chosen) => change({ isole: [...chosen].join(',') || undefined }),
    setUncovered: (uncovered) => change({ scoperti: uncovered ? 'si' : undefined }),
    clear() {
      setText('');
      change({ cerca: undefined, isole: undefined });
    },
  };
}
