import { addDays, dayOf, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { readPersonRosters } from './person-rosters.reads.ts';

let server: TestServer;
let people: readonly string[];
const FIRST = dayOf(2026, 12, 7);
const WEEK = { from: FIRST, to: addDays(FIRST, 6) };
const on = (days: number): string => isoDay(addDays(FIRST, days));

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  const { rows } = await server.db.query(
    `select employee_id from day_shift where icao = 'LIRR' and day = $1 order by 1 limit 4`,
    [on(0)],
  );
  people = rows.map(({ employee_id }) => employee_id as string);
});

afterAll(() => server.close());

/** What stands in the roster of the nth person in the week. */
async function roster(nth: number) {
  const { people: read } = await readPersonRosters(server.db, [people[nth]!], WEEK);
  return read.get(people[nth]!)!;
}

test('absences are those decided, accepted or approved; of requests still to decide none is read', async () => {
  const employeeId = people[0]!;
  await server.db.query('delete from absence where employee_id = $1', [employeeId]);
  await server.db.query(
    `insert into absence (absence_id, employee_id, cause, state, unit, from_day, to_day)
      select gen_random_uuid(), $1, '8114', state, 'G', $2::date + nth::integer, $2::date + nth::integer
        from unnest('{10,20,40,50,60,70}'::integer[]) with ordinality as t (state, nth)`,
    [employeeId, on(-1)],
  );
  const { absences } = await roster(0);
  expect(absences.map(({ state }) => state).toSorted((one, other) => one - other)).toEqual([10, 20]);
});

describe('what reaches into the days', () => {
  test('by the evening before and the night after, and nothing farther away', async () => {
    const employeeId = people[1]!;
    await server.db.query('delete from absence where employee_id = $1', [employeeId]);
    await server.db.query('delete from activity where employee_id = $1', [employeeId]);
    for (const day of [-2, -1, 7, 8]) {
      await server.db.query(
        `insert into absence (absence_id, employee_id, cause, state, unit, from_day, to_day)
          values (gen_random_uuid(), $1, '8114', 10, 'G', $2, $2)`,
        [employeeId, on(day)],
      );
      await server.db.query(
        `insert into activity (activity_id, employee_id, icao, day, code, start_at, end_at)
          values (gen_random_uuid(), $1, 'LIRR', $2, 'STR', $2::date + time '18:00', $2::date + time '20:00')`,
        [employeeId, on(day)],
      );
    }
    const { absences, activities } = await roster(1);
    const days = (all: readonly Day[]) => all.map((day) => day - FIRST).toSorted((one, other) => one - other);
    expect(days(absences.map(({ fromDay }) => fromDay))).toEqual([-1, 7]);
    expect(days(activities.map(({ day }) => day))).toEqual([-1, 7]);
  });
});

test('who may not work at night is read with the days of it', async () => {
  const employeeId = people[2]!;
  expect((await roster(2)).nightExemptions).toEqual([]);
  await server.db.query(
    `insert into night_exemption (employee_id, valid_from, valid_to) values ($1, $2, $3), ($1, $4, null)`,
    [employeeId, on(1), on(2), on(4)],
  );
  const { nightExemptions } = await roster(2);
  expect(nightExemptions.toSorted((one, other) => one.from - other.from)).toEqual([
    { from: addDays(FIRST, 1), to: addDays(FIRST, 2) },
    { from: addDays(FIRST, 4), to: null },
  ]);
});

test('a code is what its plant defines on the day of the cell', async () => {
  const employeeId = people[3]!;
  await server.db.query(
    `insert into shift_definition (icao, shift_id, name, description, shift_class, begin_time, end_time,
        secondary_activity, from_date, to_date, ord)
      values ('LIRR', 'pr1', 'ZZ', 'Corso', 'LAV', 420, 900, false, $1, $2, 901),
        ('LIRR', 'pr2', 'ZZ', 'Corso', 'NONLAV', null, null, false, $3, $3, 902)`,
    [on(0), on(1), on(2)],
  );
  await server.db.query(
    `update day_shift set turn = 'ZZ', start_at = null, end_at = null
      where icao = 'LIRR' and employee_id = $1 and day between $2 and $3`,
    [employeeId, on(0), on(3)],
  );
  const { cells } = await roster(3);
  const classes = cells.slice(0, 4).map(({ turn, definition }) => `${turn} ${definition?.shiftClass}`);
  expect(classes).toEqual(['ZZ LAV', 'ZZ LAV', 'ZZ NONLAV', 'ZZ undefined']);
  const { definitionOn } = await readPersonRosters(server.db, [employeeId], WEEK, ['LIRR']);
  expect([0, 2, 3].map((day) => definitionOn('LIRR', 'ZZ', addDays(FIRST, day))?.shiftClass)).toEqual([
    'LAV',
    'NONLAV',
    undefined,
  ]);
});
