import { addCoverCall, answerCoverCall, removeCoverCall } from '@torre/contract/cover';
import type { CallAnswer, CoverCall, CoverPatch } from '@torre/contract/cover';
import { OUTCOME } from '@torre/contract/outcome';
import { dayFromCompact } from '@torre/domain/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRequestScope } from '../../platform/access/request-scope.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { awaitedLocks } from '../../testing/awaited-locks.ts';
import { Controllers } from '../../testing/bulk-steps.ts';
import { heardSoFar } from '../../testing/heard-so-far.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { LIRR, employeeIdOf, verdict } from '../../testing/roster-steps.ts';
import { readCalls } from './call.reads.ts';
import { deleteOldCalls } from './call.store.ts';

let server: TestServer;
let manager: TestClient;
let other: TestClient;
let many: Controllers;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
  other = await server.signIn('responsabile2.lirr');
  many = await Controllers.of(manager);
});

afterAll(() => server.close());

/** A slot of its own for each test. */
function slotOn(date: string, timeslotId = 'P') {
  const slot = { date, timeslotId };
  const key = { icao: 'LIRR', day: dayFromCompact(date)!, timeslotId };
  const path = (nth: number) => ({ ...slot, employeeId: many.id(nth) });
  return {
    standing: () => readCalls(server.db, key),
    ask: (by: TestClient, nth: number) => by.call(addCoverCall, { query: LIRR, body: path(nth) }),
    answer: (by: TestClient, nth: number, given: CallAnswer, version: number) =>
      by.call(answerCoverCall, { path: path(nth), query: LIRR, body: { answer: given, version } }),
    remove: (by: TestClient, nth: number, version: number) =>
      by.call(removeCoverCall, { path: path(nth), query: { ...LIRR, version } }),
  };
}

describe('the call list of a slot', () => {
  test('says whom one asked, who did, when, and what the answer was', async () => {
    const slot = slotOn('20261201');
    const { reply } = await slot.ask(manager, 0);
    expect(reply.call).toMatchObject({
      employeeId: many.id(0),
      askedAt: expect.stringMatching(/^14\/11\/2026 /),
      answer: 'waiting',
      answeredAt: null,
      version: 1,
    });
    await slot.ask(other, 1);
    const answered = await slot.answer(other, 0, 'no', 1);
    expect(answered.reply.call).toMatchObject({ answer: 'no', version: 2 });
    expect(answered.reply.call.answeredAt).toMatch(/^14\/11\/2026 /);
    const calls = (await slot.standing()).map(({ employeeId, answer }) => `${employeeId} ${answer}`);
    expect(calls.toSorted()).toEqual([`${many.id(0)} no`, `${many.id(1)} waiting`].toSorted());
    expect(await slotOn('20261201', 'M').standing()).toEqual([]);
  });

  test('an answer can be taken back, and so can a call', async () => {
    const slot = slotOn('20261202');
    await slot.ask(manager, 0);
    await slot.answer(manager, 0, 'yes', 1);
    const { reply } = await slot.answer(manager, 0, 'waiting', 2);
    expect(reply.call).toMatchObject({ answer: 'waiting', answeredAt: null, version: 3 });
    expect((await slot.remove(manager, 0, 3)).status).toBe(200);
    expect(await slot.standing()).toEqual([]);
    expect(verdict(await slot.answer(manager, 0, 'no', 3))).toEqual([404, OUTCOME.notFound]);
  });

  test('who is on the list is not asked twice: the second manager reads who asked and when', async () => {
    const slot = slotOn('20261203');
    await slot.ask(manager, 0);
    const { status, reply } = await slot.ask(other, 0);
    expect([status, reply.outcome.code]).toEqual([409, OUTCOME.coverRefused]);
    expect(reply.outcome.messageIT).toMatch(/è già nell’elenco: l’ha sentito .+, 14\/11\/2026 \d\d:\d\d\.$/);
  });

  test('who has no post at the plant on the day is not asked', async () => {
    const slot = slotOn('20261209');
    const { rows } = await server.db.query<{ employee_id: string }>(
      `select employee_id from assignment where icao = 'LIRF'
        except select employee_id from assignment where icao = 'LIRR' limit 1`,
    );
    const body = { date: '20261209', timeslotId: 'P', employeeId: rows[0]!.employee_id };
    const { status, reply } = await manager.call(addCoverCall, { query: LIRR, body });
    expect([status, reply.outcome.code]).toEqual([409, OUTCOME.coverRefused]);
    expect(await slot.standing()).toEqual([]);
  });

  test('an answer that was not seen is refused, and what stands there comes along', async () => {
    const slot = slotOn('20261204');
    await slot.ask(manager, 0);
    await slot.answer(other, 0, 'yes', 1);
    for (const refused of [await slot.answer(manager, 0, 'no', 1), await slot.remove(manager, 0, 1)]) {
      const { current } = refused.reply as unknown as { current: CoverCall };
      expect([refused.status, current.answer]).toEqual([412, 'yes']);
    }
    expect(await slot.standing()).toMatchObject([{ answer: 'yes', version: 2 }]);
  });

  test('two managers ask the same person at the same moment: one of them did', async () => {
    const slot = slotOn('20261205');
    const { first, second } = await inTransaction(server.db, async (tx) => {
      await tx.query('lock table cover_call in share mode');
      const pending = { first: slot.ask(manager, 0), second: slot.ask(other, 0) };
      await expect.poll(() => awaitedLocks(server.db)).toHaveLength(2);
      return pending;
    });
    const verdicts = [verdict(await first), verdict(await second)];
    expect(verdicts).toContainEqual([200, OUTCOME.ok]);
    expect(verdicts).toContainEqual([409, OUTCOME.coverRefused]);
    expect(await slot.standing()).toHaveLength(1);
  });

  test('a colleague hears of it at once; who does not manage the plant hears nothing and notes nothing', async () => {
    const slot = slotOn('20261206');
    const foreign = await server.signIn('responsabile.lirf');
    const person = await server.signIn('cta.lirr');
    const streams = await Promise.all([other, foreign, person].map((client) => client.openEvents()));
    const [colleague, ...strangers] = streams;
    await slot.ask(manager, 0);
    const heard = await colleague!.next('cover', ({ data }) => data.date === '20261206');
    expect(heard.data).toEqual({ plant: 'LIRR', date: '20261206' } satisfies CoverPatch);
    await heardSoFar(server.db, strangers);
    for (const stranger of strangers)
      expect(stranger.received.filter(({ name }) => name === 'cover')).toEqual([]);
    for (const client of [foreign, person]) expect((await slot.ask(client, 1)).status).toBe(403);
  });

  test('the trail tells managers who was asked and what they said, and the person nothing', async () => {
    const slot = slotOn('20261207');
    const person = await server.signIn('cta.lirr');
    const employeeId = await employeeIdOf(person);
    const nth = many.people.findIndex((one) => one.employeeId === employeeId);
    await slot.ask(manager, nth);
    await slot.answer(manager, nth, 'no', 1);
    const asked = {
      employeeId,
      userName: 'cta.lirr',
      sessionLabel: '',
      responsabile: false,
      managedPlants: [],
      roles: new Set<string>(),
    };
    const trail = `select v.field, v.new_value as new from audit a join audit_value v using (audit_id)
      where a.entity = 'coverCall' and a.subject = $1 and a.what = 'update'`;
    const read = async () => (await server.db.query(trail, [employeeId])).rows;
    expect(await read()).toContainEqual({ field: 'answer', new: 'no' });
    const asManager = {
      ...asked,
      employeeId: await employeeIdOf(other),
      responsabile: true,
      managedPlants: ['LIRR'],
    };
    expect(await inRequestScope(asManager, read)).toContainEqual({ field: 'answer', new: 'no' });
    expect(await inRequestScope(asked, read)).toEqual([]);
  });

  test('calls older than the setting keeps them are deleted at night', async () => {
    const slot = slotOn('20261208');
    await slot.ask(manager, 0);
    await slot.ask(manager, 1);
    await server.db.query(
      "update cover_call set asked_at = '2024-11-13' where day = '2026-12-08' and employee_id = $1",
      [many.id(0)],
    );
    await deleteOldCalls(server.db, Temporal.Instant.from('2024-11-14T00:00:00Z'));
    expect(await slot.standing()).toMatchObject([{ employeeId: many.id(1) }]);
  });
});
