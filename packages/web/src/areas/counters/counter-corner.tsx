import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { useMoment } from '../../platform/use-now.ts';
import styles from './counter-lines.module.css';
import { glanceText } from './counter-sentence.ts';
import type { GlanceText, GlanceView } from './counter-sentence.ts';
import type { CounterTable } from './counter-table.ts';
import './counters.texts.ts';
import { firstGlance } from './shortages.ts';

interface CounterGlanceProps extends Pick<GlanceView, 'span' | 'room' | 'planned' | 'dayName'> {
  readonly table: CounterTable;
  /** Days in view, both included. */
  readonly from: Day;
  readonly to: Day;
  readonly today: Day;
  readonly waiting: boolean;
  /** Set when the counters could not be read. */
  readonly onRetry: (() => void) | null;
}

function useGlance({ table, to, today, ...view }: CounterGlanceProps): GlanceText {
  const t = useTexts('counters');
  return glanceText(firstGlance(table, to, useMoment(today)), { ...view, past: to < today }, t);
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

/**
 * The answer to "who is missing?": the worst and how many more, all of them in the tooltip, and beside it the number of
 * days to cover.
 */
export function CounterCorner(props: CounterGlanceProps): JSX.Element {
  const t = useTexts('counters');
  const { from, to, today, span, room, waiting, planned, onRetry } = props;
  const { main, full, short, days } = useGlance(props);
  const known = !waiting && onRetry === null;
  return (
    <div
      className={styles['corner']}
      data-span={span}
      data-room={room}
      data-wrap={(known && !planned) || undefined}
    >
      <span>
        {onRetry === null ? (
          <span
            className={styles['main']}
            data-short={(short && known) || undefined}
            title={known ? full : undefined}
          >
            {known ? main : t('waiting')}
          </span>
        ) : (
          <Retry onRetry={onRetry} />
        )}
      </span>
      <span>
        {known && days}
        {span === 'month' && today >= from && today <= to && <em>{t('todayColumn')}</em>}
      </span>
    </div>
  );
}
