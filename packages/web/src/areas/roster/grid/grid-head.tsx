import { lockOf } from '@torre/domain/roster';
import { useSyncExternalStore, type JSX, type ReactNode } from 'react';
import { useTexts } from '../../../platform/language.ts';
import '../grid.texts.ts';
import { shortWeekday } from '../italian-dates.ts';
import type { MonthStore } from '../month-store.ts';
import { lockWords } from './cell-sentence.ts';
import type { GridColumn } from './grid-columns.ts';
import styles from './grid-head.module.css';

interface GridHeadProps {
  readonly store: MonthStore;
  readonly columns: readonly GridColumn[];
  /** What the corner says: the answer to "who is missing?". */
  readonly corner: ReactNode;
  readonly totals: boolean;
}

export function GridHead({ store, columns, corner, totals }: GridHeadProps): JSX.Element {
  const t = useTexts('grid');
  const { locks } = useSyncExternalStore(store.watchOverlays, store.overlays);
  return (
    <div role="row" aria-rowindex={1} className={styles['head']}>
      <div role="columnheader" className={styles['corner']}>
        {corner}
      </div>
      {columns.map(({ day, date, weekday, ground, rest, holiday, locked }) => {
        const lock = lockOf(locks, { employeeId: '', day });
        const title = [holiday, locked && t('closed'), lock && lockWords(lock, t)].filter(Boolean).join(', ');
        return (
          <span
            key={day}
            role="columnheader"
            className={styles['day']}
            data-ground={ground}
            data-rest={rest || undefined}
            data-locked={locked || undefined}
            data-lock={lock?.kind}
            title={title || undefined}
          >
            {shortWeekday(weekday)} <b>{date}</b>
          </span>
        );
      })}
      {totals && (
        <>
          <span role="columnheader" className={styles['total']}>
            {t('hours')}
          </span>
          <span role="columnheader" className={styles['total']}>
            {t('nights')}
          </span>
        </>
      )}
    </div>
  );
}
