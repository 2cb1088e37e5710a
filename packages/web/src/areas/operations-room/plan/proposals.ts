import type { RoomPosition } from '@torre/contract/operations-room';
import { overlap } from '@torre/domain/operations-room';
import { withSeat, withoutSeat } from './board.ts';
import type { Board, Seat } from './board.ts';
import type { BoardChange, OpenPlace } from './fill-board.ts';

/** What was found for a board, until it changes. */
export interface Proposals {
  readonly changes: readonly BoardChange[];
  readonly open: readonly OpenPlace[];
}

export const changedId = (change: BoardChange): string =>
  change.kind === 'put' ? change.seat.id : change.id;

/** The board with these changes. */
export function withChanges(board: Board, changes: readonly BoardChange[]): Board {
  const without = changes.reduce((now, change) => withoutSeat(now, changedId(change)), board);
  return changes.reduce((now, change) => (change.kind === 'put' ? withSeat(now, change.seat) : now), without);
}

/** Seats of whom the position or the person is the same at the same time. */
const clash = (one: Seat, other: Seat): boolean =>
  one.id !== other.id &&
  overlap(one, other) &&
  (one.positionId === other.positionId || one.employeeId === other.employeeId);

/**
 * These changes with all others that they need: a seat that is proposed where another one still stands comes with the change
 * that takes that one away.
 */
export function withNeeded(
  board: Board,
  proposals: readonly BoardChange[],
  wanted: readonly BoardChange[],
): readonly BoardChange[] {
  const byId = new Map(proposals.map((change) => [changedId(change), change]));
  const taken = new Set(wanted);
  // a set that is walked through while it grows
  for (const change of taken) {
    if (change.kind !== 'put') continue;
    for (const seat of board.seats) {
      const other = byId.get(seat.id);
      if (other !== undefined && clash(change.seat, seat)) taken.add(other);
    }
  }
  return [...taken];
}

/** The proposals by the island of their position, in the order of the positions; what leaves a seat is of that seat's. */
export function proposalsByIsland(
  proposals: readonly BoardChange[],
  positions: readonly Pick<RoomPosition, 'positionId' | 'islandName'>[],
  { seats }: Board,
): readonly { readonly name: string; readonly changes: readonly BoardChange[] }[] {
  const seatOf = (change: BoardChange): Seat | undefined =>
    change.kind === 'put' ? change.seat : seats.find(({ id }) => id === change.id);
  const islandOf = new Map(positions.map(({ positionId, islandName }) => [positionId, islandName ?? '']));
  const groups = Map.groupBy(proposals, (change) => islandOf.get(seatOf(change)?.positionId ?? '') ?? '');
  return [...groups]
    .map(([name, changes]) => ({ name, changes }))
    .toSorted((one, other) => byName.compare(one.name, other.name));
}

const byName = new Intl.Collator('it', { numeric: true });
