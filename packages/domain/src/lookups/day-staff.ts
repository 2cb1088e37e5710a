import { addDays } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import { Categories } from './categories.ts';
import type { LookupValue } from './lookup-value.ts';

/** Days, both included, on which the people of a category work a timetable from Monday to Friday. */
export interface DayStaffSpan {
  readonly category: string;
  readonly from: Day;
  readonly to: Day;
}

/** When within a range, both days included, these categories are day staff; one may change from a day on. `values`: the list's. */
export function dayStaffSpans(
  values: readonly LookupValue[],
  names: readonly string[],
  { from, to }: { readonly from: Day; readonly to: Day },
): readonly DayStaffSpan[] {
  const changes = values.flatMap(({ validFrom, validTo }) =>
    validTo === null ? [validFrom] : [validFrom, addDays(validTo, 1)],
  );
  const begins = [...new Set([from, ...changes.filter((day) => from < day && day <= to)])].toSorted(
    (one, other) => one - other,
  );
  const spans: DayStaffSpan[] = [];
  begins.forEach((begin, at) => {
    const categories = new Categories(values, begin);
    const next = begins[at + 1];
    const last = next === undefined ? to : addDays(next, -1);
    for (const category of names.filter((name) => categories.isDayStaff(name))) {
      const open = spans.findIndex((span) => span.category === category && addDays(span.to, 1) === begin);
      if (open === -1) spans.push({ category, from: begin, to: last });
      else spans[open] = { ...spans[open]!, to: last };
    }
  });
  return spans;
}
