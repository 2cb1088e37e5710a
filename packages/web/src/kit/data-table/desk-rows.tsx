import type { JSX } from 'react';
import { RowTick } from './row-tick.tsx';
import type { DataColumn, RowActionPlaces, RowSelection, RowTone, RowWalk } from './data-column.ts';
import styles from './data-table.module.css';
import { RowActions } from './row-actions.tsx';
import { walkKeys } from './row-walk.ts';
import type { ShownRow } from './use-shown-rows.ts';
import { RowGap, useVirtualRows } from './use-virtual-rows.tsx';

const ROW_PX = 36;

interface DeskRowsProps<Row> {
  readonly rows: readonly ShownRow<Row>[];
  readonly columns: readonly DataColumn<Row>[];
  readonly nameOf: (row: Row) => string;
  readonly actionsOf: ((row: Row) => RowActionPlaces) | undefined;
  readonly selection?: RowSelection | undefined;
  readonly walk?: RowWalk<Row> | undefined;
  readonly toneOf?: ((row: Row) => RowTone | undefined) | undefined;
  /** Null until it is drawn. */
  readonly scroller: HTMLDivElement | null;
}

export function DeskRows<Row>({
  rows,
  columns,
  nameOf,
  actionsOf,
  selection,
  scroller,
  walk,
  toneOf,
}: DeskRowsProps<Row>): JSX.Element {
  const { isVirtual, first, end, above, below } = useVirtualRows(rows.length, ROW_PX, scroller);
  const width = columns.length + (actionsOf ? 1 : 0);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows take the focus one by one
    <tbody onKeyDown={walk && walkKeys({ rows, walk, actionsOf })}>
      <RowGap height={above} width={width} />
      {rows.slice(first, end).map(({ id, data }, index) => (
        // Two rows of heads come before the first.
        <tr
          key={id}
          aria-rowindex={isVirtual ? first + index + 3 : undefined}
          data-tone={toneOf?.(data)}
          {...(walk && {
            'data-walk': id,
            'aria-current': walk.at === id ? ('true' as const) : undefined,
            tabIndex: walk.at === id || (walk.at === null && first + index === 0) ? 0 : -1,
            onClick: () => walk.onAt(data),
          })}
        >
          {columns.map((column, nth) => {
            const content = column.cell ? column.cell(data) : plainText(column.value(data));
            return (
              <td key={column.id} data-numeric={column.meta.numeric} data-pinned={column.meta.pinned}>
                {selection && nth === 0 ? (
                  <div className={styles['ticked']}>
                    <RowTick id={id} name={nameOf(data)} selection={selection} />
                    <div>{content}</div>
                  </div>
                ) : (
                  content
                )}
              </td>
            );
          })}
          {actionsOf && (
            <td className={styles['actionsCell']}>
              <RowActions row={nameOf(data)} actions={actionsOf(data)} mobile={false} />
            </td>
          )}
        </tr>
      ))}
      <RowGap height={below} width={width} />
    </tbody>
  );
}

function plainText(value: string | readonly string[] | null): string {
  return typeof value === 'string' ? value : (value ?? []).join(', ');
}
