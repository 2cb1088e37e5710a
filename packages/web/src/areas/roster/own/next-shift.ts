import { addDays } from '@torre/domain/kernel';
import type { Day, UtcMinute, ZoneTable } from '@torre/domain/kernel';
import type { AwayDays } from '../cell-overlays.ts';
import { isAwayAllDay } from './own-away.ts';
import type { OwnRoster, OwnShift } from './own-roster.ts';

export interface NextShift {
  readonly own: OwnShift;
  /** Day on which it starts: a night may start the evening before its date. */
  readonly startDay: Day;
  readonly start: UtcMinute;
  readonly end: UtcMinute;
}

/** The shift that runs now, or the first to come, on duty or on call, on a day on which one is not away; null when none is known. */
export function nextShift(
  roster: OwnRoster,
  from: Day,
  days: number,
  now: UtcMinute,
  zone: ZoneTable,
  away: readonly AwayDays[],
): NextShift | null {
  let next: NextShift | null = null;
  for (let offset = 0; offset < days; offset += 1) {
    const own = roster.on(addDays(from, offset));
    if (!own?.times || own.form === 'absence' || isAwayAllDay(away, own.day)) continue;
    const { start: begins, end: ends } = own.times;
    const start = zone.utc(begins.day, begins.minute, 'start');
    const end = zone.utc(ends.day, ends.minute, 'end');
    if (end > now && (next === null || start < next.start)) next = { own, startDay: begins.day, start, end };
  }
  return next;
}

/** How long until the shift, in the words that fit: minutes, hours and minutes, days. */
export type Countdown =
  | { readonly in: 'running' }
  | { readonly in: 'now' }
  | { readonly in: 'minutes'; readonly minutes: number }
  | { readonly in: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly in: 'days'; readonly days: number };

const HOUR = 60;
const LONGEST_IN_HOURS = 24 * HOUR;

/** `today` and `startDay` decide the days: the day after tomorrow is in 2 days at any hour. */
export function countdown(
  next: Pick<NextShift, 'start' | 'startDay'>,
  now: UtcMinute,
  today: Day,
): Countdown {
  const minutes = next.start - Math.floor(now);
  if (minutes < 0) return { in: 'running' };
  if (minutes === 0) return { in: 'now' };
  if (minutes < HOUR) return { in: 'minutes', minutes };
  if (minutes < LONGEST_IN_HOURS)
    return { in: 'hours', hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR };
  return { in: 'days', days: next.startDay - today };
}
