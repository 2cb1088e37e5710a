import { getItem, readItemReads } from '@torre/contract/content';
import { DEMO_ARTICLE } from '@torre/demo';
import { dayFromIso } from '@torre/domain/kernel';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { ArticleReads } from './article-reads.ts';

let server: TestServer;
let reader: TestClient;
let editor: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  reader = await server.signIn('cta.lirr');
  editor = await server.signIn('redattore');
});
afterAll(() => server.close());

/** Counts on a day of the test's own: rows are never deleted, not even by the program. */
const counter = (today: string, db = server.db) =>
  new ArticleReads({
    db,
    clock: { now: () => server.clock.now(), today: () => dayFromIso(today)! },
    log: server.app.log,
  });
const readsOn = async (day: string) =>
  (
    await server.db.query<{ id: string; reads: number }>(
      'select item_id as id, reads from article_read where day = $1 order by reads',
      [day],
    )
  ).rows;

test('the reads of two processes are added up by day', async () => {
  const [one, other] = [counter('2026-01-01'), counter('2026-01-01')];
  for (const each of [one, one, other]) each.count(DEMO_ARTICLE.full);
  other.count(DEMO_ARTICLE.plain);
  await Promise.all([one.write(), other.write()]);
  await one.write();
  expect(await readsOn('2026-01-01')).toEqual([
    { id: DEMO_ARTICLE.plain, reads: 1 },
    { id: DEMO_ARTICLE.full, reads: 3 },
  ]);
});

test('what could not be written is written the next time, with what came since', async () => {
  const db = { ...server.db };
  vi.spyOn(db, 'query').mockRejectedValueOnce(new Error('the database is away'));
  const reads = counter('2026-01-02', db);
  reads.count(DEMO_ARTICLE.full);
  await expect(reads.write()).rejects.toThrow('away');
  reads.count(DEMO_ARTICLE.full);
  await reads.write();
  expect(await readsOn('2026-01-02')).toEqual([{ id: DEMO_ARTICLE.full, reads: 2 }]);
});

test('who opens an article is counted and not kept: the desk sees days, and no column holds a person', async () => {
  const own = await startTestServer({ today: '2026-11-14' });
  onTestFinished(() => own.close());
  const client = await own.signIn('cta.lirr');
  for (const fields of ['all', 'all', undefined] as const)
    await client.call(getItem, { path: { id: DEMO_ARTICLE.full }, query: { ...(fields && { fields }) } });
  await client.call(getItem, { path: { id: DEMO_ARTICLE.draft }, query: { fields: 'all' } });
  await own.app.close();
  const kept = (await own.db.query('select * from article_read')).rows;
  expect(kept.map(({ item_id, reads }) => [item_id, reads])).toEqual([[DEMO_ARTICLE.full, 2]]);
  expect(Object.keys(kept[0]!).toSorted()).toEqual(['day', 'item_id', 'reads']);
});

test('the desk reads thirty days, those without reads too; others get 403', async () => {
  await server.db.query('insert into article_read values ($1, $2, 7), ($1, $3, 9), ($1, $4, 5)', [
    DEMO_ARTICLE.full,
    '2026-11-14',
    '2026-10-16',
    '2026-10-15',
  ]);
  const { days } = (await editor.call(readItemReads, { path: { id: DEMO_ARTICLE.full } })).reply;
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ day: '20261016', reads: 9 });
  expect(days[1]).toEqual({ day: '20261017', reads: 0 });
  expect(days.at(-1)).toEqual({ day: '20261114', reads: 7 });
  expect((await reader.call(readItemReads, { path: { id: DEMO_ARTICLE.full } })).status).toBe(403);
});
