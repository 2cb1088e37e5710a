import { useVirtualizer } from '@tanstack/react-virtual';
import type { JSX } from 'react';
import { RowTick } from './row-tick.tsx';
import type { PhoneRow, RowActionPlaces, RowSelection, RowTone, RowWalk } from './data-column.ts';
import styles from './phone-rows.module.css';
import { RowActions } from './row-actions.tsx';
import { VIRTUAL_ABOVE, type ShownRow } from './use-shown-rows.ts';

/** Of a row of two lines; a detail that wraps is measured once it is drawn. */
const ROW_PX = 57;

interface PhoneRowsProps<Row> {
  readonly label: string;
  readonly rows: readonly ShownRow<Row>[];
  readonly phoneRow: (row: Row) => PhoneRow;
  readonly nameOf: (row: Row) => string;
  readonly actionsOf: ((row: Row) => RowActionPlaces) | undefined;
  readonly selection?: RowSelection | undefined;
  readonly walk?: RowWalk<Row> | undefined;
  readonly toneOf?: ((row: Row) => RowTone | undefined) | undefined;
  /** Null until it is drawn. */
  readonly scroller: HTMLDivElement | null;
}

/** Below 768 px: two lines a row, and its actions behind one button. Of long lists only what is near the view is drawn. */
export function PhoneRows<Row>({
  label,
  rows,
  phoneRow,
  nameOf,
  actionsOf,
  selection,
  scroller,
  walk,
  toneOf,
}: PhoneRowsProps<Row>): JSX.Element {
  const virtual = rows.length > VIRTUAL_ABOVE;
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: virtual,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => rows[index]?.id ?? index,
    getScrollElement: () => scroller,
    // A list that grows beyond the limit stays where it is read.
    initialOffset: () => scroller?.scrollTop ?? 0,
    overscan: 10,
  });
  const items = virtual ? virtualizer.getVirtualItems() : null;
  const space = items && {
    paddingTop: items[0]?.start ?? 0,
    paddingBottom: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
  };
  const indexes = items?.map(({ index }) => index) ?? rows.keys().toArray();
  return (
    <ul className={styles['phoneRows']} aria-label={label} style={space ?? undefined}>
      {indexes.map((index) => {
        const row = rows[index];
        if (!row) return null;
        const { title, detail, aside } = phoneRow(row.data);
        return (
          <li
            key={row.id}
            className={styles['phoneRow']}
            data-tone={toneOf?.(row.data)}
            {...(virtual && {
              ref: virtualizer.measureElement,
              'data-index': index,
              'aria-setsize': rows.length,
              'aria-posinset': index + 1,
            })}
          >
            {selection && <RowTick id={row.id} name={nameOf(row.data)} selection={selection} />}
            {walk ? (
              <button type="button" className={styles['phoneWords']} onClick={() => walk.onOpen(row.data)}>
                <b>{title}</b>
                <span>{detail}</span>
              </button>
            ) : (
              <div className={styles['phoneWords']}>
                <b>{title}</b>
                <span>{detail}</span>
              </div>
            )}
            {aside}
            <RowActions row={nameOf(row.data)} actions={actionsOf?.(row.data) ?? []} mobile />
          </li>
        );
      })}
    </ul>
  );
}
