import { isoDay } from '../kernel/index.ts';
import type { LookupValue } from '../lookups/index.ts';
import { nationalHolidays, patronHoliday } from '../roster/index.ts';
import type { Holiday } from '../roster/index.ts';
import type { FactRow, StandingFact } from './fact.ts';
import { keyOfFact } from './fact-set.ts';

/**
 * Rows of `holiday` that a year lacks: the national ones and the patron days of these municipalities, in the order of their
 * days (domain.md 2.5). `patrons`: values of the list `patron-day`. A municipality whose patron day nobody knows adds nothing.
 */
export function proposedHolidays(
  year: number,
  comuni: readonly string[],
  standing: readonly StandingFact[],
  patrons: readonly LookupValue[],
): readonly FactRow[] {
  const known = new Set(standing.map(({ values }) => keyOfFact('holiday', values)));
  const national = nationalHolidays(year).map((holiday) => rowOf(holiday, ''));
  const local = [...new Set(comuni)].flatMap((comune) => {
    const patron = patronHoliday(patrons, comune, year);
    return patron ? [rowOf(patron, comune)] : [];
  });
  return [...national, ...local]
    .filter((row) => !known.has(keyOfFact('holiday', row)))
    .toSorted((one, other) => String(one['day']).localeCompare(String(other['day'])));
}

const rowOf = ({ day, type, name }: Holiday, comune: string): FactRow => ({
  day: isoDay(day),
  type,
  comune,
  name,
});
