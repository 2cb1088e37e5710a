import { readCounterDetail, readCounters, refreshCounters } from '@torre/contract/counters';
import { addCoverCall, readCover } from '@torre/contract/cover';
import { getSession } from '@torre/contract/identity';
import { filterCalendar } from '@torre/contract/month';
import { readRoomLog } from '@torre/contract/operations-room';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { peopleAway } from '../../testing/people-away.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { LIRR } from '../../testing/roster-steps.ts';

/** The last day of the states of before, and the first of those after it. */
const BEFORE = '20261210';
const AFTER = '20261211';
const ABSENCE = '00000000-0000-4000-8000-0000000000ae';
const RANGE = { division: 'DIVLIRR', from: BEFORE, to: AFTER };

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
});

afterAll(() => server.close());

/** Behind the product's back; the counters are counted anew. */
async function change(sql: string): Promise<void> {
  await server.db.query(sql);
  await manager.call(refreshCounters, { query: RANGE });
}

const detailOf = async (timeslotId: string, date: string) =>
  manager.call(readCounterDetail, { path: { timeslotId, counterId: `DIVLIRR-${date}` }, query: {} });
const counterOf = async (timeslotId: string, date: string) =>
  (await detailOf(timeslotId, date)).reply.counters;
const rowsOf = async (timeslotId: string) => {
  const { reply } = await manager.call(readCounters, { query: RANGE });
  return reply.counters
    .filter((row) => row.timeslotId === timeslotId)
    .map(({ daySelected, timeSlot }) => `${daySelected} ${timeSlot.beginTime}-${timeSlot.endTime}`);
};
const open = (position: string, hours: string): string => `
  insert into position_opening (icao, configuration_id, position_id, begin_hour, end_hour)
    select icao, configuration_id, '${position}', begin, begin + 1 from operating_configuration, unnest('{${hours}}'::int[]) begin
    where icao = 'LIRR' and '2026-12-10' between valid_from and coalesce(valid_to, 'infinity')`;

describe('a position counts by the state of the day', () => {
  test('whose specialization and island change: each day asks for its own, in its own island', async () => {
    const chairsOf = async (date: string) => {
      const { islands, specializations } = await counterOf('N', date);
      const at = (name: string) => islands.find((island) => island.name === name)!.chairs;
      return { nord: at('Nord'), sud: at('Sud'), asked: specializations.map((one) => one.specializationId) };
    };
    const [ofBefore, ofAfter] = [await chairsOf(BEFORE), await chairsOf(AFTER)];
    await change(`
      insert into specialization (icao, specialization_id, name, rating, category) values
        ('LIRR', 'ACS-PRIMA', 'Prima', 'ACS', 'CTA'), ('LIRR', 'ACS-DOPO', 'Dopo', 'ACS', 'CTA');
      insert into position (icao, position_id, name, specialization_id, island_id, ord, valid_from, valid_to) values
        ('LIRR', 'CAMBIA', 'Cambia', 'ACS-PRIMA', 'NORD', 900, '2026-01-01', '2026-12-10'),
        ('LIRR', 'CAMBIA', 'Cambia', 'ACS-DOPO', 'SUD', 900, '2026-12-11', null);
      ${open('CAMBIA', '0,1,2,3,4,5,6,23')}`);
    const [before, after] = [await chairsOf(BEFORE), await chairsOf(AFTER)];
    expect(before).toEqual({ ...ofBefore, nord: ofBefore.nord + 1, asked: expect.anything() });
    expect(before.asked).toContain('ACS-PRIMA');
    expect(before.asked).not.toContain('ACS-DOPO');
    expect(after.sud).toBe(ofAfter.sud + 1);
    expect(after.asked).toContain('ACS-DOPO');

    // the night of the change begins on the evening before it, with the state of that evening
    const missing = (await counterOf('N', AFTER)).specializations
      .filter(({ specializationId }) => ['ACS-PRIMA', 'ACS-DOPO'].includes(specializationId))
      .map(({ specializationId, chairs }) => `${specializationId} ${chairs}`);
    expect(missing.toSorted()).toEqual(['ACS-DOPO 1', 'ACS-PRIMA 1']);
  });

  test('that ends: no chair from the day after, the night on the change cut at midnight', async () => {
    const chairs = async (date: string) =>
      Object.fromEntries((await counterOf('N', date)).hours.map(({ hour, chairs: count }) => [hour, count]));
    const [ofBefore, ofAfter] = [await chairs(BEFORE), await chairs(AFTER)];
    await change(`
      insert into position (icao, position_id, name, specialization_id, ord, valid_to)
        select icao, 'FINISCE', 'Finisce', specialization_id, 901, '2026-12-10' from position
        where icao = 'LIRR' and position_id = 'CSO';
      ${open('FINISCE', '0,1,2,3,4,5,6,23')}`);
    const more = (hours: Record<string, number>, by: (hour: string) => number) =>
      Object.fromEntries(Object.entries(hours).map(([hour, count]) => [hour, count + by(hour)]));
    expect(await chairs(BEFORE)).toEqual(more(ofBefore, () => 1));
    expect(await chairs(AFTER)).toEqual(more(ofAfter, (hour) => (hour === '2300' ? 1 : 0)));
  });

  test('and who can do only what it asked for before is no longer counted after it', async () => {
    const heads = async (date: string) => (await counterOf('M', date)).employees;
    const { reply } = await manager.call(filterCalendar, {
      query: LIRR,
      body: { from: BEFORE, to: AFTER },
    });
    const both = reply.employees.find(
      ({ category, shifts }) => category !== 'CTA' && shifts.every(({ turn }) => turn === 'R'),
    )!;
    const [ofBefore, ofAfter] = [await heads(BEFORE), await heads(AFTER)];
    const { employeeId, category } = both;
    await change(`
      insert into specialization (icao, specialization_id, name, rating, category, licensed, of_category)
        values ('LIRR', 'PROVA-SOLA', 'Prova', 'ARO', '${category}', false, false);
      insert into employee_specialization (employee_id, icao, specialization_id, valid_from, valid_to)
        values ('${employeeId}', 'LIRR', 'PROVA-SOLA', '2026-01-01', '2027-12-31');
      insert into position (icao, position_id, name, specialization_id, ord, valid_from, valid_to)
        values ('LIRR', 'SOLA', 'Sola', 'PROVA-SOLA', 902, '2026-01-01', '2026-12-10');
      ${open('SOLA', '12')};
      update day_shift set turn = 'M', start_at = day + time '06:00', end_at = day + time '14:00', version = version + 1
        where employee_id = '${employeeId}' and day in ('2026-12-10', '2026-12-11')`);
    expect([await heads(BEFORE), await heads(AFTER)]).toEqual([ofBefore + 1, ofAfter]);
  });
});

describe('a timeslot is that of the day', () => {
  test('whose hours change: rows, detail, recount and call list on both sides', async () => {
    await change(`
      update timeslot set valid_to = '2026-12-10' where icao = 'LIRR' and timeslot_id = 'M';
      insert into timeslot (icao, timeslot_id, description, begin_time, end_time, ord, valid_from)
        values ('LIRR', 'M', 'M', 360, 720, 2, '2026-12-11')`);
    expect(await rowsOf('M')).toEqual([`${BEFORE} 0700-1500`, `${AFTER} 0600-1200`]);
    const hours = async (date: string) => (await counterOf('M', date)).hours.map(({ hour }) => hour);
    expect([await hours(BEFORE), await hours(AFTER)].map((all) => [all[0], all.length])).toEqual([
      ['0700', 8],
      ['0600', 6],
    ]);
    const recounted = await manager.call(refreshCounters, { query: RANGE });
    expect(recounted.status).toBe(200);
    expect(await rowsOf('M')).toHaveLength(2);
    for (const date of [BEFORE, AFTER]) {
      const asked = await manager.call(addCoverCall, {
        query: LIRR,
        body: { date, timeslotId: 'M', employeeId: await controllerOn(date) },
      });
      expect([date, asked.status]).toEqual([date, 200]);
      const found = await manager.call(readCover, { query: { ...LIRR, date, timeslotId: 'M' } });
      expect([date, found.status]).toEqual([date, 200]);
    }
    const { reply } = await manager.call(getSession, {});
    expect(reply.plantTimeslots['LIRR']!.filter(({ timeslotId }) => timeslotId === 'M')).toMatchObject([
      { beginTime: '0700', endTime: '1500' },
    ]);
  });

  test('an absence left out of it counts again in the slot of its day, whatever state that is', async () => {
    const { reply } = await manager.call(filterCalendar, { query: LIRR, body: { from: AFTER, to: AFTER } });
    const gone = await peopleAway(server.db, AFTER);
    const { employeeId } = reply.employees.find(
      (one) => one.category === 'CTA' && one.shifts[0]?.turn === 'P' && !gone.has(one.employeeId),
    )!;
    const heads = async () =>
      (await counterOf('P', AFTER)).hours.find(({ hour }) => hour === '1600')!.employees;
    const usual = await heads();
    await change(`
      insert into absence (absence_id, employee_id, cause, state, unit, from_day, to_day)
        values ('${ABSENCE}', '${employeeId}', 'FER', 10, 'G', '2026-12-11', '2026-12-11')`);
    expect(await heads()).toBe(usual - 1);
    await change(`
      insert into absence_ignored (absence_id, icao, day, timeslot_id, ignored_by, ignored_at)
        values ('${ABSENCE}', 'LIRR', '2026-12-11', 'P', '${employeeId}', now());
      update timeslot set valid_to = '2026-12-10' where icao = 'LIRR' and timeslot_id = 'P';
      insert into timeslot (icao, timeslot_id, description, begin_time, end_time, ord, valid_from)
        values ('LIRR', 'P', 'P', 900, 1320, 3, '2026-12-11')`);
    expect(await heads()).toBe(usual);
  });

  test('that changes at night: the night of the first day has the new hours, from the evening before', async () => {
    await change(`
      update timeslot set valid_to = '2026-12-10' where icao = 'LIRR' and timeslot_id = 'N';
      insert into timeslot (icao, timeslot_id, description, begin_time, end_time, ord, valid_from)
        values ('LIRR', 'N', 'N', 1320, 360, 1, '2026-12-11')`);
    expect(await rowsOf('N')).toEqual([`${BEFORE} 2300-0700`, `${AFTER} 2200-0600`]);
    const hours = (await counterOf('N', AFTER)).hours.map(({ hour }) => hour);
    expect([hours[0], hours.at(-1)]).toEqual(['2200', '0500']);
  });

  test('that begins or ends: on a day of the others nothing of it is shown, listed or asked for', async () => {
    await change(`
      update timeslot set valid_to = '2026-12-10' where icao = 'LIRR' and timeslot_id = '0712';
      insert into timeslot (icao, timeslot_id, description, begin_time, end_time, ord, valid_from)
        values ('LIRR', 'NUOVA', 'Nuova', 600, 840, 7, '2026-12-11')`);
    expect(await rowsOf('0712')).toEqual([`${BEFORE} 0700-1200`]);
    expect(await rowsOf('NUOVA')).toEqual([`${AFTER} 1000-1400`]);
    for (const [timeslotId, date, status] of [
      ['0712', BEFORE, 200],
      ['0712', AFTER, 404],
      ['NUOVA', BEFORE, 404],
      ['NUOVA', AFTER, 200],
    ] as const) {
      const query = { ...LIRR, date, timeslotId };
      const body = { date, timeslotId, employeeId: await controllerOn(date) };
      const answers = [
        await detailOf(timeslotId, date),
        await manager.call(readRoomLog, { path: { slot: timeslotId, counter: `DIVLIRR-${date}` } }),
        await manager.call(readCover, { query }),
        await manager.call(addCoverCall, { query: LIRR, body }),
      ];
      expect([timeslotId, date, ...answers.map((one) => one.status)]).toEqual([
        timeslotId,
        date,
        status,
        status,
        status,
        status,
      ]);
    }
    const { reply } = await manager.call(getSession, {});
    const today = reply.plantTimeslots['LIRR']!.map(({ timeslotId }) => timeslotId);
    expect(today).toContain('0712');
    expect(today).not.toContain('NUOVA');
  });

  test.each([
    [
      'timeslot',
      "insert into timeslot (icao, timeslot_id, description, begin_time, end_time, ord, valid_from) values ('LIRR', 'RPD', 'RPD', 0, 60, 9, '2026-12-11')",
    ],
    [
      'position',
      "insert into position (icao, position_id, name, specialization_id, ord, valid_from) select icao, position_id, name, specialization_id, ord, '2026-12-11' from position where icao = 'LIRR' and position_id = 'CSO'",
    ],
    [
      'position_opening',
      "insert into position_opening (icao, configuration_id, position_id, begin_hour, end_hour, valid_from) select icao, configuration_id, position_id, begin_hour, end_hour, '2026-12-11' from position_opening where icao = 'LIRR' limit 1",
    ],
  ])('two states of one %s never hold on one day', async (table, second) => {
    await expect(server.db.query(second)).rejects.toMatchObject({
      code: '23P01',
      constraint: `${table}_one_state_a_day`,
    });
  });
});

/** A controller of the plant on the date, another at each call. */
let asked = 0;
async function controllerOn(date: string): Promise<string> {
  const { reply } = await manager.call(filterCalendar, { query: LIRR, body: { from: date, to: date } });
  return reply.employees.filter(({ category }) => category === 'CTA')[asked++]!.employeeId;
}
