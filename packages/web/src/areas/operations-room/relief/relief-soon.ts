import { gapsOf } from '../plan/board.ts';
import type { Board } from '../plan/board.ts';

/** Who leaves a position soon, and who comes. */
export interface Relief {
  /** Minute of the board. */
  readonly at: number;
  readonly positionId: string;
  readonly leaves: string;
  /** null: nobody. */
  readonly comes: string | null;
  /** The position closes then: nobody has to come. */
  readonly closes: boolean;
}

/** How far it looks, in minutes. */
const AHEAD = 30;

/** Who is relieved within half an hour, by time and position. Who goes on at the position is relieved by nobody. */
export function reliefsSoon(board: Board, now: number): readonly Relief[] {
  const gaps = gapsOf(board);
  return board.seats
    .filter(({ end }) => now < end && end <= now + AHEAD)
    .flatMap(({ positionId, employeeId: leaves, end: at }): Relief[] => {
      const next = board.seats.find((seat) => seat.positionId === positionId && seat.begin === at);
      if (next?.employeeId === leaves) return [];
      const isOpen = gaps.some((gap) => gap.positionId === positionId && gap.begin <= at && at < gap.end);
      return [{ at, positionId, leaves, comes: next?.employeeId ?? null, closes: !next && !isOpen }];
    })
    .toSorted((one, other) => one.at - other.at || byName.compare(one.positionId, other.positionId));
}

const byName = new Intl.Collator('it', { numeric: true });
