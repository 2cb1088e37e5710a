import { ruleSetSource } from '@torre/domain/configuration';
import { addDays, dayFromIso, dayOf, zoneTable } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { judgePerson, timelineOf } from '@torre/domain/legality';
import type { PersonRoster, RosterFinding, RuleSource } from '@torre/domain/legality';
import { expect, test } from 'vitest';
import { buildWorld } from '../index.ts';
import { neighbouringMonths } from '../organisation/demo-months.ts';
import { SUBTRACTS, timeOf } from '../organisation/plant-counters.ts';
import { shiftNamed } from '../organisation/shift-list.ts';
import type { World } from '../world.ts';

const RULES = { ...SUBTRACTS, causesOfWork: ['SFS', 'VM'] };

const dayIn = (text: string): Day => dayFromIso(text)!;
const upTo = (text: string | null): Day | null => (text === null ? null : dayIn(text));

/** The roster of everybody who has cells in the plant, as the rules read it. */
function rostersOf(world: World, icao: string): ReadonlyMap<string, PersonRoster> {
  const of = <Row extends { readonly employee_id: string }>(rows: readonly Row[]) =>
    Map.groupBy(rows, (row) => row.employee_id);
  const [cells, absences, activities, posts, exemptions] = [
    of(world.day_shift),
    of(world.absence),
    of(world.activity),
    of(world.assignment),
    of(world.night_exemption),
  ];
  const people = new Set(world.day_shift.filter((row) => row.icao === icao).map((row) => row.employee_id));
  return new Map(
    [...people].map((employeeId): [string, PersonRoster] => [
      employeeId,
      {
        cells: cells.get(employeeId)!.map((row) => ({
          icao: row.icao,
          day: dayIn(row.day),
          turn: row.turn,
          definition: shiftNamed(row.turn),
          start: timeOf(row.start_at),
          end: timeOf(row.end_at),
          ownTimes: row.own_times,
        })),
        absences: (absences.get(employeeId) ?? []).map((row) => ({
          absenceId: row.absence_id,
          cause: row.cause,
          state: row.state,
          fromDay: dayIn(row.from_day),
          toDay: dayIn(row.to_day),
          start: timeOf(row.start_at),
          end: timeOf(row.end_at),
        })),
        activities: (activities.get(employeeId) ?? []).map((row) => ({
          icao: row.icao,
          code: row.code,
          day: dayIn(row.day),
          start: timeOf(row.start_at),
          end: timeOf(row.end_at),
        })),
        overtime: (activities.get(employeeId) ?? []).map((row) => ({
          icao: row.icao,
          code: row.code,
          day: dayIn(row.day),
          start: timeOf(row.start_at),
          end: timeOf(row.end_at),
        })),
        posts: posts.get(employeeId)!.map((row) => ({
          category: row.category,
          condition: row.employment_condition,
          from: dayIn(row.valid_from),
          to: upTo(row.valid_to),
        })),
        nightExemptions: (exemptions.get(employeeId) ?? []).map((row) => ({
          from: dayIn(row.valid_from),
          to: upTo(row.valid_to),
        })),
      },
    ]),
  );
}

/** What the rules of BASE find in LIRR in each month of the demo, with who it is. */
function findingsByMonth(
  world: World,
  today: Day,
): ReadonlyMap<string, readonly (RosterFinding & { person: string })[]> {
  const months = neighbouringMonths(today);
  const zone = zoneTable(addDays(months[0]!.first, -3), addDays(months.at(-1)!.last, 3));
  const source: RuleSource = { zone, rulesOn: ruleSetSource(new Map()) };
  const timelines = [...rostersOf(world, 'LIRR')].map(
    ([person, roster]) => [person, timelineOf(roster, RULES, zone)] as const,
  );
  return new Map(
    months.map(({ first, last, year, month }) => [
      `${year}-${String(month).padStart(2, '0')}`,
      timelines.flatMap(([person, timeline]) =>
        judgePerson(timeline, source, { from: first, to: last })
          .filter(({ icao }) => icao === 'LIRR')
          .map((finding) => ({ ...finding, person })),
      ),
    ]),
  );
}

test('every month of LIRR has 8 to 25 findings, of several rules and people, and none that its cycles bring', () => {
  const today = dayOf(2026, 11, 14);
  const world = buildWorld('small', today);
  // what stands in no cycle: saves of managers, and calls
  const planned = world.day_shift.filter(({ version, turn }) => version > 1 || turn.startsWith('RP'));
  const plannedFor = new Set(planned.map((row) => row.employee_id));
  for (const [month, found] of findingsByMonth(world, today)) {
    const people = new Set(found.map(({ person }) => person));
    const rules = new Set(found.map(({ rule }) => rule));
    expect([month, found.length >= 8, found.length <= 25]).toEqual([month, true, true]);
    expect([month, people.size >= 6, rules.size >= 4]).toEqual([month, true, true]);
    expect([month, [...people].filter((person) => !plannedFor.has(person))]).toEqual([month, []]);
  }
});
