import type { Day } from './day.ts';
import { dayMinute, isoDay } from './date-text.ts';
import type { DayMinute } from './date-text.ts';
import { addDays } from './day.ts';
import { MINUTES_PER_DAY } from './minutes.ts';

const ZONE = 'Europe/Rome';
/** Nights that begin the day before and minutes counted beyond midnight stay inside the table. */
const MARGIN_DAYS = 3;
const NANOSECONDS_PER_MINUTE = 60_000_000_000;
const MILLISECONDS_PER_MINUTE = 60_000;

/** Whole minutes since 1970-01-01T00:00Z. */
export type UtcMinute = number;

/** Whether a local time opens an interval or closes it: decides which 02:30 of the autumn night is meant. */
export type Edge = 'start' | 'end';

/**
 * Local time of Europe/Rome and UTC minutes, for the days it was built for and three more on each side.
 * Both functions throw RangeError outside.
 */
export interface ZoneTable {
  /**
   * The minute may be negative or count beyond midnight (1530 = 01:30 of the next day).
   * domain.md 6: a time that the spring night skips is clamped to the change; of a time that the autumn night repeats
   * a start is the first occurrence, an end the second.
   */
  utc(day: Day, minute: number, edge: Edge): UtcMinute;
  local(at: UtcMinute): DayMinute;
}

interface Stretch {
  /** First minute with this offset. */
  readonly from: UtcMinute;
  readonly until: UtcMinute;
  /** Local minus UTC, minutes. */
  readonly offset: number;
}

function stretches(from: Day, to: Day): readonly Stretch[] {
  const found: Stretch[] = [];
  const end = addDays(to, MARGIN_DAYS + 1) * MINUTES_PER_DAY;
  let at = Temporal.PlainDate.from(isoDay(addDays(from, -MARGIN_DAYS))).toZonedDateTime(ZONE);
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    const until = next === null ? Number.POSITIVE_INFINITY : next.epochMilliseconds / MILLISECONDS_PER_MINUTE;
    found.push({
      from: at.epochMilliseconds / MILLISECONDS_PER_MINUTE,
      until,
      offset: at.offsetNanoseconds / NANOSECONDS_PER_MINUTE,
    });
    if (next === null || until > end) return found;
    at = next;
  }
}

/** Built once per range by the caller: one conversion through the calendar costs a thousand times one through the table. */
export function zoneTable(from: Day, to: Day): ZoneTable {
  const table = stretches(from, to);
  const firstWall = addDays(from, -MARGIN_DAYS) * MINUTES_PER_DAY;
  const lastWall = addDays(to, MARGIN_DAYS + 1) * MINUTES_PER_DAY;

  function utc(day: Day, minute: number, edge: Edge): UtcMinute {
    const wall = day * MINUTES_PER_DAY + minute;
    if (!(wall >= firstWall && wall <= lastWall)) {
      throw new RangeError(`${isoDay(day)} ${minute} is outside ${isoDay(from)}–${isoDay(to)}`);
    }
    let first: UtcMinute | null = null;
    for (const stretch of table) {
      const at = wall - stretch.offset;
      if (at >= stretch.until) continue;
      // behind the end of the stretch before and ahead of this one: the night skips this time
      if (at < stretch.from) return first ?? stretch.from;
      if (edge === 'start') return at;
      first = at;
    }
    if (first === null) throw new RangeError(`No instant for ${isoDay(day)} ${minute}`);
    return first;
  }

  function local(at: UtcMinute): DayMinute {
    for (const stretch of table) {
      if (at < stretch.until && at >= stretch.from) return dayMinute(0 as Day, at + stretch.offset);
    }
    throw new RangeError(`${at} is outside ${isoDay(from)}–${isoDay(to)}`);
  }

  return { utc, local };
}
