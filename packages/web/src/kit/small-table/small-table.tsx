import type { JSX, ReactNode } from 'react';
import styles from './small-table.module.css';

interface SmallTableProps {
  readonly label: string;
  /** On the page itself, its cells as narrow as a button; without it in a window. */
  readonly framed?: boolean;
  /** All cells but the first of a row are amounts: they line up at the right. */
  readonly numeric?: boolean;
  readonly head: readonly string[];
  /** Cells in the order of the head; the first one names the row, the last one takes the columns that are left. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A few rows to compare: no order, no filters, no pages. */
export function SmallTable({
  label,
  framed = false,
  numeric = false,
  head,
  rows,
}: SmallTableProps): JSX.Element {
  return (
    <div
      className={styles['scroller']}
      data-framed={framed || undefined}
      data-numeric={numeric || undefined}
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <table className={styles['table']}>
        <thead>
          <tr>
            {head.map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={index} colSpan={index === cells.length - 1 ? head.length - cells.length : 1}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
