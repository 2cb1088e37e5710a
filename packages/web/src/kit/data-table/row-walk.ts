import type { KeyboardEvent } from 'react';
import { NOTICE, notify } from '../../platform/notify.ts';
import type { RowActionPlaces, RowWalk } from './data-column.ts';
import type { ShownRow } from './use-shown-rows.ts';

interface Walked<Row> {
  readonly rows: readonly ShownRow<Row>[];
  readonly walk: RowWalk<Row>;
  readonly actionsOf: ((row: Row) => RowActionPlaces) | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Keys on a row: arrows go to its neighbours, Enter into it, letters press its actions; one that is off says why. */
export function walkKeys<Row>({ rows, walk, actionsOf }: Walked<Row>) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const line = event.target;
    // A key on a button within the row is the button's.
    if (!(line instanceof HTMLTableRowElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const index = rows.findIndex(({ id }) => id === line.dataset['walk']);
    const row = rows[index]?.data;
    if (row === undefined) return;
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = rows[index + step];
      if (!next) return;
      walk.onAt(next.data);
      const other = line.parentElement?.querySelector<HTMLElement>(`[data-walk='${CSS.escape(next.id)}']`);
      other?.focus();
      return;
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      walk.onOpen(row);
      return;
    }
    const keys = walk.letters[event.key.toLowerCase()] ?? [];
    const there = actionsOf?.(row).filter((one) => one !== null && keys.includes(one.key)) ?? [];
    const action = there.find((one) => one?.off === undefined) ?? there[0];
    if (!action) return;
    event.preventDefault();
    if (action.off === undefined) action.run();
    else notify({ type: NOTICE.warning, text: action.off });
  };
}
