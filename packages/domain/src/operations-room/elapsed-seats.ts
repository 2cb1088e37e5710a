import { dayMinute } from '../kernel/index.ts';
import type { Day, Edge, UtcMinute, ZoneTable } from '../kernel/index.ts';
import type { Span } from './time-plan.ts';

/** Somebody in a position, in minutes of the clock from the midnight that opens a day; negative: the evening before. */
export interface SeatedSpan extends Span {
  readonly positionId: string;
  readonly employeeId: string;
}

/** A seat in elapsed time. */
export interface ElapsedSeat {
  readonly start: UtcMinute;
  readonly end: UtcMinute;
}

/** Both readings of a time of the clock; the same but in the hour that the autumn night has twice. */
interface Readings {
  readonly first: UtcMinute;
  readonly second: UtcMinute;
  isSecond: boolean;
}

const areBeside = (one: SeatedSpan, other: SeatedSpan): boolean =>
  one !== other && (one.positionId === other.positionId || one.employeeId === other.employeeId);

const read = ({ first, second, isSecond }: Readings): UtcMinute => (isSecond ? second : first);

/**
 * When each of these seats begins and ends, in their order (domain.md 6): of a time that the autumn night has twice a start is
 * the first and an end the second, unless there is a seat beside it, at the same position or of the same person. An end at which
 * that one begins is the time of its start, and no start lies before the end of the one that went before.
 */
export function elapsedSeats(
  seats: readonly SeatedSpan[],
  day: Day,
  zone: ZoneTable,
): readonly ElapsedSeat[] {
  const at = (minute: number, edge: Edge): UtcMinute => {
    const moment = dayMinute(day, minute);
    return zone.utc(moment.day, moment.minute, edge);
  };
  const readings = (minute: number, isSecond: boolean): Readings => ({
    first: at(minute, 'start'),
    second: at(minute, 'end'),
    isSecond,
  });
  const timed = seats.map((seat) => ({
    seat,
    start: readings(seat.begin, false),
    end: readings(seat.end, true),
  }));
  const ambiguous = timed
    .filter(({ start, end }) => start.first !== start.second || end.first !== end.second)
    .map((one) => ({ ...one, beside: timed.filter((other) => areBeside(one.seat, other.seat)) }));
  for (const { seat, end, beside } of ambiguous)
    end.isSecond = !beside.some((one) => one.seat.begin === seat.end);
  // a reading only ever becomes the second one, so that this comes to an end
  for (let changed = true; changed;) {
    changed = false;
    for (const { seat, start, end, beside } of ambiguous) {
      const startsBeforeEndOf = (one: (typeof timed)[number]): boolean =>
        one.seat.end <= seat.begin && read(one.end) > read(start);
      if (!start.isSecond && beside.some(startsBeforeEndOf)) changed = start.isSecond = true;
      const follows = beside.some((one) => one.seat.begin === seat.end && one.start.isSecond);
      if (!end.isSecond && (follows || read(end) < read(start))) changed = end.isSecond = true;
    }
  }
  return timed.map(({ start, end }) => ({ start: read(start), end: read(end) }));
}
