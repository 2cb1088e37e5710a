import { readCategories, readEmployeeDivision, readEmployees } from '@torre/contract/people';
import { filterCalendar } from '@torre/contract/month';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

const ON = { division: 'DIVLIRR', date: '20261123' };

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
});

afterAll(() => server.close());

async function employees(query: object) {
  return (await manager.call(readEmployees, { query: { ...ON, ...query } })).reply;
}

describe('the people of a division', () => {
  test('[E7.9.01] are the people of the roster on those days, each with unit code and specializations', async () => {
    const { employees: all, units, specializations } = await employees({ dateTo: '20261130' });
    const body = { from: '20261123', to: '20261130' };
    const { reply } = await manager.call(filterCalendar, { query: { plant: 'LIRR' }, body });
    expect(all.map(({ employeeId }) => employeeId)).toEqual(
      reply.employees.map(({ employeeId }) => employeeId),
    );
    const codes = new Set(units.map(({ codUo }) => codUo));
    const known = new Set(specializations.map(({ specializationId }) => specializationId));
    for (const person of all) {
      expect(codes).toContain(person.codUo);
      for (const id of person.specializations) expect(known).toContain(id);
    }
    expect(all.some((person) => person.specializations.length > 0)).toBe(true);
  });

  test('offer no unit and no specialization that ended before the days; who is left in it keeps its code', async () => {
    const { employees: all, units, specializations } = await employees({});
    const unit = units[0]!.codUo;
    const specialization = specializations[0]!.specializationId;
    const endOn = (day: string | null) =>
      server.db.query(
        `with unit_end as (update unit set valid_to = $1 where unit_code = $2)
         update specialization set valid_to = $1 where icao = 'LIRR' and specialization_id = $3`,
        [day, unit, specialization],
      );
    const offered = async () => {
      const now = await employees({});
      return [
        now.units.some(({ codUo }) => codUo === unit),
        now.specializations.some(({ specializationId }) => specializationId === specialization),
        now.employees.filter(({ codUo }) => codUo === unit).length,
      ];
    };
    const people = all.filter(({ codUo }) => codUo === unit).length;
    expect(people).toBeGreaterThan(0);
    await endOn('2026-11-23');
    expect(await offered()).toEqual([true, true, people]);
    await endOn('2026-11-22');
    expect(await offered()).toEqual([false, false, people]);
    await endOn(null);
  });

  test('[E7.9.01] are nobody who left before the days or comes after them', async () => {
    const { employees: all } = await employees({ dateTo: '20261130' });
    const [left, lastDay, comes] = all.map(({ employeeId }) => employeeId);
    const stay = (employeeId: string | undefined, from: string | null, to: string | null) =>
      server.db.query(
        `update assignment set valid_from = coalesce($2, valid_from), valid_to = $3
         where employee_id = $1 and icao = 'LIRR'`,
        [employeeId, from, to],
      );
    const { rows } = await server.db.query(
      "select valid_from from assignment where employee_id = $1 and icao = 'LIRR'",
      [comes],
    );
    await stay(left, null, '2026-11-22');
    await stay(lastDay, null, '2026-11-23');
    await stay(comes, '2026-12-01', null);
    const listed = (await employees({ dateTo: '20261130' })).employees.map(({ employeeId }) => employeeId);
    expect(listed).toEqual(
      all.slice(1).flatMap(({ employeeId }) => (employeeId === comes ? [] : employeeId)),
    );
    for (const employeeId of [left, lastDay]) await stay(employeeId, null, null);
    await stay(comes, rows[0].valid_from, null);
    expect((await employees({ dateTo: '20261130' })).employees).toEqual(all);
  });

  test('[E7.9.01] are narrowed by unit code, by specialization and to one person, together too', async () => {
    const { employees: all, units, specializations } = await employees({});
    const unit = units[0]!.codUo;
    const wanted = specializations.slice(0, 2).map(({ specializationId }) => specializationId);
    const has = (person: (typeof all)[number]): boolean =>
      person.specializations.some((id) => wanted.includes(id));

    const inUnit = await employees({ cod_uo: unit });
    expect(inUnit.employees).toEqual(all.filter(({ codUo }) => codUo === unit));
    expect(inUnit.units.map(({ codUo }) => codUo)).toEqual([unit]);

    const able = await employees({ specializations: wanted.join() });
    expect(able.employees.length).toBeGreaterThan(0);
    expect(able.employees.length).toBeLessThan(all.length);
    expect(able.employees).toEqual(all.filter(has));

    const one = able.employees[0]!;
    const person = { employeeId: one.employeeId };
    expect((await employees(person)).employees).toEqual([one]);
    expect((await employees({ ...person, cod_uo: one.codUo })).employees).toEqual([one]);
    expect((await employees({ ...person, cod_uo: 'NESSUNA' })).employees).toEqual([]);
  });

  test('[E7.9.01] hold a specialization only while it is valid', async () => {
    const { employees: all } = await employees({});
    const person = all.find(({ specializations }) => specializations.length > 0)!;
    const { employeeId } = person;
    await server.db.query(
      "update employee_specialization set valid_to = '2026-11-20' where employee_id = $1 and icao = 'LIRR'",
      [employeeId],
    );
    expect((await employees({ employeeId })).employees[0]!.specializations).toEqual([]);
    expect((await employees({ employeeId, date: '20261120', dateTo: '20261123' })).employees).toEqual([
      person,
    ]);
  });

  test('[E7.9.01] of a plant that is not managed, of an unknown division and without a day are refused', async () => {
    for (const [query, status] of [
      ['division=DIVLIRF&date=20261123', 403],
      ['division=NESSUNA&date=20261123', 404],
      ['division=DIVLIRR', 400],
      ['division=DIVLIRR&date=20261131', 400],
      ['division=DIVLIRR&date=20261123&dateTo=20261122', 400],
    ] as const) {
      expect([query, (await manager.send('GET', `/api/employee?${query}`)).status]).toEqual([query, status]);
    }
  });
});

test('[E7.9.26] the categories are read with their names', async () => {
  const { reply } = await manager.call(readCategories, {});
  expect(reply.categories).toContainEqual({ code: 'CTA', label: 'Controllori del traffico aereo' });
  expect(reply.categories.map(({ code }) => code)).toContain('AMMINISTRATIVI');
});

describe('the division of a person', () => {
  test('[E7.9.37] follows the assignment of the day', async () => {
    const { employees: all } = await employees({});
    // The first ones are those whose assignments another test moves.
    const { employeeId } = all.findLast(({ category }) => category === 'CTA')!;
    await server.db.query("update assignment set valid_to = '2026-12-09' where employee_id = $1", [
      employeeId,
    ]);
    await server.db.query(
      `insert into assignment (assignment_id, employee_id, icao, unit_code, category, employment_condition, valid_from)
       select gen_random_uuid(), $1, 'LIRF', unit_code, 'CTA', 'LO', '2026-12-10' from unit where icao = 'LIRF' limit 1`,
      [employeeId],
    );
    const before = await manager.call(readEmployeeDivision, { query: { employeeId, date: '20261209' } });
    expect(before.reply).toMatchObject({ divisionId: 'DIVLIRR', icao: 'LIRR' });
    const elsewhere = await server.signIn('responsabile.lirf');
    const after = await elsewhere.call(readEmployeeDivision, { query: { employeeId, date: '20261210' } });
    expect(after.reply).toMatchObject({ divisionId: 'DIVLIRF', icao: 'LIRF' });
    const gone = await manager.send('GET', `/api/division/employee?employeeId=${employeeId}&date=20261210`);
    expect(gone.status).toBe(403);
  });

  test('[E5.43] is asked for with a person and a day, and with neither left out', async () => {
    for (const query of ['employeeId=100001', 'date=20261123', '', 'employeeId=&date=20261123']) {
      const { status } = await manager.send('GET', `/api/division/employee?${query}`);
      expect([query, status]).toEqual([query, 400]);
    }
  });
});
