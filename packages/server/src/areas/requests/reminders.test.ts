import { listJobs } from '@torre/contract/jobs';
import { acknowledgeNotice, ownNotices } from '@torre/contract/notices';
import { changeSetting } from '@torre/contract/administration';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { compactDay } from '@torre/domain/kernel';
import { inTransaction, openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { asked, decide, furnishRequests } from '../../testing/request-steps.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { REMIND } from './reminder-jobs.ts';

const START = '2026-11-14';

let server: TestServer;
let owner: Database;
let jobs: Jobs;

beforeAll(async () => {
  server = await startTestServer({
    today: START,
    runsJobs: true,
    parts: { jobs: (deps) => void (jobs = deps.jobs) },
  });
  owner = openAsOwner(server.databaseUrl);
  await furnishRequests(owner, 'cta.lirr');
});
beforeEach(async () => {
  await owner.query('delete from shift_notice');
  await owner.query('delete from absence');
  await owner.query('delete from substitution');
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

/** A request of the person, in its state since so many days: the history says so, as if the clock had gone on. */
async function waitsSince(days: number): Promise<string> {
  const { id } = await asked(await server.signIn('cta.lirr'));
  await hasWaited(id, days);
  return id;
}
const hasWaited = (id: string, days: number) =>
  owner.query("update absence_history set made_at = made_at - $2 * interval '1 day' where absence_id = $1", [
    id,
    days,
  ]);

/** Runs the job, and waits until it is done. */
async function remind(): Promise<void> {
  const jobId = await inTransaction(server.db, (tx) => jobs.enqueue(tx, REMIND, {}));
  const admin = await server.signIn('admin');
  const state = async () =>
    (await admin.call(listJobs, { query: {} })).reply.rows.find((job) => job.jobId === jobId)?.state;
  await expect.poll(state).toBe('completato');
}

/** Who was told, by account, and whether as the second recipient. */
async function reminded(): Promise<readonly (readonly [userName: string, isEscalation: boolean])[]> {
  const { rows } = await owner.query<{ user_name: string; is_escalation: boolean }>(
    `select a.user_name, n.is_escalation from shift_notice n join account a using (employee_id)
      where n.kind = 'WAITING' order by n.is_escalation, a.user_name`,
  );
  return rows.map((row) => [row.user_name, row.is_escalation]);
}
const noticesOf = async (userName: string) =>
  (await (await server.signIn(userName)).call(ownNotices, {})).reply.notices.filter(
    ({ kind }) => kind === 'WAITING',
  );
const FIRST = ['h35', 'responsabile.lirr', 'responsabile2.lirr'].map((one) => [one, false]);

test('who decides is reminded after the days of the setting, once however often the job runs, and by no cause', async () => {
  const id = await waitsSince(4);
  await remind();
  expect(await reminded()).toEqual([]);
  server.clock.advance({ days: 1, minutes: 5 });
  await remind();
  expect(await reminded()).toEqual(FIRST);
  const [notice] = await noticesOf('responsabile2.lirr');
  expect(notice).toMatchObject({
    plant: 'LIRR',
    request: { id, stato: 60, from: '20261123', to: '20261125' },
    waiting: { isEscalation: false },
  });
  expect(JSON.stringify(notice)).not.toMatch(/8114|ferie/i);
  const manager = await server.signIn('responsabile2.lirr');
  const path = { noticeId: notice!.noticeId };
  expect((await manager.call(acknowledgeNotice, { path })).status).toBe(200);
  await remind();
  await remind();
  expect(await reminded()).toEqual(FIRST);
  expect(await noticesOf('responsabile2.lirr')).toEqual([]);
});

test('two processes that look at once tell once', async () => {
  await waitsSince(6);
  const sibling = await server.startSibling();
  await Promise.all([remind(), remind(), remind()]);
  await sibling.close();
  expect(await reminded()).toEqual(FIRST);
});

test('later the second level and who stands in hear of it, nobody outside of the plant, not the owner and not who replaces the owner', async () => {
  const account = async (userName: string): Promise<string> =>
    (await owner.query('select employee_id from account where user_name = $1', [userName])).rows[0]!
      .employee_id;
  const lend = async (giver: string, substitute: string, from: string, to: string) =>
    owner.query(
      `insert into substitution (substitution_id, giver, substitute, icao, valid_from, valid_to, named_by, named_at)
        values (gen_random_uuid(), $1, $2, 'LIRR', $3, $4, $1, '2026-11-14')`,
      [await account(giver), await account(substitute), from, to],
    );
  await lend('responsabile2.lirr', 'meteo.lirr', '2026-11-14', '2026-12-31');
  await lend('responsabile2.lirr', 'pilota', '2026-11-01', '2026-11-13');
  await lend('responsabile2.lirr', 'cta.lirr', '2026-11-14', '2026-12-31');
  // a manager of the plant who stands in for the owner decides nothing of theirs
  await lend('cta.lirr', 'h35', '2026-11-14', '2026-12-31');
  await waitsSince(11);
  await remind();
  const first = FIRST.filter(([userName]) => userName !== 'h35');
  expect(await reminded()).toEqual([...first, ['approvatore', true], ['meteo.lirr', true]]);
  const [notice] = await noticesOf('meteo.lirr');
  expect(notice).toMatchObject({ waiting: { isEscalation: true } });
});

test('what was endorsed waits anew, for the second level; once decided the notices are gone, and nobody is reminded of it', async () => {
  const id = await waitsSince(6);
  await remind();
  expect(await noticesOf('responsabile2.lirr')).toHaveLength(1);
  await decide(await server.signIn('responsabile2.lirr'), id, 'V');
  expect(await noticesOf('responsabile2.lirr')).toEqual([]);
  await remind();
  expect((await reminded()).filter(([who]) => who === 'approvatore')).toEqual([]);
  await hasWaited(id, 6);
  await remind();
  expect((await reminded()).filter(([who]) => who === 'approvatore')).toEqual([['approvatore', false]]);
  expect(await noticesOf('approvatore')).toHaveLength(1);
  await decide(await server.signIn('approvatore'), id, 'A');
  expect(await noticesOf('approvatore')).toEqual([]);
  await hasWaited(id, 30);
  const before = await reminded();
  await remind();
  expect(await reminded()).toEqual(before);
});

test('a plant that wants no reminder gets none', async () => {
  const admin = await server.signIn('admin');
  const validFrom = compactDay(server.clock.today());
  for (const key of ['requests.remindAfter', 'requests.escalateAfter']) {
    const body = { icao: 'LIRR', validFrom, value: 0, version: 0 };
    expect((await admin.call(changeSetting, { path: { key }, body })).status).toBe(200);
  }
  await waitsSince(30);
  await remind();
  expect(await reminded()).toEqual([]);
  for (const [key, days] of [
    ['requests.remindAfter', 5],
    ['requests.escalateAfter', 10],
  ] as const) {
    const body = { icao: 'LIRR', validFrom, value: days, version: 1 };
    expect((await admin.call(changeSetting, { path: { key }, body })).status).toBe(200);
  }
});
