import { overlap } from '@torre/domain/operations-room';
import type { Board, Seat } from './board.ts';

const keyOf = ({ positionId, employeeId, begin, end }: Seat): string =>
  `${positionId} ${employeeId} ${begin} ${end}`;

/** Seats of one board that the other does not have so. */
export function onlyIn({ seats }: Board, other: Board): readonly Seat[] {
  const known = new Set(other.seats.map(keyOf));
  return seats.filter((seat) => !known.has(keyOf(seat)));
}

/** The same person in the same position, at hours that have something in common. */
const isSameStay = (one: Seat, other: Seat): boolean =>
  one.positionId === other.positionId && one.employeeId === other.employeeId && overlap(one, other);

/** What somebody else saved and would be gone, were one's own board saved over it. */
export interface LostWork {
  /** Seats that they put, and seats that they took away and that would come back, as one's own board has them. */
  readonly put: readonly Seat[];
  readonly taken: readonly Seat[];
  /** Ids of positions that they opened or closed at other hours. */
  readonly hours: readonly string[];
}

/** `base`: the plan from which both began. */
export function lostWork(base: Board, theirs: Board, mine: Board): LostWork {
  const hoursOf = (board: Board, positionId: string): string =>
    (board.open.get(positionId) ?? []).map(({ begin, end }) => `${begin}-${end}`).join();
  const [kept, standing] = [new Set(mine.seats.map(keyOf)), new Set(theirs.seats.map(keyOf))];
  const gone = onlyIn(base, theirs);
  return {
    put: onlyIn(theirs, base).filter((seat) => !kept.has(keyOf(seat))),
    taken: mine.seats.filter(
      (seat) => !standing.has(keyOf(seat)) && gone.some((before) => isSameStay(before, seat)),
    ),
    hours: [...new Set([...theirs.open.keys(), ...base.open.keys()])].filter(
      (positionId) =>
        hoursOf(theirs, positionId) !== hoursOf(base, positionId) &&
        hoursOf(theirs, positionId) !== hoursOf(mine, positionId),
    ),
  };
}
