import type { Day, UtcMinute, ZoneTable } from '@torre/domain/kernel';
import {
  askedBy,
  conditionOf,
  holdsOn,
  openPositions,
  standingOf,
  withdrawalsOf,
} from '@torre/domain/counters';
import type {
  CountersInput,
  IgnoredAbsence,
  Presence,
  PresenceKind,
  PresenceSpan,
  SubtractionRules,
  Withdrawal,
} from '@torre/domain/counters';
import type { ShiftClass } from '@torre/domain/roster';
import type { CounterTables, IgnoredRow, TimeAway } from './counters.reads.ts';

/** Overtime of a secondary activity adds its time (domain.md 3.6). */
export const OVERTIME = 'STR';

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

/** The overtime that somebody's activities add on a day. */
export function overtimeOn(away: TimeAway | undefined, day: Day): PresenceSpan[] {
  return (away?.activities ?? []).flatMap((activity): PresenceSpan[] =>
    activity.code === OVERTIME && activity.day === day && activity.start !== null && activity.end !== null
      ? [{ kind: 'LAV', start: activity.start, end: activity.end, overtime: true }]
      : [],
  );
}

/**
 * The tables with those specializations alone that an open position asks for: who may do only something else is not
 * counted (domain.md 3.7 step 3).
 */
export function withAskedSpecializations(tables: CounterTables): CounterTables {
  const { positions, openings } = tables.room;
  const open = new Set(openings.map(({ positionId }) => positionId));
  const asked = new Set(
    positions
      .filter(({ positionId }) => open.has(positionId))
      .map(({ specializationId }) => specializationId),
  );
  const specializations = tables.specializations.filter(({ specializationId }) =>
    asked.has(specializationId),
  );
  return { ...tables, specializations };
}

/** Index into `people`. */
export function peopleIndex(tables: CounterTables): ReadonlyMap<string, number> {
  return new Map(tables.people.map(({ employeeId }, index) => [employeeId, index]));
}

export function ignoredOf(
  rows: readonly IgnoredRow[],
  { timeslots }: Pick<CounterTables, 'timeslots'>,
): readonly IgnoredAbsence[] {
  return rows.flatMap(({ absenceId, day, timeslotId }) => {
    const slotIndex = timeslots.findIndex((slot) => slot.timeslotId === timeslotId && holdsOn(slot, day));
    return slotIndex < 0 ? [] : [{ absenceId, day, slotIndex }];
  });
}

/** What absences and activities take from somebody of the tables (domain.md 3.7 step 2). */
export function withdrawalsIn(
  { people }: Pick<CounterTables, 'people'>,
  rules: SubtractionRules,
  personIndex: number,
  { absences, activities }: TimeAway,
): readonly Withdrawal[] {
  const person = people[personIndex]!;
  return withdrawalsOf(personIndex, absences, activities, rules, (day) => conditionOf(person, day));
}

/** The input of domain.md 3.7 from the tables. */
export function countersInput(
  tables: CounterTables,
  rules: SubtractionRules,
  zone: ZoneTable,
  from: Day,
  to: Day,
): CountersInput {
  const index = peopleIndex(tables);
  const { people, specializations, away } = tables;
  const islands = tables.islands.map(({ islandId }) => islandId);
  const names = { specializations, islands };
  const specializationIds = specializations.map(({ specializationId }) => specializationId);
  const shifts = tables.shifts.flatMap((row): Presence[] => {
    const personIndex = index.get(row.employee_id);
    if (personIndex === undefined) return [];
    return spansOf(row.shift_class, row.start, row.end).map((span) => ({
      personIndex,
      day: row.day,
      ...span,
    }));
  });
  const overtime = people.flatMap(({ employeeId }, personIndex): Presence[] => {
    const days = new Set(away.get(employeeId)?.activities.map(({ day }) => day));
    return [...days].flatMap((day) =>
      overtimeOn(away.get(employeeId), day).map((span) => ({ personIndex, day, ...span })),
    );
  });
  return {
    zone,
    from,
    to,
    timeslots: tables.timeslots,
    specializations: specializations.length,
    islands: islands.length,
    people: people.length,
    standing: (person, day) => standingOf(people[person]!, day, names),
    presence: [...shifts, ...overtime],
    withdrawals: people.flatMap(({ employeeId }, personIndex) => {
      const own = away.get(employeeId);
      return own ? withdrawalsIn(tables, rules, personIndex, own) : [];
    }),
    ignored: ignoredOf(tables.ignored, tables),
    asked: askedBy(tables.room, specializationIds),
    chairs: openPositions(tables.room, { specializations: specializationIds, islands }, (day) =>
      tables.restDays.has(day),
    ),
  };
}
