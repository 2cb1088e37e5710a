import { OUTCOME } from '@torre/contract/outcome';
import { filterCalendar, ownShifts } from '@torre/contract/month';
import { readDay, readOwnDay } from '@torre/contract/cells';
import type { DayReply } from '@torre/contract/cells';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import {
  LIRR,
  NOVEMBER,
  cellOf,
  cellWith,
  change,
  employeeIdOf,
  verdict,
} from '../../testing/roster-steps.ts';

let server: TestServer;
let manager: TestClient;
let person: TestClient;
let me: string;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
  person = await server.signIn('cta.lirr');
  me = await employeeIdOf(person);
});

afterAll(() => server.close());

async function day(employeeId: string, date: string): Promise<DayReply> {
  return (await manager.call(readDay, { query: { ...LIRR, employeeId, date } })).reply;
}

describe('the day of a person', () => {
  test('tells the dialog all of one cell: person, shift, neighbours, what may be done', async () => {
    const cell = await cellWith(manager, 'M', '20261120');
    const { employeeId, employeeName, employeeSurname, island } = cell.person;
    const reply = await day(employeeId, '20261120');
    expect(reply.employee).toMatchObject({
      employeeId,
      employeeName,
      employeeSurname,
      category: 'CTA',
      island,
    });
    expect(reply.employee.employmentCondition).toBe('LO');
    expect(reply.employee.specializations.length).toBeGreaterThan(0);
    expect(reply.shift).toEqual(cell.shift);
    expect(reply.around.map((near) => near.date)).toEqual([
      '20261116',
      '20261117',
      '20261118',
      '20261119',
      '20261121',
      '20261122',
      '20261123',
      '20261124',
    ]);
    const body = { from: '20261116', to: '20261124', employees: [employeeId] };
    const month = (await manager.call(filterCalendar, { query: LIRR, body })).reply.employees[0]!;
    for (const near of reply.around) {
      expect(near.turn).toBe(month.shifts.find((shift) => shift.date === near.date)!.turn);
    }
    expect(reply.definitions.map((definition) => definition.name)).toContain('FLES');
    expect(reply).toMatchObject({
      defaultTurn: 'M',
      isStrategic: true,
      cantModify: false,
      allowedActions: ['update', 'delete'],
    });
  });

  test('a closed day offers nothing', async () => {
    const reply = await day(me, '20261106');
    expect(reply).toMatchObject({ cantModify: true, allowedActions: [] });
  });

  test('an empty day offers an insert', async () => {
    const cell = await cellWith(manager, 'P', '20261205');
    await server.db.query('delete from day_shift where employee_id = $1 and day = $2', [
      cell.person.employeeId,
      cell.shift.date,
    ]);
    expect(await day(cell.person.employeeId, '20261205')).toMatchObject({
      shift: null,
      allowedActions: ['insert'],
    });
  });

  test('[M5.14] six working days before the date are noticed, five are not, and the date itself is none of them', async () => {
    const { person: worker } = await cellWith(manager, 'R', '20261222');
    const put = async (date: string, turn: string) => {
      const { status } = await change(manager, await cellOf(manager, worker.employeeId, date), { turn });
      expect(status).toBe(200);
    };
    const noticed = async () => (await day(worker.employeeId, '20261222')).has6WorkingDaysBefore;
    // The seventh day before is not looked at.
    await put('20261215', 'REP');
    for (const date of ['20261216', '20261217', '20261218', '20261219', '20261220', '20261221'])
      await put(date, 'T10');
    expect(await noticed()).toBe(true);
    await put('20261219', 'REP');
    expect(await noticed()).toBe(false);
    await put('20261219', 'T10');
    // Six days of work in a row, the date one of them.
    await put('20261222', 'T10');
    expect(await noticed()).toBe(true);
    await put('20261216', 'REP');
    expect(await noticed()).toBe(false);
  });
});

describe('the own shifts', () => {
  test('[E7.9.13] a person reads the own month as the managers plan it', async () => {
    const { reply } = await person.call(ownShifts, { query: NOVEMBER });
    const mine = (await manager.call(filterCalendar, { query: LIRR, body: { ...NOVEMBER, employees: [me] } }))
      .reply;
    expect(reply.shifts).toEqual(mine.employees[0]!.shifts);
    expect(reply.shifts).toHaveLength(30);
    expect(reply.plant).toBe('LIRR');
    expect(reply.definitions.map((definition) => definition.name)).toContain('N');
    expect(reply.holidays.map((holiday) => holiday.date)).toEqual(['20261101']);
  });

  test('[E7.9.13] whoever is named in the call, each reads the own shifts', async () => {
    const other = await server.signIn('meteo.lirr');
    const url = `/api/employee/shifts?from=20261101&to=20261130&employeeId=${me}&personId=${me}`;
    const { shifts } = (await (await other.send('GET', url)).json()) as { shifts: { shiftId: string }[] };
    const them = await employeeIdOf(other);
    expect(shifts.map(({ shiftId }) => shiftId.split('-')[0])).toEqual(
      Array.from({ length: 30 }, () => them),
    );
    const ownDay = (await (
      await other.send('GET', `/api/employee/calendar/day?date=20261120&employeeId=${me}`)
    ).json()) as DayReply;
    expect(ownDay.employee.employeeId).toBe(them);
  });

  test('who has no plant has no shifts', async () => {
    const pilot = await server.signIn('pilota');
    const { reply } = await pilot.call(ownShifts, { query: NOVEMBER });
    expect(reply).toMatchObject({ outcome: { code: OUTCOME.ok }, plant: null, shifts: [], definitions: [] });
    expect(verdict(await pilot.call(readOwnDay, { query: { date: '20261120' } }))).toEqual([
      404,
      OUTCOME.notFound,
    ]);
  });

  test('the own day is read only, notes included', async () => {
    const cell = await cellOf(manager, me, '20261122');
    await change(manager, cell, { note: 'Per te' });
    const { reply } = await person.call(readOwnDay, { query: { date: '20261122' } });
    expect(reply).toMatchObject({
      employee: { employeeId: me },
      shift: { note: 'Per te' },
      allowedActions: [],
    });
  });
});
