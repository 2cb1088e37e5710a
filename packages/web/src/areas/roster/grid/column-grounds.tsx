import type { JSX } from 'react';
import type { GridColumn } from './grid-columns.ts';
import styles from './month-grid.module.css';

/** Saturdays, Sundays, holidays and today as grounds behind the tiles. */
export function ColumnGrounds({ columns }: { readonly columns: readonly GridColumn[] }): JSX.Element {
  return (
    <div className={styles['grounds']} aria-hidden>
      {columns.map(({ day, ground }) => (
        <i key={day} data-ground={ground} />
      ))}
    </div>
  );
}
