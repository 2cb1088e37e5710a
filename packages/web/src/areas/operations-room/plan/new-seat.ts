import { rulesOfCategory } from '@torre/domain/legality';
import type { RoomRules } from '@torre/domain/legality';
import { compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Span } from '@torre/domain/operations-room';
import { SNAP } from './board.ts';
import type { Board, Seat } from './board.ts';

const DEFAULT_STAY = 120;

/**
 * As long as people of a category ('': who it will be is not known) may stay in a position without a break, in minutes: what a
 * new stretch lasts unless something ends it before.
 */
export const longestStay = (rules: RoomRules | null, category: string): number =>
  rules === null ? DEFAULT_STAY : rulesOfCategory(rules, category)['R373.3'].maxMinutiPosizione;

/** Id of a seat that nobody saved yet. `randomUUID` exists on secure pages only. */
export function newSeatId(day: Day): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(12))];
  return `${compactDay(day)}/${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Who is brought to a position, and where the hand is. */
interface Newcomer {
  readonly id: string;
  readonly employeeId: string;
  readonly positionId: string;
  /** Minute of the board under the hand. */
  readonly at: number;
  /** Of the person, as `presentOn`. */
  readonly present: readonly Span[];
  readonly longest: number;
  /** What the board changes: no seat leaves it. */
  readonly reach: Span;
}

/**
 * The seat of somebody who is brought to a position: from the quarter under the hand, until the person leaves or sits
 * elsewhere, somebody else comes, the position closes, or a break is due. Whether it may stand there is asked afterwards.
 */
export function newcomerSeat({ seats, open }: Board, newcomer: Newcomer): Seat {
  const { id, employeeId, positionId, at, present, longest, reach } = newcomer;
  const quarter = Math.floor(at / SNAP) * SNAP;
  const begin = Math.min(Math.max(quarter, reach.begin), reach.end - SNAP);
  const hours = [...present, ...(open.get(positionId) ?? [])].filter(
    (span) => span.begin <= begin && begin < span.end,
  );
  const others = seats.filter(
    (seat) => seat.begin > begin && (seat.positionId === positionId || seat.employeeId === employeeId),
  );
  const end = Math.min(
    reach.end,
    begin + longest,
    ...hours.map((span) => span.end),
    ...others.map((seat) => seat.begin),
  );
  return { id, positionId, employeeId, begin, end, fixed: false };
}
