import { useQuery } from '@tanstack/react-query';
import type { RequestRow } from '@torre/contract/requests';
import { LEAVE_STATE } from '@torre/domain/requests';
import { useEffect, useState, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { effectQuery } from './effects.queries.ts';
import { effectSentence, isUndecided } from './effect-sentence.ts';
import styles from './request-effect.module.css';
import './request-effect.texts.ts';

interface RequestEffectProps {
  readonly plant: string;
  readonly row: RequestRow;
}

/** Column 'Effetto': asked for while the row is in view, in words and colour; nothing of what is decided. */
export function RequestEffectCell({ plant, row }: RequestEffectProps): JSX.Element | null {
  return isUndecided(row) ? <UndecidedEffect {...{ plant, row }} /> : null;
}

function UndecidedEffect({ plant, row: { id, stato } }: RequestEffectProps): JSX.Element {
  const t = useTexts('requestEffect');
  const [element, setElement] = useState<HTMLElement | null>(null);
  const enabled = useInView(element);
  const { data, isError } = useQuery({ ...effectQuery(plant, id), enabled });
  const isUnknown = data === undefined || data === null;
  const { tone, short, whole } = isUnknown
    ? { tone: undefined, short: t(isError || data === null ? 'failed' : 'waiting'), whole: '' }
    : effectSentence(data, stato === LEAVE_STATE.annulmentAsked, t);
  return (
    <span ref={setElement} className={styles['effect']} data-tone={tone} title={whole || undefined}>
      {short}
    </span>
  );
}

function useInView(element: HTMLElement | null): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (element === null) return;
    // Of several entries the last one tells how it stands now.
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
