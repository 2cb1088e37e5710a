import { dayIfReal } from '../kernel/index.ts';
import { standsOn } from '../lookups/index.ts';
import type { LookupValue } from '../lookups/index.ts';
import { holiday } from './holidays.ts';
import type { Holiday } from './holidays.ts';

/**
 * The patron day of a comune in a year, among the values of the list `patron-day`; null for a comune without one, or where
 * the year has no such day.
 */
export function patronHoliday(patrons: readonly LookupValue[], comune: string, year: number): Holiday | null {
  for (const value of patrons) {
    if (value.code !== comune) continue;
    const day = dayIfReal(year, Number(value.attributes['month']), Number(value.attributes['day']));
    if (day !== null && standsOn(value, day)) return holiday(day, 'PATRONO', value.nameIt);
  }
  return null;
}
