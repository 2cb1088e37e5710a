import type { JSX } from 'react';
import type { DataColumn } from './data-column.ts';
import styles from './data-table.module.css';

interface WidthsProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  /** All rows, whatever the filters let through. */
  readonly rows: readonly Row[];
  readonly withActions: boolean;
}

const lengthOf = <Row,>({ value }: DataColumn<Row>, row: Row): number => {
  const held = value(row) ?? '';
  return (typeof held === 'string' ? held : held.join(', ')).length;
};

/**
 * The longest content of each column in a row that takes no height: columns keep their width while a filter takes rows
 * away, and the field under the hand does not move.
 */
export function Widths<Row>({ columns, rows, withActions }: WidthsProps<Row>): JSX.Element {
  return (
    <tbody aria-hidden="true" className={styles['widths']}>
      <tr>
        {columns.map((column) => {
          const longest = rows.reduce<Row | null>(
            (found, row) => (found === null || lengthOf(column, row) > lengthOf(column, found) ? row : found),
            null,
          );
          const held = longest === null ? '' : (column.value(longest) ?? '');
          const text = typeof held === 'string' ? held : held.join(', ');
          return <td key={column.id}>{longest !== null && column.cell ? column.cell(longest) : text}</td>;
        })}
        {withActions && <td />}
      </tr>
    </tbody>
  );
}
