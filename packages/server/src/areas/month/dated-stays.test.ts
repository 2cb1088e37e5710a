import { OUTCOME } from '@torre/contract/outcome';
import { colleaguesCalendar, ownShifts } from '@torre/contract/month';
import type { CalendarEmployee } from '@torre/contract/month';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import {
  NOVEMBER,
  cellWith,
  cellsOf,
  change,
  compact,
  employeeIdOf,
  insert,
  november,
  verdict,
} from '../../testing/roster-steps.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
});

afterAll(() => server.close());

describe('who moves in mid-month', () => {
  test('stands in both rosters on the right days', async () => {
    const cell = await cellWith(manager, 'R', '20261130');
    const { employeeId } = cell.person;
    await server.db.query(`update assignment set valid_to = '2026-11-20' where employee_id = $1`, [
      employeeId,
    ]);
    await server.db.query(
      `insert into assignment (assignment_id, employee_id, icao, unit_code, category, employment_condition, valid_from)
       select gen_random_uuid(), $1, 'LIRF', unit_code, 'CTA', 'LO', '2026-11-21' from unit where icao = 'LIRF' limit 1`,
      [employeeId],
    );
    await server.db.query(
      `update day_shift set icao = 'LIRF' where employee_id = $1 and day > '2026-11-20'`,
      [employeeId],
    );
    const fiumicino = await server.signIn('responsabile.lirf');
    // another process, so that nothing kept in memory knows the person as before
    const sibling = await server.startSibling();
    const [roma, lirf] = await Promise.all([
      sibling.signIn('responsabile.lirr'),
      sibling.signIn('responsabile.lirf'),
    ]);
    const before = cellsOf((await compact(roma)).reply, employeeId);
    const after = cellsOf((await compact(lirf, NOVEMBER, 'LIRF')).reply, employeeId);
    await sibling.close();
    for (const [date, turn] of before) expect(turn === '.').toBe(date > '20261120');
    for (const [date, turn] of after) expect(turn === '.').toBe(date <= '20261120');
    const own = (people: readonly CalendarEmployee[]) =>
      people.find((person) => person.employeeId === employeeId)!.shifts;
    expect(
      own(await november(manager))
        .map((shift) => shift.date)
        .at(-1),
    ).toBe('20261120');
    expect(own(await november(fiumicino, 'LIRF')).map((shift) => shift.date)[0]).toBe('20261121');
    expect(verdict(await insert(manager, cell, { date: '20261121' }))).toEqual([409, OUTCOME.notAssigned]);
  });
});

describe('what a colleague sees', () => {
  test('codes only: no marks, no notes, no count of changes, an absence without its reason', async () => {
    const colleague = await server.signIn('meteo.lirr');
    const cell = await cellWith(manager, 'M', '20261126');
    const times = { startDate: '20261126 0600', endDate: '20261126 1400' };
    await change(manager, cell, { note: 'Riservata', isStr: true, ...times });
    const away = await cellWith(manager, 'P', '20261126');
    await server.db.query(
      `update day_shift set turn = 'MAL', start_at = null, end_at = null where employee_id = $1 and day = $2`,
      [away.person.employeeId, '2026-11-26'],
    );
    const { reply: month } = await colleague.call(colleaguesCalendar, { query: NOVEMBER });
    expect(month).toMatchObject({ plant: 'LIRR', editable: false });
    expect(month.people).toHaveLength(145);
    expect(month.people.filter((person) => person.marks ?? person.versions ?? person.times)).toEqual([]);
    expect(JSON.stringify(month)).not.toContain('Riservata');
    expect(JSON.stringify(month)).not.toContain('MAL');
    expect(cellsOf(month, away.person.employeeId).get('20261126')).toBe('ASS');
    expect(cellsOf(month, cell.person.employeeId).get('20261126')).toBe('M');
  });

  test('a code that was a shift until mid-month is one on those days only', async () => {
    await server.db.query(
      `insert into shift_definition (shift_id, icao, name, description, shift_class, start_offset, secondary_activity, from_date, to_date, ord)
       select 'prova-x9', icao, 'X9', 'Prova', shift_class, 0, false, '2026-11-01', '2026-11-15', 900
         from shift_definition where icao = 'LIRR' and name = 'R' limit 1`,
    );
    const { person } = await cellWith(manager, 'P', '20261127');
    await server.db.query(
      `update day_shift set turn = 'X9', start_at = null, end_at = null where employee_id = $1 and day in ('2026-11-15', '2026-11-16')`,
      [person.employeeId],
    );
    // Another process: nothing of this month is kept there.
    const sibling = await server.startSibling();
    const colleague = await sibling.signIn('meteo.lirr');
    const { reply: month } = await colleague.call(colleaguesCalendar, { query: NOVEMBER });
    await sibling.close();
    const cells = cellsOf(month, person.employeeId);
    expect([cells.get('20261115'), cells.get('20261116')]).toEqual(['X9', 'ASS']);
  });

  test('only on the days of the own stay in the plant', async () => {
    const newcomer = await server.signIn('eav.lirn');
    const me = await employeeIdOf(newcomer);
    await server.db.query(`update assignment set valid_from = '2026-11-10' where employee_id = $1`, [me]);
    const { reply: month } = await newcomer.call(colleaguesCalendar, { query: NOVEMBER });
    expect(month.plant).toBe('LIRN');
    for (const person of month.people) {
      for (const [date, turn] of cellsOf(month, person.employeeId))
        expect(turn === '.').toBe(date < '20261110');
    }
  });

  test('nothing at all if the category does not pass the guard; the own shifts stay', async () => {
    const clerk = await server.signIn('impiegato');
    expect(verdict(await clerk.call(colleaguesCalendar, { query: NOVEMBER }))).toEqual([
      403,
      OUTCOME.notAllowed,
    ]);
    expect((await clerk.call(ownShifts, { query: NOVEMBER })).reply.shifts).toHaveLength(30);
  });

  test('nothing without a plant', async () => {
    const pilot = await server.signIn('pilota');
    const { reply: month } = await pilot.call(colleaguesCalendar, { query: NOVEMBER });
    expect(month).toMatchObject({ outcome: { code: OUTCOME.ok }, plant: '-', people: [] });
  });
});

test('an island that ended is no group of later months; who was left in it stands with the category', async () => {
  const { reply } = await compact(manager);
  const island = reply.groups.find(({ kind }) => kind === 'island')!;
  const people = reply.people.filter(({ group }) => reply.groups[group] === island);
  expect(people.length).toBeGreaterThan(0);
  const endOn = (day: string) =>
    server.db.query("update island set valid_to = $1 where icao = 'LIRR' and island_id = $2", [
      day,
      island.id,
    ]);
  // each in another process, whose memory knows nothing of it
  const groupOf = async (day: string) => {
    await endOn(day);
    const sibling = await server.startSibling();
    try {
      const month = (await compact(await sibling.signIn('responsabile.lirr'))).reply;
      const { group } = month.people.find(({ employeeId }) => employeeId === people[0]!.employeeId)!;
      return [month.groups.some(({ id }) => id === island.id), month.groups[group]!.kind];
    } finally {
      await sibling.close();
    }
  };
  expect(await groupOf('2026-11-01')).toEqual([true, 'island']);
  expect(await groupOf('2026-10-31')).toEqual([false, 'category']);
});
