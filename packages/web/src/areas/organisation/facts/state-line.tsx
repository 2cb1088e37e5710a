import { dayFromIso } from '@torre/domain/kernel';
import { LAST, spanOfFact } from '@torre/domain/organisation';
import type { FactKindName, StandingFact } from '@torre/domain/organisation';
import type { JSX } from 'react';
import { useTexts } from '../../../platform/language.ts';
import '../organisation.texts.ts';
import { dayText } from './fact-text.ts';
import styles from './state-line.module.css';

/** Days before and after today that the line shows. */
const REACH = 548;

interface StateLineProps {
  readonly kind: FactKindName;
  /** States of one thing by their first day. */
  readonly states: readonly StandingFact[];
  /** YYYY-MM-DD */
  readonly today: string;
}

/** Past, present and planned states of one thing as stretches of a line, with today's mark; words beside it say the same. */
export function StateLine({ kind, states, today }: StateLineProps): JSX.Element {
  const t = useTexts('organisation');
  const now = dayFromIso(today)!;
  const place = (iso: string): number => {
    const day = dayFromIso(iso);
    if (day === null) return iso === '' ? 0 : 100;
    return Math.min(100, Math.max(0, ((day - now + REACH) / (2 * REACH)) * 100));
  };
  return (
    <span className={styles['line']} aria-hidden>
      {states.map(({ values }, index) => {
        const { from, to } = spanOfFact(kind, values);
        const [left, right] = [place(from), to === LAST ? 100 : place(to)];
        const when = to < today ? 'past' : from > today ? 'coming' : 'now';
        return (
          <span
            key={index}
            className={styles['state']}
            data-when={when}
            style={{ left: `${left}%`, width: `max(2px, calc(${right - left}% - 1px))` }}
            title={t('line', {
              from: from === '' ? t('lineStart') : dayText(from),
              to: to === LAST ? t('lineEnd') : dayText(to),
            })}
          />
        );
      })}
      <span className={styles['today']} style={{ left: '50%' }} />
    </span>
  );
}
