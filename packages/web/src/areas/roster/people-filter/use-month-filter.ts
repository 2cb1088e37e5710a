import { useNavigate, useSearch } from '@tanstack/react-router';
import { compactDay, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useEffect, useMemo, useState } from 'react';

/** The lists that a filter chooses from, by their name in the address. */
export const FILTER_LISTS = [
  'isole',
  'categorie',
  'specializzazioni',
  'unita',
  'turni',
  'richieste',
] as const;
export type FilterList = (typeof FILTER_LISTS)[number];
/** What is chosen of each list; nothing means everything. */
export type ChosenLists = Readonly<Record<FilterList, ReadonlySet<string>>>;

/** What the toolbar lets through; lives in the address. */
export interface MonthFilter {
  readonly text: string;
  readonly lists: ChosenLists;
  /** Ids of groups; none means all. */
  readonly groups: ReadonlySet<string>;
  /** The day on which somebody has one of the chosen shifts; null: on any day of the month. */
  readonly shiftDay: Day | null;
  /** Only the days with a shortage. */
  readonly uncovered: boolean;
  /** People stand below their unit instead of their island. */
  readonly byUnit: boolean;
}

/** How long a pause in typing lasts until the address follows. */
const PAUSE_MS = 300;

export interface MonthFilterControl extends MonthFilter {
  readonly active: boolean;
  /** Lists of which something is chosen. */
  readonly count: number;
  readonly setText: (text: string) => void;
  readonly setList: (list: FilterList, chosen: ReadonlySet<string>) => void;
  readonly setGroups: (groups: ReadonlySet<string>) => void;
  readonly setShiftDay: (day: Day | null) => void;
  readonly setUncovered: (uncovered: boolean) => void;
  readonly setByUnit: (byUnit: boolean) => void;
  readonly clear: () => void;
}

type Addressed = Partial<
  Record<FilterList | 'cerca' | 'scoperti' | 'turnoIl' | 'gruppi', string | undefined>
>;

const NOTHING: Addressed = Object.fromEntries(
  ['cerca', 'turnoIl', ...FILTER_LISTS].map((name) => [name, undefined]),
);

/** The filters of the month. Typing filters at once; the address follows when the typing rests. */
export function useMonthFilter(): MonthFilterControl {
  const search: Addressed = useSearch({ strict: false });
  const { cerca = '', turnoIl = '' } = search;
  const navigate = useNavigate();
  const [text, setText] = useState(cerca);
  const change = (values: Addressed): void =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...values }), replace: true });
  useEffect(() => {
    if (text === cerca) return undefined;
    const timer = setTimeout(() => change({ cerca: text || undefined }), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  const chosen = JSON.stringify(FILTER_LISTS.map((list) => search[list] ?? ''));
  const lists = useMemo(() => {
    const texts = JSON.parse(chosen) as readonly string[];
    const members = (text = ''): ReadonlySet<string> => new Set(text.split(',').filter((id) => id !== ''));
    return Object.fromEntries(FILTER_LISTS.map((list, at) => [list, members(texts[at])])) as ChosenLists;
  }, [chosen]);
  const count = FILTER_LISTS.filter((list) => lists[list].size > 0).length;
  const setList: MonthFilterControl['setList'] = (list, members) =>
    change({ [list]: [...members].join(',') || undefined });
  return {
    text,
    lists,
    groups: lists.isole,
    shiftDay: dayFromCompact(turnoIl),
    uncovered: search.scoperti === 'si',
    byUnit: search.gruppi === 'unita',
    active: text !== '' || count > 0,
    count,
    setText,
    setList,
    setGroups: (groups) => setList('isole', groups),
    setShiftDay: (day) => change({ turnoIl: day === null ? undefined : compactDay(day) }),
    setUncovered: (uncovered) => change({ scoperti: uncovered ? 'si' : undefined }),
    setByUnit: (byUnit) => change({ gruppi: byUnit ? 'unita' : undefined }),
    clear() {
      setText('');
      change(NOTHING);
    },
  };
}
