import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import styles from './counter-lines.module.css';
import { glanceText } from './counter-sentence.ts';
import type { GlanceText } from './counter-sentence.ts';
import type { CounterTable } from './counter-table.ts';
import './counters.texts.ts';
import { firstGlance } from './shortages.ts';

interface CounterGlanceProps {
  readonly table: CounterTable;
  /** Days in view, both included. */
  readonly from: Day;
  readonly to: Day;
  readonly today: Day;
  readonly waiting: boolean;
  /** Set when the counters could not be read. */
  readonly onRetry: (() => void) | null;
}

function useGlance({
  table,
  from,
  to,
  today,
}: CounterGlanceProps): GlanceText & { readonly holdsToday: boolean } {
  const t = useTexts('counters');
  const holdsToday = today >= from && today <= to;
  return { ...glanceText(firstGlance(table, to, today), { holdsToday, past: to < today }, t), holdsToday };
}

function Retry({ onRetry }: { readonly onRetry: () => void }): JSX.Element {
  const t = useTexts('counters');
  return (
    <>
      {t('failed')}.{' '}
      <button type="button" className={styles['retry']} onClick={onRetry}>
        {t('retry')}
      </button>
    </>
  );
}

/** The answer to "who is missing?" in one sentence; cut to the two worst, complete in the tooltip. */
export function CounterGlance(props: CounterGlanceProps): JSX.Element {
  const t = useTexts('counters');
  const { main, full, short } = useGlance(props);
  if (props.onRetry !== null) return <Retry onRetry={props.onRetry} />;
  return (
    <span
      className={styles['main']}
      data-short={(short && !props.waiting) || undefined}
      title={props.waiting ? undefined : full}
    >
      {props.waiting ? t('waiting') : main}
    </span>
  );
}

/** Corner of the month: the sentence and, below it, the number of days to cover. */
export function CounterCorner(props: CounterGlanceProps): JSX.Element {
  const t = useTexts('counters');
  const { days, holdsToday } = useGlance(props);
  return (
    <div className={styles['corner']}>
      <span>
        <CounterGlance {...props} />
      </span>
      <span>
        {props.waiting || props.onRetry !== null ? '' : days}
        {holdsToday && <em>{t('todayColumn')}</em>}
      </span>
    </div>
  );
}
