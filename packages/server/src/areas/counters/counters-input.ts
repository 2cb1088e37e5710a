import type { Day, UtcMinute, ZoneTable } from '@torre/domain/kernel';
import { chairTable } from '@torre/domain/counters';
import type { CountersInput, Presence, PresenceKind, PresenceSpan } from '@torre/domain/counters';
import type { ShiftClass } from '@torre/domain/roster';
import type { CounterTables } from './counters.reads.ts';

/** Working and on-call shifts count in their slots; rest and flexible days in none (domain.md 3.5, 3.7 step 2). */
function presenceKind(shiftClass: ShiftClass | null): PresenceKind | null {
  return shiftClass === 'LAV' || shiftClass === 'REP' ? shiftClass : null;
}

/** What a shift gives to the counters: its time, or nothing. */
export function spansOf(
  shiftClass: ShiftClass | null,
  start: UtcMinute | null,
  end: UtcMinute | null,
): PresenceSpan[] {
  const kind = presenceKind(shiftClass);
  return kind === null || start === null || end === null ? [] : [{ kind, start, end }];
}

/** A person counts with the category held on the day: who changes it in mid-month is two entries. */
export function personKey(employeeId: string, category: string): string {
  return `${employeeId} ${category}`;
}

/** Index into `people` by `personKey`. */
export function peopleIndex(tables: CounterTables): ReadonlyMap<string, number> {
  return new Map(
    tables.people.map((person, index) => [personKey(person.employeeId, person.category), index]),
  );
}

/** The full input of domain.md 3.7 in its first form: no absences, no activities, everybody usable. */
export function countersInput(tables: CounterTables, zone: ZoneTable, from: Day, to: Day): CountersInput {
  const index = peopleIndex(tables);
  return {
    zone,
    from,
    to,
    timeslots: tables.timeslots,
    people: tables.people.map(({ employeeId, category }) => ({ personId: employeeId, category })),
    presence: tables.shifts.flatMap((row): Presence[] => {
      const personIndex = index.get(personKey(row.employee_id, row.category));
      if (personIndex === undefined) return [];
      const spans = spansOf(row.shift_class, row.start, row.end);
      return spans.map((span) => ({ personIndex, day: row.day, ...span }));
    }),
    ...chairTable(tables.demand, (day) => tables.restDays.has(day)),
  };
}
