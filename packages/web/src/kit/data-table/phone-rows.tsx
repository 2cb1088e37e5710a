import type { JSX } from 'react';
import type { PhoneRow, RowAction } from './data-column.ts';
import styles from './data-table.module.css';
import { RowActions } from './row-actions.tsx';
import type { ShownRow } from './use-shown-rows.ts';

interface PhoneRowsProps<Row> {
  readonly label: string;
  readonly rows: readonly ShownRow<Row>[];
  readonly phoneRow: (row: Row) => PhoneRow;
  readonly nameOf: (row: Row) => string;
  readonly actionsOf: ((row: Row) => readonly RowAction[]) | undefined;
}

/** Below 768 px: two lines a row, and its actions behind one button. Long lists skip what is out of view. */
export function PhoneRows<Row>({
  label,
  rows,
  phoneRow,
  nameOf,
  actionsOf,
}: PhoneRowsProps<Row>): JSX.Element {
  return (
    <ul className={styles['phoneRows']} aria-label={label}>
      {rows.map(({ id, data }) => {
        const { title, detail, aside } = phoneRow(data);
        return (
          <li key={id} className={styles['phoneRow']}>
            <div className={styles['phoneWords']}>
              <b>{title}</b>
              <span>{detail}</span>
            </div>
            {aside}
            <RowActions row={nameOf(data)} actions={actionsOf?.(data) ?? []} mobile />
          </li>
        );
      })}
    </ul>
  );
}
