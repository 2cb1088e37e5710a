import { MINUTES_PER_DAY, addDays, compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { merged, overlap, without } from '@torre/domain/operations-room';
import type { Span } from '@torre/domain/operations-room';
import { dayOnBoard, isSameBoard, joined, timePlanIdOf } from './board.ts';
import type { Board, Seat } from './board.ts';
import type { BoardState } from './board-state.ts';

/** Days (YYYYMMDD) of which two boards would save something else. */
export const changedDates = (
  one: Board,
  other: Board,
  day: Day,
  dates: readonly string[],
): readonly string[] => dates.filter((date) => !isSameBoard(one, other, day, [date]));

/** A board with one of its days as it stands on another board. What crosses midnight is cut there. */
export function withDay(board: Board, from: Board, day: Day, date: string): Board {
  const window = dayOnBoard(day, date);
  const cut = (seat: Seat, part: Span): Seat => {
    if (part.begin === seat.begin && part.end === seat.end) return seat;
    // Each part is a time plan of its own day, as it will be read again.
    const own = compactDay(addDays(day, Math.floor(part.begin / MINUTES_PER_DAY)));
    return { ...seat, ...part, id: `${own}/${timePlanIdOf(seat)}` };
  };
  const open = new Map(
    [...new Set([...board.open.keys(), ...from.open.keys()])].map((positionId) => [
      positionId,
      merged([
        ...without(board.open.get(positionId) ?? [], [window]),
        ...within(from.open.get(positionId) ?? [], window),
      ]),
    ]),
  );
  return {
    seats: joined([
      ...board.seats.flatMap((seat) =>
        without([{ begin: seat.begin, end: seat.end }], [window]).map((part) => cut(seat, part)),
      ),
      ...from.seats
        .filter((seat) => overlap(seat, window))
        .map((seat) => cut(seat, within([{ begin: seat.begin, end: seat.end }], window)[0]!)),
    ]),
    open,
  };
}

const within = (spans: readonly Span[], window: Span): readonly Span[] =>
  spans
    .filter((span) => overlap(span, window))
    .map(({ begin, end }) => ({ begin: Math.max(begin, window.begin), end: Math.min(end, window.end) }));

/** A day was saved as it stood on the board `sent`: nothing of it is unsaved but what was changed since. */
export const savedDay = (state: BoardState, sent: Board, day: Day, date: string): BoardState => ({
  ...state,
  saved: withDay(state.saved, sent, day, date),
});

/** A day that was not changed here is taken over as somebody else saved it; the changes of the other day stay. */
export function takenDay(state: BoardState, theirs: Board, day: Day, date: string): BoardState {
  const taken = (board: Board): Board => withDay(board, theirs, day, date);
  return { saved: taken(state.saved), board: taken(state.board), past: state.past.map(taken) };
}
