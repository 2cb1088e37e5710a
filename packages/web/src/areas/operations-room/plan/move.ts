import type { Span } from '@torre/domain/operations-room';
import { SNAP } from './board.ts';
import type { Seat } from './board.ts';

/** What a hand does to a seat: the whole of it, or one of its ends. */
export type Grip = 'move' | 'begin' | 'end';

/** Times are on the quarter of an hour, whatever they were. */
export const snapped = (minutes: number): number => Math.round(minutes / SNAP) * SNAP;

/** A seat after a move by `minutes`, within the board; its length stays when it is moved, and one quarter stays of it at least. */
export function moved(seat: Seat, grip: Grip, minutes: number, board: Span): Seat {
  const by = snapped(minutes);
  if (by === 0) return seat;
  if (grip === 'begin') {
    return { ...seat, begin: Math.min(Math.max(snapped(seat.begin + by), board.begin), seat.end - SNAP) };
  }
  if (grip === 'end') {
    return { ...seat, end: Math.max(Math.min(snapped(seat.end + by), board.end), seat.begin + SNAP) };
  }
  const length = seat.end - seat.begin;
  const begin = Math.min(Math.max(snapped(seat.begin + by), board.begin), board.end - length);
  return { ...seat, begin, end: begin + length };
}
