import { MINUTES_PER_DAY } from '@torre/domain/kernel';
import type { Span } from '@torre/domain/operations-room';
import type { Seat } from './board.ts';
import { spanOfItem } from './room-rows.ts';
import type { PlannedItem } from './room-rows.ts';

/** What the sheet of a stretch asks: who sits where, from when to when. Times in minutes of the clock, 0 to 1439. */
export interface StretchFields {
  /** '' for nobody yet. */
  readonly employeeId: string;
  readonly positionId: string;
  readonly from: number | null;
  readonly to: number | null;
}

export type StretchFault = 'person' | 'from' | 'to' | 'order';

const clockMinute = (minute: number): number =>
  ((minute % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;

/** Of somebody's seat, of a gap for as long as one may stay, or of nothing yet. */
export function openedFields(
  item: PlannedItem | null,
  { begin, end }: Span,
  firstPosition: string,
  longest: number,
): StretchFields {
  if (item === null) return { employeeId: '', positionId: firstPosition, from: null, to: null };
  const span = spanOfItem(item);
  if (item.kind === 'seat') {
    const { employeeId, positionId } = item.seat;
    return { employeeId, positionId, from: clockMinute(span.begin), to: clockMinute(span.end) };
  }
  const from = Math.max(span.begin, begin);
  const to = Math.min(span.end, end, from + longest);
  const { positionId } = item.gap;
  return { employeeId: '', positionId, from: clockMinute(from), to: clockMinute(to) };
}

/**
 * The seat that the fields describe, or what is wrong with them. In the hours of a night (`range` begins before midnight) a
 * time after those hours is one of the evening before; an end at midnight is that of the day.
 */
export function seatOfFields(
  { employeeId, positionId, from, to }: StretchFields,
  range: Span,
  id: string,
): { readonly seat: Seat } | { readonly fault: StretchFault } {
  if (employeeId === '') return { fault: 'person' };
  if (from === null) return { fault: 'from' };
  if (to === null) return { fault: 'to' };
  const onBoard = (minute: number): number =>
    range.begin < 0 && minute > range.end ? minute - MINUTES_PER_DAY : minute;
  const begin = onBoard(from);
  const end = to === 0 && range.begin >= 0 ? MINUTES_PER_DAY : onBoard(to);
  return end > begin
    ? { seat: { id, employeeId, positionId, begin, end, fixed: false } }
    : { fault: 'order' };
}
