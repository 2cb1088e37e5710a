import { weekday } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';

/** Weekly hours of the contract in minutes, by the way in which people work. */
export interface WeeklyMinutes {
  /** Shifts around the clock: `M P FREE N R` comes to 33.6 hours a week (domain.md 3.5). */
  readonly shiftStaff: number;
  /** A timetable from Monday to Friday, its pause included, as the length of G36 has it. */
  readonly dayStaff: number;
}

const DAYS_A_WEEK = 7;
const LAST_WORKDAY = 5;

/**
 * Minutes that a person owes on these days. Who works shifts owes a seventh of the week on each day, whatever day it is;
 * who works a timetable a fifth on Mondays to Fridays that are no holiday. A category may begin to work one on a day. Days of absence
 * owe nothing: leave them out.
 */
export function dueMinutes(
  isDayStaff: (day: Day) => boolean,
  days: readonly Day[],
  weekly: WeeklyMinutes,
  isHoliday: (day: Day) => boolean,
): number {
  const timetable = days.filter(isDayStaff);
  const workdays = timetable.filter((day) => weekday(day) <= LAST_WORKDAY && !isHoliday(day));
  return Math.round(
    (weekly.shiftStaff * (days.length - timetable.length)) / DAYS_A_WEEK +
      (weekly.dayStaff * workdays.length) / LAST_WORKDAY,
  );
}
