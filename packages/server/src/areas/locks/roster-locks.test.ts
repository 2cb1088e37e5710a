import { changeSelection, cutShifts } from '@torre/contract/bulk';
import {
  closeMonth,
  liftLock,
  listClosedMonths,
  listLocks,
  reopenMonth,
  setLock,
} from '@torre/contract/locks';
import type { LockBody } from '@torre/contract/locks';
import { OUTCOME } from '@torre/contract/outcome';
import { readDay, readOwnDay } from '@torre/contract/cells';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { DIVISION, Controllers } from '../../testing/bulk-steps.ts';
import { LIRR, change, employeeIdOf, insert, remove, standing, verdict } from '../../testing/roster-steps.ts';

let server: TestServer;
let manager: TestClient;
let other: TestClient;
let admin: TestClient;
let many: Controllers;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
  other = await server.signIn('responsabile2.lirr');
  admin = await server.signIn('admin');
  many = await Controllers.of(manager);
});

afterAll(() => server.close());

const lock = (body: Partial<LockBody> & { from: string }, by = manager) =>
  by.call(setLock, { query: LIRR, body: { employeeId: null, to: body.from, reason: 'Conteggio', ...body } });
const lift = (lockId: string, by = manager) => by.call(liftLock, { path: { lockId }, query: LIRR });
const locksOf = async (from: string, to = from, by = manager) =>
  (await by.call(listLocks, { query: { ...LIRR, from, to } })).reply.locks;
const select = async (nth: number, dates: readonly string[], turn = 'T12', preview = false) =>
  manager.call(changeSelection, {
    query: { preview },
    body: { division: DIVISION, cells: await many.versions([nth], dates), turn },
  });

describe('a locked day of the plant', () => {
  test('refuses a change, a delete and an insert of anybody, and says who locked it and why', async () => {
    const { status, reply } = await lock({ from: '20261201', reason: ' Esercitazione  ' }, other);
    expect(status).toBe(200);
    expect(reply.lock).toMatchObject({
      kind: 'day',
      from: '20261201',
      to: '20261201',
      reason: 'Esercitazione',
      lockedAt: expect.stringMatching(/^14\/11\/2026 /),
      allowedActions: ['lift'],
    });
    const by = `${reply.lock.lockedBy.employeeName} ${reply.lock.lockedBy.employeeSurname}`;
    const cell = await many.cell(0, '20261201');
    const answers = [
      await change(manager, cell, { turn: 'T12' }),
      await change(other, cell, { turn: 'T12' }),
      await remove(manager, cell.shift),
      await insert(manager, cell, { turn: 'T12' }),
    ];
    for (const answer of answers) {
      expect(verdict(answer)).toEqual([409, OUTCOME.locked]);
      expect(answer.reply.outcome.messageIT).toBe(
        `I turni di tutto l’impianto sono bloccati il 01/12/2026 da ${by}: «Esercitazione». Per modificarli va tolto il blocco.`,
      );
    }
    expect(await standing(manager, cell)).toEqual(cell.shift);
    const day = await manager.call(readDay, {
      query: { ...LIRR, employeeId: cell.person.employeeId, date: '20261201' },
    });
    expect(day.reply).toMatchObject({ lock: { lockId: reply.lock.lockId }, allowedActions: [] });
    await lift(reply.lock.lockId);
    expect((await change(manager, cell, { turn: 'T12' })).status).toBe(200);
  });

  test('refuses its cells in a bulk change and lets the others through; the preview foretells it', async () => {
    const { reply } = await lock({ from: '20261203' });
    const dates = ['20261202', '20261203', '20261204'];
    const before = await many.cell(1, '20261203');
    const foreseen = await select(1, dates, 'T12', true);
    const done = await select(1, dates);
    expect(verdict(done)).toEqual([200, OUTCOME.partlySaved]);
    for (const { refused } of [foreseen.reply, done.reply]) {
      expect(refused).toMatchObject([
        { date: '20261203', code: OUTCOME.locked, messageIT: expect.stringContaining('«Conteggio»') },
      ]);
    }
    expect(await many.turns(1, dates)).toEqual(['T12', before.shift.turn, 'T12']);
    await lift(reply.lock.lockId);
  });
});

describe('a person’s locked days', () => {
  test('bind that person alone, from the first to the last', async () => {
    const { reply } = await lock({ employeeId: many.id(2), from: '20261207', to: '20261208' });
    expect(reply.lock).toMatchObject({ kind: 'person', employeeSurname: many.people[2]!.employeeSurname });
    const tries = (nth: number, date: string) =>
      many.cell(nth, date).then((cell) => change(manager, cell, { turn: 'T12', note: 'prova' }));
    expect((await tries(2, '20261206')).status).toBe(200);
    expect(verdict(await tries(2, '20261207'))).toEqual([409, OUTCOME.locked]);
    expect(verdict(await tries(2, '20261208'))).toEqual([409, OUTCOME.locked]);
    expect((await tries(2, '20261209')).status).toBe(200);
    expect((await tries(3, '20261207')).status).toBe(200);
    await lift(reply.lock.lockId);
  });

  test('give nothing to a cut: what it would take away stays', async () => {
    const { reply } = await lock({ employeeId: many.id(4), from: '20261210' });
    const dates = ['20261210', '20261211'];
    const before = await many.turns(4, dates);
    const answer = await manager.call(cutShifts, {
      query: {},
      body: {
        division: DIVISION,
        from: many.block([4], ['20261210']),
        to: { employeeId: many.id(5), date: '20261210' },
        people: [many.id(4), many.id(5)],
        versions: await many.versions([4, 5], ['20261210']),
      },
    });
    expect(answer.reply.refused).toMatchObject([{ employeeId: many.id(4), code: OUTCOME.locked }]);
    expect(await many.turns(4, dates)).toEqual(before);
    await lift(reply.lock.lockId);
  });

  test('of somebody who is not of the plant then cannot be locked', async () => {
    const stranger = await employeeIdOf(await server.signIn('cta.lirf'));
    const answer = await lock({ employeeId: stranger, from: '20261201' });
    expect(verdict(answer)).toEqual([409, OUTCOME.notAssigned]);
  });
});

describe('a lock', () => {
  test.each([
    ['without a reason', { reason: ' ' }, [400, OUTCOME.malformed]],
    ['that ends before it begins', { to: '20261130' }, [400, OUTCOME.malformed]],
    ['of more than a year', { to: '20271231' }, [400, OUTCOME.malformed]],
  ])('%s is refused', async (_, body, expected) => {
    expect(verdict(await lock({ from: '20261212', ...body }))).toEqual(expected);
  });

  test('on a day that is locked in the same way is refused; in another way it is not', async () => {
    const first = await lock({ from: '20261214', to: '20261216' });
    expect(verdict(await lock({ from: '20261216' }, other))).toEqual([409, OUTCOME.lockRefused]);
    const person = await lock({ employeeId: many.id(0), from: '20261216' });
    expect(person.status).toBe(200);
    expect(await locksOf('20261216')).toHaveLength(2);
    expect(await locksOf('20261217')).toHaveLength(0);
    await Promise.all([lift(first.reply.lock.lockId), lift(person.reply.lock.lockId)]);
  });

  test('is lifted once, by whichever manager of the plant, and both acts stand in the trail', async () => {
    const { reply } = await lock({ employeeId: many.id(0), from: '20261218', reason: 'Visita' });
    const { lockId } = reply.lock;
    expect((await lift(lockId, other)).status).toBe(200);
    expect(verdict(await lift(lockId))).toEqual([404, OUTCOME.notFound]);
    const { rows } = await server.db.query(
      `select c.user_name, a.what, a.subject, v.privacy_class, v.old_value, v.new_value
         from audit a join audit_value v using (audit_id) join account c on c.employee_id = a.actor
        where a.entity = 'roster-lock' and a.entity_key = $1 and v.field = 'reason' order by a.audit_id`,
      [lockId],
    );
    const about = { subject: many.id(0), privacy_class: 'WORK' };
    expect(rows).toEqual([
      { user_name: 'responsabile.lirr', what: 'lock', ...about, old_value: null, new_value: 'Visita' },
      { user_name: 'responsabile2.lirr', what: 'lift', ...about, old_value: 'Visita', new_value: null },
    ]);
  });

  test('is told to the managers of the plant at once, to nobody else, and its reason to none of the staff', async () => {
    const employee = await server.signIn('cta.lirr');
    const me = await employeeIdOf(employee);
    const streams = await Promise.all(
      [other, employee, await server.signIn('responsabile.lirf')].map((client) => client.openEvents()),
    );
    await Promise.all(streams.map((stream) => stream.next('hello')));
    const { reply } = await lock({ employeeId: me, from: '20261221', reason: 'Riservato' });
    expect((await streams[0]!.next('locks')).data).toEqual({ plant: 'LIRR' });
    const own = await employee.call(readOwnDay, { query: { date: '20261221' } });
    expect(own.reply.lock).toBeNull();
    expect(JSON.stringify(own.reply)).not.toContain('Riservato');
    await lift(reply.lock.lockId);
    // A later word for all has arrived: what was sent before would have too.
    const cell = await many.cell(0, '20261222');
    await change(manager, cell, { turn: cell.shift.turn === 'P' ? 'M' : 'P' });
    await streams[1]!.next('roster');
    expect(streams[1]!.received.map(({ name }) => name)).not.toContain('locks');
    expect(streams[2]!.received.map(({ name }) => name)).not.toContain('locks');
  });
});

describe('a month that the payroll has closed', () => {
  const path = { plant: 'LIRR', month: '202701' };

  test('refuses every save in it, names the administrator, and is opened again by an administrator alone', async () => {
    const { status, reply } = await admin.call(closeMonth, { path, body: { reason: 'Cedolini emessi' } });
    expect(status).toBe(200);
    expect(reply.lock).toMatchObject({ kind: 'month', from: '20270101', to: '20270131' });
    const cell = await many.cell(0, '20270115');
    const turn = cell.shift.turn === 'T12' ? 'M' : 'T12';
    const answer = await change(manager, cell, { turn });
    expect(verdict(answer)).toEqual([409, OUTCOME.locked]);
    expect(answer.reply.outcome.messageIT).toMatch(
      /^Il mese di gennaio 2027 è chiuso per le paghe da .+: «Cedolini emessi»\. Per modificarlo deve riaprirlo un amministratore\.$/,
    );
    expect(await locksOf('20270115')).toMatchObject([{ kind: 'month', allowedActions: [] }]);
    expect(verdict(await lift(reply.lock.lockId))).toEqual([404, OUTCOME.notFound]);
    const year = await admin.call(listClosedMonths, { query: { year: 2027 } });
    expect(year.reply.locks).toMatchObject([{ plant: 'LIRR', from: '20270101', allowedActions: ['lift'] }]);
    expect(year.reply.plants.map(({ icao }) => icao)).toContain('LIRF');
    const twice = await admin.call(closeMonth, { path, body: { reason: 'Ancora' } });
    expect(verdict(twice)).toEqual([409, OUTCOME.lockRefused]);
    expect((await admin.call(reopenMonth, { path })).status).toBe(200);
    expect(verdict(await admin.call(reopenMonth, { path }))).toEqual([404, OUTCOME.notFound]);
    expect((await change(manager, cell, { turn })).status).toBe(200);
  });

  test('is told to the managers of the plant when it is closed and when it is opened again', async () => {
    const stream = await other.openEvents();
    await stream.next('hello');
    await admin.call(closeMonth, { path: { ...path, month: '202702' }, body: { reason: 'Cedolini' } });
    expect((await stream.next('locks')).data).toEqual({ plant: 'LIRR' });
    await admin.call(reopenMonth, { path: { ...path, month: '202702' } });
    expect((await stream.next('locks')).data).toEqual({ plant: 'LIRR' });
  });

  test('is one that has shifts, or comes after: a plant without shifts has no month to close', async () => {
    await server.db.query(
      "insert into plant select 'LIWW', 'Nuovo', class, shift_type, kind, is_strategic, comune, 99 from plant where icao = 'LIRR'",
    );
    const plantsOf = async () => (await admin.call(listClosedMonths, { query: { year: 2026 } })).reply.plants;
    const { rows } = await server.db.query<{ icao: string; first: string }>(
      "select icao, to_char(min(day), 'YYYYMM') as first from day_shift group by icao",
    );
    const plants = await plantsOf();
    expect(rows.length).toBeGreaterThan(1);
    for (const { icao, first } of rows)
      expect(plants).toContainEqual(expect.objectContaining({ icao, firstMonth: first }));
    expect(plants.at(-1)).toEqual({ icao: 'LIWW', name: 'Nuovo', firstMonth: null });
    await server.db.query("delete from plant where icao = 'LIWW'");
  });

  test('closes no other plant, and a plant that does not exist is not found', async () => {
    const elsewhere = { plant: 'LIRF', month: '202611' };
    await admin.call(closeMonth, { path: elsewhere, body: { reason: 'Prova' } });
    const cell = await many.cell(0, '20261120');
    const turn = cell.shift.turn === 'T12' ? 'M' : 'T12';
    expect((await change(manager, cell, { turn })).status).toBe(200);
    await admin.call(reopenMonth, { path: elsewhere });
    const nowhere = { path: { plant: 'LIXX', month: '202611' }, body: { reason: 'Prova' } };
    expect((await admin.call(closeMonth, nowhere)).status).toBe(404);
  });
});
