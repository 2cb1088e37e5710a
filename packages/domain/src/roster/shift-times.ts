import { MINUTES_PER_DAY, addDays, dayMinute, zoneTable } from '../kernel/index.ts';
import type { Day, DayMinute } from '../kernel/index.ts';
import type { ShiftDefinition } from './shift-definition.ts';

/** Clock times of one shift, minutes 0–1440. */
export interface ClockTimes {
  readonly begin: number;
  readonly end: number;
}

export interface ShiftTimes {
  readonly start: DayMinute;
  readonly end: DayMinute;
}

/** D2: an end written 0000 is midnight of the same day's end, so T16 (1600–0000) crosses nothing. */
export function endOfClock(end: number): number {
  return end === 0 ? MINUTES_PER_DAY : end;
}

/** domain.md 3.5: end < begin, after 0000 became 2400. */
export function crossesMidnight(begin: number, end: number): boolean {
  return endOfClock(end) < begin;
}

/** Minutes from midnight of the start day; those beyond midnight carry 1440 more (M5.18): 23:00–07:00 is 1380–1860. */
export function minutesOfShift({ begin, end }: ClockTimes): ClockTimes {
  const clockEnd = endOfClock(end);
  return { begin, end: clockEnd <= begin ? clockEnd + MINUTES_PER_DAY : clockEnd };
}

/** M5.17: a chosen start of a night that lies in its morning part belongs to the day after. */
function startsAfterMidnight(night: ClockTimes, chosen: ClockTimes): boolean {
  const morning = chosen.end < night.begin ? Math.max(chosen.end, night.end) : night.end;
  return chosen.begin < morning;
}

type TimedDefinition = Pick<ShiftDefinition, 'beginTime' | 'endTime' | 'startOffset'>;

/**
 * When a shift of this competence date starts and ends, local time of Rome; null for a shift without times.
 * `chosen` overrides the clock times of the definition (domain.md 3.5, M5.17, M5.18, M5.37).
 */
export function shiftTimes(
  definition: TimedDefinition,
  competence: Day,
  chosen?: ClockTimes | null,
): ShiftTimes | null {
  if (definition.beginTime === null || definition.endTime === null) return null;
  const own: ClockTimes = { begin: definition.beginTime, end: definition.endTime };
  const wanted = chosen ?? own;
  const late = crossesMidnight(own.begin, own.end) && startsAfterMidnight(own, wanted);
  const startDay = addDays(competence, definition.startOffset + (late ? 1 : 0));
  const minutes = minutesOfShift(wanted);
  return { start: dayMinute(startDay, minutes.begin), end: dayMinute(startDay, minutes.end) };
}

/**
 * The times as the clock shows them (domain.md 6): what lies in the hour that the spring night skips moves to its end.
 * null when nothing is left of the shift.
 */
export function timesOnTheClock(times: ShiftTimes): ShiftTimes | null {
  const zone = zoneTable(times.start.day, times.end.day);
  const start = zone.utc(times.start.day, times.start.minute, 'start');
  const end = zone.utc(times.end.day, times.end.minute, 'end');
  return end > start ? { start: zone.local(start), end: zone.local(end) } : null;
}
