import { addDays, civil, SHORT_MONTHS, weekday } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { monthDays, monthOf, sameMonth } from './month-key.ts';
import type { MonthKey } from './month-key.ts';

const DAYS_IN_WEEK = 7;

/** The Monday on or before the day. */
export function weekOf(day: Day): Day {
  return addDays(day, 1 - weekday(day));
}

/** The month to which a week belongs: that of its Thursday, so that most of its days are in it. */
export function monthOfWeek(monday: Day): MonthKey {
  return monthOf(addDays(monday, 3));
}

/** The week that opens with a month: today's when the month holds it, otherwise the month's first own week. */
export function firstWeekOf(month: MonthKey, today: Day): Day {
  const thisWeek = weekOf(today);
  if (sameMonth(monthOfWeek(thisWeek), month)) return thisWeek;
  const first = weekOf(monthDays(month).from);
  return sameMonth(monthOfWeek(first), month) ? first : addDays(first, DAYS_IN_WEEK);
}

/** The other month that a week touches, or null when all seven days are of one. */
export function neighbourOfWeek(monday: Day): MonthKey | null {
  const own = monthOfWeek(monday);
  const ends = [monthOf(monday), monthOf(addDays(monday, DAYS_IN_WEEK - 1))];
  return ends.find((month) => !sameMonth(month, own)) ?? null;
}

/** '14–20 dic 2026', '28 dic–3 gen 2027' */
export function weekTitle(monday: Day): string {
  const first = civil(monday);
  const last = civil(addDays(monday, DAYS_IN_WEEK - 1));
  const name = (month: number): string => SHORT_MONTHS[month - 1] ?? '';
  const begin = first.month === last.month ? String(first.day) : `${first.day} ${name(first.month)}`;
  return `${begin}–${last.day} ${name(last.month)} ${last.year}`;
}
