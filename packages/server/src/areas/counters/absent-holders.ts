import { standingOf, takesAway } from '@torre/domain/counters';
import type { PresenceKind, PresenceSpan, SubtractionRules } from '@torre/domain/counters';
import { addDays } from '@torre/domain/kernel';
import type { Day, UtcMinute } from '@torre/domain/kernel';
import type { CounterTables, TimeAway } from './counters.reads.ts';

/** The hours of one counter. */
export interface CounterSpan {
  readonly day: Day;
  readonly kind: PresenceKind;
  readonly start: UtcMinute;
  readonly end: UtcMinute;
}

/** What the columns know of people beside their counts. */
export interface KnownPeople {
  readonly tables: CounterTables;
  readonly rules: SubtractionRules;
  readonly away: ReadonlyMap<string, TimeAway>;
  readonly shiftOn: (personIndex: number, day: Day) => readonly PresenceSpan[];
}

/**
 * Who would stand in the counter by the shift and is away in part or all of it, with the specializations (bits) that they
 * may take. Absences in `ignored` take nobody away.
 */
export function absentPeople(
  span: CounterSpan,
  { tables, rules, away, shiftOn }: KnownPeople,
  ignored: ReadonlySet<string>,
): readonly { readonly employeeId: string; readonly specializations: number }[] {
  const names = {
    specializations: tables.specializations,
    islands: tables.islands.map(({ islandId }) => islandId),
  };
  const meets = (start: UtcMinute, end: UtcMinute): boolean => start < span.end && end > span.start;
  return tables.people.flatMap((person, index) => {
    const own = away.get(person.employeeId);
    if (own === undefined) return [];
    const taking = own.absences.filter(
      (absence) => !ignored.has(absence.absenceId) && takesAway(absence, rules),
    );
    const doing = own.activities.filter(({ code }) => rules.activities.includes(code));
    // the shift of a neighbouring date may reach into the counter
    for (const day of [-1, 0, 1].map((distance) => addDays(span.day, distance))) {
      const isThere = shiftOn(index, day).some(
        ({ kind, start, end }) => kind === span.kind && meets(start, end),
      );
      if (!isThere) continue;
      const isAway =
        taking.some(({ fromDay, toDay, start, end }) =>
          start === null || end === null ? fromDay <= day && day <= toDay : meets(start, end),
        ) ||
        doing.some((one) =>
          one.start === null || one.end === null ? one.day === day : meets(one.start, one.end),
        );
      if (!isAway) continue;
      return [
        { employeeId: person.employeeId, specializations: standingOf(person, day, names).specializations },
      ];
    }
    return [];
  });
}
