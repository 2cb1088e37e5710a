import { addDays, dayMinute, zoneTable } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Span } from '@torre/domain/operations-room';

const HOUR = 60;

/** The hours of a plan from left to right. What the spring night skips takes no room: there is no such hour. */
export interface RoomAxis {
  /** Begins of the hours, in minutes of the board. */
  readonly hours: readonly number[];
  /** Where a minute of the board lies: 0 at the left end, 1 at the right. */
  readonly at: (minute: number) => number;
  /** The minute that lies there, also beyond the ends. */
  readonly minuteAt: (part: number) => number;
}

/** `range` in minutes from the midnight of `day`. */
export function roomAxis(day: Day, range: Span): RoomAxis {
  const skipped = skippedIn(day, range);
  const missing = skipped.end - skipped.begin;
  const length = range.end - range.begin - missing;
  const count = Math.ceil((range.end - range.begin) / HOUR);
  return {
    hours: Array.from({ length: count }, (_, index) => range.begin + index * HOUR).filter(
      (minute) => minute < skipped.begin || minute >= skipped.end,
    ),
    at: (minute) => {
      const gone = Math.min(Math.max(minute - skipped.begin, 0), missing);
      return (minute - range.begin - gone) / length;
    },
    minuteAt: (part) => {
      const minute = range.begin + part * length;
      return minute < skipped.begin ? minute : minute + missing;
    },
  };
}

/** The hour of the range that the clock skips; of no length where it skips none. */
function skippedIn(day: Day, { begin, end }: Span): Span {
  const zone = zoneTable(addDays(day, -1), addDays(day, 1));
  const utc = (minute: number): number => {
    const at = dayMinute(day, minute);
    return zone.utc(at.day, at.minute, 'start');
  };
  for (let hour = Math.floor(begin / HOUR) * HOUR; hour < end; hour += HOUR) {
    if (utc(hour + HOUR) === utc(hour))
      return { begin: Math.max(hour, begin), end: Math.min(hour + HOUR, end) };
  }
  return { begin: end, end };
}
