import { OUTCOME } from '@torre/contract/outcome';
import { readCounters } from '@torre/contract/counters';
import { colleaguesCalendar, compactCalendar, filterCalendar, ownShifts } from '@torre/contract/month';
import { deleteShift, readDay, readOwnDay, shiftHistory, updateShift } from '@torre/contract/cells';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import {
  LIRR,
  bodyFor,
  cellOf,
  cellWith,
  change,
  insert,
  standing,
  verdict,
} from '../../testing/roster-steps.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
});
afterAll(() => server.close());

test('[E5.32] a save without a body is refused', async () => {
  const cell = await cellWith(manager, 'M', '20261125');
  for (const [method, url] of [
    ['POST', '/api/manager/shifts?plant=LIRR'],
    ['PUT', `/api/manager/shifts/${cell.shift.shiftId}?plant=LIRR`],
  ] as const) {
    const response = await manager.send(method, url);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      outcome: {
        messageIT: expect.stringMatching(
          /^Required parameter for (create|update)Shift is null or undefined$/,
        ),
      },
    });
  }
});

test('no change and no delete without the version that the user saw', async () => {
  const cell = await cellWith(manager, 'M', '20261125');
  const path = { shiftId: cell.shift.shiftId };
  for (const answer of [
    await change(manager, cell, { turn: 'P', version: null }),
    await manager.call(deleteShift, { path, query: LIRR }),
  ]) {
    expect(verdict(answer)).toEqual([400, OUTCOME.missingParameter]);
  }
  expect(await standing(manager, cell)).toEqual(cell.shift);
});

test('the version that the user saw may stand in If-Match, of a change and of a delete', async () => {
  const cell = await cellWith(manager, 'M', '20261125');
  const path = { shiftId: cell.shift.shiftId };
  const body = bodyFor(cell, { turn: 'P', version: null });
  const tagged = (version: number) => ({ headers: { 'If-Match': `"${version}"` } });
  const changed = await manager.call(updateShift, { path, query: LIRR, body }, tagged(1));
  expect([...verdict(changed), changed.reply.shift.version]).toEqual([200, OUTCOME.ok, 2]);
  const stale = await manager.call(deleteShift, { path, query: LIRR }, tagged(1));
  expect(verdict(stale)).toEqual([412, OUTCOME.stale]);
  const deleted = await manager.call(deleteShift, { path, query: LIRR }, tagged(2));
  expect([...verdict(deleted), deleted.reply.shift.version]).toEqual([200, OUTCOME.ok, 3]);
});

test.each(['"7"', '*', '"1", "7"', '"0"', 'uno'])(
  'nothing is saved when If-Match says %s and the call names version 1',
  async (tag) => {
    const cell = await cellWith(manager, 'M', '20261127');
    const path = { shiftId: cell.shift.shiftId };
    const headers = { 'If-Match': tag };
    const body = bodyFor(cell, { turn: 'P' });
    for (const answer of [
      await manager.call(updateShift, { path, query: LIRR, body }, { headers }),
      await manager.call(deleteShift, { path, query: { ...LIRR, version: 1 } }, { headers }),
    ]) {
      expect(verdict(answer)).toEqual([400, OUTCOME.malformed]);
    }
    expect(await standing(manager, cell)).toEqual(cell.shift);
  },
);

test.each([
  { date: '20260230' },
  { date: '2026-11-25' },
  { startDate: '20261125 0700' },
  { startDate: '20261101 0700', endDate: '20261101 1500' },
  { startDate: '20261125 0700', endDate: '20991231 1500' },
  { startDate: '20261125 0700', endDate: '20200101 1600' },
  { date: '00000101' },
  { date: '99991231' },
  { version: 0 },
  { version: 3_000_000_000 },
  { version: 1e20 },
  { turn: 'M\0' },
  { note: 'nota\0' },
  { noteTurno: 'a\ud800' },
  { employeeId: '80\u00000' },
])('a save with %o is malformed', async (wrong) => {
  const cell = await cellOf(
    manager,
    (await cellWith(manager, 'P', '20261125')).person.employeeId,
    '20261125',
  );
  expect(verdict(await insert(manager, cell, wrong))).toEqual([400, OUTCOME.malformed]);
});

test('hours on a day that is not the one of the shift are refused, with the right days', async () => {
  const cell = await cellWith(manager, 'P', '20261125');
  const wrong = { turn: 'M', startDate: '20261124 0800', endDate: '20261125 1600' };
  const answer = await change(manager, cell, wrong);
  expect(verdict(answer)).toEqual([400, OUTCOME.malformed]);
  expect(answer.reply.outcome.messageIT).toBe(
    'Gli orari indicati non sono quelli del giorno 25/11/2026: con quelle ore il turno va dal 25/11/2026 08:00 al 25/11/2026 16:00.',
  );
  expect(
    verdict(await change(manager, cell, { ...wrong, startDate: '20261125 0800', endDate: '20261126 1600' })),
  ).toEqual([400, OUTCOME.malformed]);
  expect(await standing(manager, cell)).toEqual(cell.shift);
});

test.each(['0x1', '1e0', '1.0', '-1', '0', '99999999999', ' 1', 'uno'])(
  'the version %j deletes nothing',
  async (version) => {
    const cell = await cellWith(manager, 'M', '20261126');
    const query = new URLSearchParams({ plant: 'LIRR', version });
    const response = await manager.send(
      'DELETE',
      `/api/manager/shifts/${cell.shift.shiftId}?${query.toString()}`,
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ outcome: { code: OUTCOME.malformed } });
    expect(await standing(manager, cell)).toEqual(cell.shift);
  },
);

test.each(['00000101', '00010101', '19991231', '21010101', '99991231'])(
  'no call reads the day %s, of which there is no roster',
  async (date) => {
    const { employeeId } = (await cellWith(manager, 'M', '20261126')).person;
    const range = { from: date, to: date };
    const own = await server.signIn('cta.lirr');
    for (const answer of [
      await manager.call(filterCalendar, { query: LIRR, body: range }),
      await manager.call(compactCalendar, { query: { ...LIRR, shape: 'compact' }, body: range }),
      await manager.call(readDay, { query: { ...LIRR, employeeId, date } }),
      await manager.call(shiftHistory, { query: { employeeId, date } }),
      await manager.call(readCounters, { query: { division: 'DIVLIRR', ...range } }),
      await own.call(ownShifts, { query: range }),
      await own.call(readOwnDay, { query: { date } }),
      await own.call(colleaguesCalendar, { query: range }),
    ]) {
      expect(verdict(answer)).toEqual([400, OUTCOME.malformed]);
      expect(answer.reply.outcome.messageIT).toContain(date);
    }
  },
);

test('counters of a position that is none are refused', async () => {
  const query = { division: 'DIVLIRR', from: '20261101', to: '20261102', position: 'abc' };
  expect(verdict(await manager.call(readCounters, { query }))).toEqual([400, OUTCOME.malformed]);
});

test('a shift code that belongs to another day or person is malformed', async () => {
  const cell = await cellWith(manager, 'P', '20261125');
  const path = { shiftId: `${cell.person.employeeId}-20261126` };
  const body = bodyFor(cell, { turn: 'M' });
  expect(verdict(await manager.call(updateShift, { path, query: LIRR, body }))).toEqual([
    400,
    OUTCOME.malformed,
  ]);
});

test('the own shifts of a whole year come in one answer, of a plant two months and no more', async () => {
  const own = await server.signIn('cta.lirr');
  const leapYear = { from: '20280101', to: '20281231' };
  expect((await own.call(ownShifts, { query: leapYear })).status).toBe(200);
  const longer = { from: '20280101', to: '20290101' };
  expect(verdict(await own.call(ownShifts, { query: longer }))).toEqual([400, OUTCOME.malformed]);
  const months = { from: '20280101', to: '20280303' };
  expect(verdict(await own.call(colleaguesCalendar, { query: months }))).toEqual([400, OUTCOME.malformed]);
});
