import { askToRead, endReadAsk, signRead, stepDeskItem } from '@torre/contract/content';
import { listJobs } from '@torre/contract/jobs';
import { acknowledgeNotice, ownNotices } from '@torre/contract/notices';
import { DEMO_ARTICLE } from '@torre/demo';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { REMIND_READERS } from './read-reminders.ts';

const { full: ARTICLE } = DEMO_ARTICLE;

let server: TestServer;
let jobs: Jobs;
let approver: TestClient;
let reader: TestClient;
let elsewhere: TestClient;

beforeAll(async () => {
  server = await startTestServer({
    today: '2026-12-14',
    runsJobs: true,
    parts: { jobs: (deps) => void (jobs = deps.jobs) },
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  await signIn();
  await approver.call(endReadAsk, { path: { id: ARTICLE } });
});

/** Sessions end while days go by. */
async function signIn(): Promise<void> {
  [approver, reader, elsewhere] = (await Promise.all(
    ['editore', 'cta.lirr', 'cta.lirf'].map((name) => server.signIn(name)),
  )) as [TestClient, TestClient, TestClient];
}
async function daysLater(days: number): Promise<void> {
  server.clock.advance({ days });
  await signIn();
}
async function ask(due: string): Promise<string> {
  const body = { version: 1, plants: ['LIRR'], categories: [], due };
  const { status, reply } = await approver.call(askToRead, { path: { id: ARTICLE }, body });
  expect(status).toBe(200);
  return reply.ask!.askId;
}
/** Runs the job as its clock does, and waits until it is done. */
async function remind(): Promise<void> {
  const jobId = await inTransaction(server.db, (tx) => jobs.enqueue(tx, REMIND_READERS, {}));
  const admin = await server.signIn('admin');
  const state = async () =>
    (await admin.call(listJobs, { query: {} })).reply.rows.find((job) => job.jobId === jobId)?.state;
  await expect.poll(state, { timeout: 10_000 }).toBe('completato');
}
const readings = async (client: TestClient) =>
  (await client.call(ownNotices, {})).reply.notices.filter(({ kind }) => kind === 'READING');
const putAway = (client: TestClient, noticeId: string) =>
  client.call(acknowledgeNotice, { path: { noticeId } });

test('who is asked hears of it at the bell, nobody else does, and a signature ends it', async () => {
  const askId = await ask('20261230');
  // The ask itself has sent for the job.
  await expect.poll(() => readings(reader), { timeout: 10_000 }).toHaveLength(1);
  const [notice] = await readings(reader);
  expect(notice).toMatchObject({
    plant: '',
    needsAcknowledgement: false,
    reading: { articleId: ARTICLE, due: '20261230', isLate: false },
  });
  expect(notice!.reading!.articleName).not.toBe('');
  expect(await readings(elsewhere)).toEqual([]);
  await reader.call(signRead, { path: { askId }, body: { version: 1 } });
  expect(await readings(reader)).toEqual([]);
  await remind();
  expect(await readings(reader)).toEqual([]);
});

test('what was put away comes back two days before the last day and after it, each once however often the job runs', async () => {
  await ask('20261218');
  await remind();
  await remind();
  const [first, ...others] = await readings(reader);
  expect(others).toEqual([]);
  expect((await putAway(reader, first!.noticeId)).status).toBe(200);
  expect((await putAway(reader, first!.noticeId)).status).toBe(404);
  await remind();
  expect(await readings(reader)).toEqual([]);
  await daysLater(2);
  await remind();
  const [soon] = await readings(reader);
  expect(soon).toMatchObject({ reading: { isLate: false } });
  await daysLater(3);
  await remind();
  // The later one stands for both.
  const late = await readings(reader);
  expect(late).toMatchObject([{ reading: { due: '20261218', isLate: true } }]);
  expect((await putAway(reader, late[0]!.noticeId)).status).toBe(200);
  await remind();
  expect(await readings(reader)).toEqual([]);
});

test('somebody else’s reminder is not put away', async () => {
  await ask('20261230');
  await remind();
  const [notice] = await readings(reader);
  expect((await putAway(elsewhere, notice!.noticeId)).status).toBe(404);
  expect(await readings(reader)).toHaveLength(1);
});

test('what is asked no more and what is withdrawn reminds nobody; published again it does', async () => {
  await ask('20261230');
  await remind();
  expect(await readings(reader)).toHaveLength(1);
  const step = (operation: 'withdraw' | 'publish') =>
    approver.call(stepDeskItem, { path: { id: ARTICLE }, body: { version: 1, operation } });
  expect((await step('withdraw')).status).toBe(200);
  expect(await readings(reader)).toEqual([]);
  await remind();
  expect(await readings(reader)).toEqual([]);
  expect((await step('publish')).status).toBe(200);
  await remind();
  expect(await readings(reader)).toHaveLength(1);
  await approver.call(endReadAsk, { path: { id: ARTICLE } });
  expect(await readings(reader)).toEqual([]);
});
