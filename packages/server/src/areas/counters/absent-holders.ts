import { conditionOf, standingOf, takesAway } from '@torre/domain/counters';
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

export interface AbsentPerson {
  readonly employeeId: string;
  /** Bits of those that the person may take. */
  readonly specializations: number;
  /** The parts of the shift from which the person is away. */
  readonly spans: readonly { readonly start: UtcMinute; readonly end: UtcMinute }[];
}

/**
 * Who would stand in the counter by the shift and is away in part or all of it, when, and what they may take. Absences in
 * `ignored` take nobody away.
 */
export function absentPeople(
  span: CounterSpan,
  { tables, rules, away, shiftOn }: KnownPeople,
  ignored: ReadonlySet<string>,
): readonly AbsentPerson[] {
  const names = {
    specializations: tables.specializations,
    islands: tables.islands.map(({ islandId }) => islandId),
  };
  return tables.people.flatMap((person, index) => {
    const own = away.get(person.employeeId);
    if (own === undefined) return [];
    const activities = own.activities
      .filter(({ code }) => rules.activities.includes(code))
      .map((one) => ({ ...one, fromDay: one.day, toDay: one.day }));
    // the shift of a neighbouring date may reach into the counter
    for (const day of [-1, 0, 1].map((distance) => addDays(span.day, distance))) {
      const condition = conditionOf(person, day);
      const absences = own.absences.filter(
        (one) => !ignored.has(one.absenceId) && takesAway(one, condition, day, rules),
      );
      const times = [...absences, ...activities];
      const there = shiftOn(index, day).filter(({ kind }) => kind === span.kind);
      const spans = there.flatMap((shift) =>
        times.flatMap((time) => {
          const isWhole = time.start === null || time.end === null;
          if (isWhole && (day < time.fromDay || time.toDay < day)) return [];
          const start = Math.max(span.start, shift.start, isWhole ? shift.start : time.start!);
          const end = Math.min(span.end, shift.end, isWhole ? shift.end : time.end!);
          return start < end ? [{ start, end }] : [];
        }),
      );
      const { specializations } = standingOf(person, day, names);
      if (spans.length > 0) return [{ employeeId: person.employeeId, specializations, spans }];
    }
    return [];
  });
}
