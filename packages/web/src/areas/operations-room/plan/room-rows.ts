import type { RoomPosition } from '@torre/contract/operations-room';
import { overlap } from '@torre/domain/operations-room';
import type { Span } from '@torre/domain/operations-room';
import { gapsOf } from './board.ts';
import type { Board, Gap, Seat } from './board.ts';
import type { BoardChange } from './fill-board.ts';
import { withChanges } from './proposals.ts';

/** One thing on the plan that a hand can reach. */
export type RoomItem =
  | { readonly kind: 'seat'; readonly key: string; readonly row: number; readonly seat: Seat }
  | {
      readonly kind: 'proposal';
      readonly key: string;
      readonly row: number;
      readonly seat: Seat;
      readonly change: BoardChange;
    }
  | { readonly kind: 'gap'; readonly key: string; readonly row: number; readonly gap: Gap };

/** What stands on the board, or is open there. */
export type PlannedItem = Exclude<RoomItem, { readonly kind: 'proposal' }>;

export const spanOfItem = (item: RoomItem): Span => (item.kind === 'gap' ? item.gap : item.seat);

/** The working positions that are open in the range, or where somebody sits: those of an island together, by name. */
export function rowsOf(
  positions: readonly RoomPosition[],
  board: Board,
  range: Span,
): readonly RoomPosition[] {
  const used = new Set(
    board.seats.filter((seat) => overlap(seat, range)).map(({ positionId }) => positionId),
  );
  return positions
    .filter(
      ({ positionId, kind }) =>
        used.has(positionId) ||
        (kind === 'LAV' && (board.open.get(positionId) ?? []).some((span) => overlap(span, range))),
    )
    .toSorted(
      (one, other) =>
        byName.compare(one.islandName ?? '', other.islandName ?? '') ||
        byName.compare(one.positionId, other.positionId),
    );
}

const byName = new Intl.Collator('it', { numeric: true });

/**
 * Seats, proposals and what stays open beside them in the range, row by row and by time: the order in which they are read and
 * walked through.
 */
export function itemsOf(
  rows: readonly RoomPosition[],
  board: Board,
  range: Span,
  proposed: readonly BoardChange[] = [],
): readonly RoomItem[] {
  const rowOf = new Map(rows.map(({ positionId }, row) => [positionId, row]));
  const seats = board.seats.map((seat): RoomItem => ({
    kind: 'seat',
    key: seat.id,
    row: rowOf.get(seat.positionId) ?? -1,
    seat,
  }));
  const known = new Set(board.seats.map(({ id }) => id));
  const proposals = proposed.flatMap((change): RoomItem[] => {
    if (change.kind === 'remove') return [];
    const { seat } = change;
    // A seat that is added keeps its bar when it is taken; one that is moved has a bar already.
    const key = known.has(seat.id) ? `${seat.id} proposed` : seat.id;
    return [{ kind: 'proposal', key, row: rowOf.get(seat.positionId) ?? -1, seat, change }];
  });
  const gaps = gapsOf(withChanges(board, proposed)).map(({ positionId, begin, end }): RoomItem => {
    // What is open beyond the hours in view is looked at, and filled, elsewhere.
    const gap = { positionId, begin: Math.max(begin, range.begin), end: Math.min(end, range.end) };
    return { kind: 'gap', key: `${positionId} ${gap.begin}`, row: rowOf.get(positionId) ?? -1, gap };
  });
  return [...seats, ...proposals, ...gaps]
    .filter((item) => item.row >= 0 && overlap(spanOfItem(item), range))
    .toSorted((one, other) => one.row - other.row || spanOfItem(one).begin - spanOfItem(other).begin);
}

/** What lies beside an item: before or after it in its row, or nearest in the row above or below. */
export function neighbour(
  items: readonly RoomItem[],
  from: RoomItem,
  key: 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End',
): RoomItem | null {
  const inRow = items.filter(({ row }) => row === from.row);
  const at = inRow.findIndex((item) => item.key === from.key);
  switch (key) {
    case 'ArrowLeft':
      return inRow[at - 1] ?? null;
    case 'ArrowRight':
      return inRow[at + 1] ?? null;
    case 'Home':
      return inRow[0] ?? null;
    case 'End':
      return inRow.at(-1) ?? null;
    case 'ArrowUp':
      return nearestIn(items, from, -1);
    case 'ArrowDown':
      return nearestIn(items, from, 1);
  }
}

function nearestIn(items: readonly RoomItem[], from: RoomItem, by: -1 | 1): RoomItem | null {
  const rows = [...new Set(items.map(({ row }) => row))];
  const row = rows[rows.indexOf(from.row) + by];
  const distance = (item: RoomItem): number => Math.abs(spanOfItem(item).begin - spanOfItem(from).begin);
  return (
    items.filter((item) => item.row === row).toSorted((one, other) => distance(one) - distance(other))[0] ??
    null
  );
}
