import { createItem, getItem, readDeskItem, stepDeskItem } from '@torre/contract/content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { PUBLISH_DUE } from './desk.routes.ts';

let server: TestServer;
let reader: TestClient;
let editor: TestClient;
let approver: TestClient;
let jobs: Jobs;

beforeAll(async () => {
  server = await startTestServer({
    today: '2026-11-14',
    runsJobs: true,
    parts: { jobs: (deps) => void (jobs = deps.jobs) },
  });
  reader = await server.signIn('cta.lirr');
  editor = await server.signIn('redattore');
  approver = await server.signIn('editore');
});
afterAll(() => server.close());

async function scheduled(titolo: string, publishAt: string): Promise<string> {
  const body = { type: 'Echo_Articolo', name: titolo, fields: { titolo } };
  const { id } = (await editor.call(createItem, { body })).reply;
  const step = { version: 1, operation: 'schedule', publishAt } as const;
  expect((await approver.call(stepDeskItem, { path: { id }, body: step })).status).toBe(200);
  return id;
}

const status = async (id: string) => (await reader.call(getItem, { path: { id }, query: {} })).status;

/** What the program does each minute; done when it has run to its end. */
async function everyMinute(): Promise<void> {
  const id = await inTransaction(server.db, (tx) => jobs.enqueue(tx, PUBLISH_DUE, {}));
  await expect
    .poll(
      async () => (await server.db.query('select state from pgboss.job where id = $1', [id])).rows[0]?.state,
      {
        timeout: 20_000,
      },
    )
    .toBe('completed');
}

test('without an instant, or with one that no calendar has, nothing is scheduled', async () => {
  const body = { type: 'Echo_Articolo', name: 'Senza ora', fields: { titolo: 'Senza ora' } };
  // Another test of this file moves the clock past the end of a session.
  const [writer, judge] = [await server.signIn('redattore'), await server.signIn('editore')];
  const { id } = (await writer.call(createItem, { body })).reply;
  for (const [when, answer] of [
    [{}, 400],
    [{ publishAt: '2026-02-30T09:00:00Z' }, 400],
  ] as const) {
    const step = { version: 1, operation: 'schedule', ...when } as const;
    expect((await judge.call(stepDeskItem, { path: { id }, body: step })).status).toBe(answer);
  }
});

test('what is scheduled is looked for each minute, so that it appears at most sixty seconds late', async () => {
  await expect
    .poll(
      async () =>
        (await server.db.query('select cron from pgboss.schedule where name = $1', [PUBLISH_DUE])).rows,
    )
    .toEqual([{ cron: '* * * * *' }]);
});

test('a scheduled article appears at its instant and not before; one whose instant passed unseen at the next look', async () => {
  const [soon, later] = [
    await scheduled('Fra dieci minuti', server.clock.now().add({ minutes: 10 }).toString()),
    await scheduled('Fra un anno', '2027-11-14T09:01:00Z'),
  ];
  await everyMinute();
  expect([await status(soon), await status(later)]).toEqual([404, 404]);
  const stream = await reader.openEvents();
  await stream.next('hello');
  server.clock.advance({ minutes: 10 });
  await everyMinute();
  expect((await stream.next('content')).data).toEqual({ ids: [soon] });
  stream.close();
  await expect.poll(() => status(soon)).toBe(200);
  expect(await status(later)).toBe(404);

  // No process ran for days: the first look after the start finds it.
  const missed = await scheduled('Mancato', '2026-11-15T09:00:00Z');
  server.clock.advance({ hours: 72 });
  await everyMinute();
  reader = await server.signIn('cta.lirr');
  await expect.poll(() => status(missed)).toBe(200);
  const { item } = (await (await server.signIn('editore')).call(readDeskItem, { path: { id: missed } }))
    .reply;
  expect([item.state, item.publishAt, item.publishedVersion]).toEqual(['PUBLISHED', null, 1]);
});
