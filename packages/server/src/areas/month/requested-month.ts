import { addDays, civil, dayFromCompact, firstOfMonth, lastOfMonth } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';

/** A month by its first and last day. */
export interface Month {
  readonly first: Day;
  readonly last: Day;
}

/** YYYYMM, whose form the schema has checked. */
export function requestedMonth(text: string): Month {
  return monthOf(dayFromCompact(`${text}01`)!);
}

/** The month in which the day lies. */
export function monthOf(day: Day): Month {
  const { year, month } = civil(day);
  return { first: firstOfMonth(year, month), last: lastOfMonth(year, month) };
}

/** YYYYMM */
export function monthText({ first }: Month): string {
  const { year, month } = civil(first);
  return `${year}${String(month).padStart(2, '0')}`;
}

/** The days of the month in their order. */
export function daysOf({ first, last }: Month): readonly Day[] {
  return Array.from({ length: last - first + 1 }, (_, index) => addDays(first, index));
}
