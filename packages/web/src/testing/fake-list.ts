import { readOrder, type AnyList, type ListReply } from '@torre/contract/list';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { Asked } from './fake-server.ts';
import { DONE } from './fake-session.ts';

type Row = Readonly<Record<string, unknown>>;

/** What a list answers when these are all its rows: filtered and ordered as it is asked, in one page. */
export function pageOf<R extends object>(
  list: AnyList,
  rows: readonly R[],
  { query }: Asked,
): ListReply<R> & { readonly outcome: typeof DONE; readonly total: number } {
  const columns = Object.entries(list.columns);
  const found = rows.filter((row) =>
    columns.every(([name, { filter, value }]) => {
      const asked = query.get(name);
      if (asked === null || filter === undefined) return true;
      const shown = String(value?.(row, 'it') ?? '');
      switch (filter) {
        case 'part':
          return shown.toLowerCase().includes(asked.toLowerCase());
        case 'code':
          return asked.split('|').includes(String((row as Row)[name]));
        case 'day':
          return shown.startsWith(displayDay(dayFromCompact(asked)!));
        default:
          throw new Error(`the fake list does not filter by ${filter}`);
      }
    }),
  );
  const { column, descending } = readOrder(query.get('order') ?? list.order);
  const text = (row: R): string => String(list.columns[column]?.value?.(row, 'it') ?? '');
  const ordered = found.toSorted((one, other) => text(one).localeCompare(text(other), 'it'));
  return {
    outcome: DONE,
    beyond: null,
    total: found.length,
    rows: descending ? ordered.toReversed() : ordered,
  };
}
