import { changeSetting } from '@torre/contract/administration';
import { OUTCOME } from '@torre/contract/outcome';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import { awaitedLocks } from '../../testing/awaited-locks.ts';
import type { TestServer } from '../../testing/index.ts';
import { cellOf, change } from '../../testing/roster-steps.ts';
import { inShort, LegalityActor } from '../../testing/legality-steps.ts';

/** Where the organisation has rules refuse saves (domain.md 1.3, `livelloSalvataggi` REGOLA). */
let server: TestServer;
let manager: LegalityActor;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await LegalityActor.of(await server.signIn('responsabile.lirr'));
  const admin = await server.signIn('admin');
  await admin.call(changeSetting, {
    path: { key: 'rules.BASE.common.livelloSalvataggi' },
    body: { icao: 'LIRR', validFrom: '20261201', value: 'REGOLA', reason: null, version: 0 },
  });
});

afterAll(() => server.close());

/** The nth controller, with rests around Thursday 10 December. */
async function rested(nth: number): Promise<string> {
  const employeeId = manager.people.id(nth);
  await manager.write(employeeId, '20261204', 'R R R R R R R R R R');
  return employeeId;
}

test('a cell that adds a finding that blocks is refused with the rule and how to go on; nothing of it is written', async () => {
  const employeeId = await rested(0);
  expect((await manager.write(employeeId, '20261209', 'P')).status).toBe(200);
  const cell = await cellOf(manager.client, employeeId, '20261210');
  const { status, reply } = await change(manager.client, cell, { turn: 'M' });
  expect([status, reply.outcome]).toMatchObject([
    409,
    {
      code: OUTCOME.ruleBroken,
      messageIT:
        'Riposo di 8 h tra P e M: minimo 12 h. In questo impianto la regola blocca il salvataggio: scegli un altro turno o un’altra persona.',
    },
  ]);
  expect((await cellOf(manager.client, employeeId, '20261210')).shift.turn).toBe('R');
});

test('of many cells those of each finding are refused, the others saved, of the same person too', async () => {
  const [broken, legal] = [await rested(1), await rested(2)];
  const mixed = await manager.writeMany([
    { employeeId: broken, date: '20261205', code: 'P' },
    { employeeId: broken, date: '20261206', code: 'M' },
    { employeeId: broken, date: '20261209', code: 'P' },
    { employeeId: broken, date: '20261210', code: 'M' },
    { employeeId: broken, date: '20261212', code: 'P' },
    { employeeId: legal, date: '20261209', code: 'P' },
  ]);
  const refused = mixed.reply.refused.map(({ employeeId, date, code }) => `${employeeId} ${date} ${code}`);
  expect(refused.toSorted()).toEqual(
    ['20261205', '20261206', '20261209', '20261210'].map((date) => `${broken} ${date} ${OUTCOME.ruleBroken}`),
  );
  const saved = mixed.reply.shifts.map(({ employeeId, date }) => `${employeeId} ${date}`);
  expect(saved.toSorted()).toEqual([`${broken} 20261212`, `${legal} 20261209`].toSorted());
  expect(mixed.reply.legality).toEqual({ added: [], ended: [] });
});

test('a finding of level AVVISO is told and saved', async () => {
  const employeeId = await rested(3);
  const admin = await server.signIn('admin');
  for (const rule of ['R373.5', 'L66.1']) {
    const { status } = await admin.call(changeSetting, {
      path: { key: `rules.BASE.${rule}.livello` },
      body: { icao: 'LIRR', validFrom: '20261212', value: 'AVVISO', reason: null, version: 0 },
    });
    expect(status).toBe(200);
  }
  const { status, reply } = await manager.write(employeeId, '20261211', 'P M');
  expect([status, inShort(reply.legality!.added)]).toEqual([200, ['L66.1 20261212', 'R373.5 20261212']]);
});

test('a save that only shortens a run of duties is not refused, at whichever end it takes the day away', async () => {
  const employeeId = await rested(5);
  // nine duties that stand in spite of the rule
  await server.db.query(
    `update day_shift set turn = 'M', start_at = (day + time '07:00') at time zone 'Europe/Rome',
        end_at = (day + time '15:00') at time zone 'Europe/Rome' where employee_id = $1 and day between '2026-12-05' and '2026-12-13'`,
    [employeeId],
  );
  const dayOff = (day: string) => manager.write(employeeId, day, 'R');
  expect((await manager.write(employeeId, '20261204', 'M')).status).toBe(409);
  for (const day of ['20261213', '20261205']) {
    const { status, reply } = await dayOff(day);
    expect([status, inShort(reply.legality?.added ?? [])]).toEqual([200, []]);
  }
});

test('two saves that break a rule only together do not pass together', async () => {
  const employeeId = await rested(4);
  const colleague = await LegalityActor.of(await server.signIn('responsabile2.lirr'));
  const saves = await inTransaction(server.db, async (tx) => {
    // the first save is judged and waits to write; the second one is judged meanwhile
    await tx.query(`select 1 from day_shift where employee_id = $1 and day = '2026-12-09' for update`, [
      employeeId,
    ]);
    const first = manager.write(employeeId, '20261209', 'P');
    await expect.poll(() => awaitedLocks(server.db)).toEqual(['transactionid']);
    const second = colleague.write(employeeId, '20261210', 'M');
    const untilWaiting = async () => {
      await expect.poll(() => awaitedLocks(server.db)).toContain('advisory');
    };
    await Promise.race([second, untilWaiting()]);
    return { first, second };
  });
  const statuses = [(await saves.first).status, (await saves.second).status];
  expect(statuses).toEqual([200, 409]);
  expect((await cellOf(manager.client, employeeId, '20261210')).shift.turn).toBe('R');
});

test('a cell that is legal only with another of its save is refused when a colleague has changed that one', async () => {
  const employeeId = await rested(5);
  await manager.write(employeeId, '20261209', 'P');
  const save = await inTransaction(server.db, async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('legality ' || $1::text, 0))`, [
      employeeId,
    ]);
    const both = manager.write(employeeId, '20261209', 'R M');
    await expect.poll(() => awaitedLocks(server.db)).toContain('advisory');
    await tx.query(
      `update day_shift set version = version + 1 where employee_id = $1 and day = '2026-12-09'`,
      [employeeId],
    );
    return { both };
  });
  const { status, reply } = await save.both;
  expect([status, reply.refused.map(({ code }) => code)]).toEqual([409, [OUTCOME.stale, OUTCOME.ruleBroken]]);
  expect((await cellOf(manager.client, employeeId, '20261210')).shift.turn).toBe('R');
});
