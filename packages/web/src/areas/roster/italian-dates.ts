import { civil, MONTHS, WEEKDAYS, weekday } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { MonthKey } from './month-key.ts';

export { weekdayAndDate } from '@torre/domain/kernel';

/** 'lun'; 1 = Monday. */
export function shortWeekday(number: number): string {
  return WEEKDAYS[number - 1] ?? '';
}

/** 'Dicembre 2026' */
export function monthTitle({ year, month }: MonthKey): string {
  return `${MONTHS[month - 1] ?? ''} ${year}`;
}

/** 'ven 25' */
export function weekdayAndNumber(day: Day): string {
  return `${shortWeekday(weekday(day))} ${civil(day).day}`;
}

/** '25/12' */
export function dayAndMonth(day: Day): string {
  const date = civil(day);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${two(date.day)}/${two(date.month)}`;
}
