import { civil, firstOfMonth, lastOfMonth } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';

/** A calendar month; `month` counts from 1. */
export interface MonthKey {
  readonly year: number;
  readonly month: number;
}

export function monthOf(day: Day): MonthKey {
  const { year, month } = civil(day);
  return { year, month };
}

/** The month `step` months later (earlier when negative). */
export function monthAfter({ year, month }: MonthKey, step: number): MonthKey {
  return monthOf(firstOfMonth(year, month + step));
}

/** First and last day of the month. */
export function monthDays({ year, month }: MonthKey): { readonly from: Day; readonly to: Day } {
  return { from: firstOfMonth(year, month), to: lastOfMonth(year, month) };
}

export function sameMonth(a: MonthKey, b: MonthKey): boolean {
  return a.year === b.year && a.month === b.month;
}
