import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createItem, readDeskItem, saveDeskItem, stepDeskItem } from '@torre/contract/content';
import { signOut } from '@torre/contract/identity';
import { DEMO_ARTICLE } from '@torre/demo';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { awaitedLocks } from '../../testing/awaited-locks.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

const PAGE =
  '<script type="module" src="/a.js" nonce="__NONCE__"></script><!--first-view--><div id="root"></div>';
const BARE = /^<script type="module" src="\/a.js" nonce="[^"]+"><\/script><div id="root"><\/div>$/;

let folder: string;
let server: TestServer;
let reader: TestClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torre-page-'));
  await writeFile(join(folder, 'index.html'), PAGE);
  server = await startTestServer({
    today: '2026-11-14',
    parts: { webFolder: pathToFileURL(`${folder}/`) },
  });
  reader = await server.signIn('cta.lirr');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function pageOf(client: TestClient, address: string): Promise<string> {
  const answer = await client.send('GET', address);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return answer.text();
}

/** A page with its first view: one that would have to be waited for comes without. */
async function viewOf(client: TestClient, address: string): Promise<string> {
  let page = '';
  await expect.poll(async () => (page = await pageOf(client, address))).not.toMatch(BARE);
  return page;
}

const article = (id: string): string => `/articoli/article/${id}`;

test('the page of an article holds its title and text for who has a session, and its code comes after them', async () => {
  const page = await viewOf(reader, article(DEMO_ARTICLE.full));
  expect(page).toContain('<h1>Nuove procedure di avvicinamento, Roma</h1>');
  expect(page).toContain('<p>Le carte cambiano dal prossimo ciclo.</p>');
  expect(page).toContain('<script type="module" fetchpriority="low" src="/a.js"');
});

test('without a session, and for what readers do not see, the page is the same as every other', async () => {
  const editor = await server.signIn('redattore');
  const gone = await server.signIn('cta.lirf');
  await gone.call(signOut, {});
  for (const [client, address] of [
    [server.anonymous, article(DEMO_ARTICLE.full)],
    [gone, article(DEMO_ARTICLE.full)],
    [reader, article(DEMO_ARTICLE.draft)],
    [reader, article(DEMO_ARTICLE.asked)],
    [reader, article(DEMO_ARTICLE.sentBack)],
    [reader, article(DEMO_ARTICLE.scheduled)],
    [reader, article(DEMO_ARTICLE.withdrawn)],
    [editor, article(DEMO_ARTICLE.draft)],
    [reader, `${article(DEMO_ARTICLE.full)}?revisione=bozza`],
    [reader, article('00000000-0000-0000-0000-000000000000')],
    [reader, '/articoli'],
  ] as const)
    expect([address, BARE.test(await pageOf(client, address))]).toEqual([address, true]);
});

test('who must change the password first reads nothing by the page', async () => {
  const stopped = await server.signIn('meteo.lirr');
  await server.db.query(`update account set must_change_password = true where user_name = 'meteo.lirr'`);
  expect(await pageOf(stopped, article(DEMO_ARTICLE.full))).toMatch(BARE);
});

test('what was typed stands there as text, the name of the nonce too', async () => {
  const editor = await server.signIn('redattore');
  const approver = await server.signIn('editore');
  const typed = `"'><script>ran=1</script> $& __NONCE__ <!--first-view-->`;
  const { id } = (
    await editor.call(createItem, {
      body: { type: 'Echo_Articolo', name: 'Prova', fields: { titolo: typed, testo: typed } },
    })
  ).reply;
  await approver.call(stepDeskItem, { path: { id }, body: { version: 1, operation: 'publish' } });
  const page = await viewOf(reader, article(id));
  const written =
    '&quot;&#39;&gt;&lt;script&gt;ran=1&lt;/script&gt; $&amp; __NONCE__ &lt;!--first-view--&gt;';
  expect(page).toContain(`<h1>${written}</h1>`);
  expect(page).toContain(`<p>${written}</p>`);
  expect(page.match(/<script/g)).toHaveLength(1);
});

test('a newer text is there once it is published, and not before', async () => {
  const editor = await server.signIn('redattore');
  const approver = await server.signIn('editore');
  const id = DEMO_ARTICLE.plain;
  const versionNow = async () => (await editor.call(readDeskItem, { path: { id } })).reply.item.version;
  const fields = { titolo: 'Un titolo nuovo' };
  await editor.call(saveDeskItem, { path: { id }, body: { version: await versionNow(), fields } });
  expect(await viewOf(reader, article(id))).not.toContain('Un titolo nuovo');
  const body = { version: await versionNow(), operation: 'publish' } as const;
  expect((await approver.call(stepDeskItem, { path: { id }, body })).status).toBe(200);
  await expect.poll(() => pageOf(reader, article(id))).toContain('<h1>Un titolo nuovo</h1>');
});

test('an address that calls too often gets its pages without it', async () => {
  const address = article(DEMO_ARTICLE.full);
  const counting = vi.spyOn(server.app, 'hasTurn').mockReturnValue(false);
  expect(await pageOf(reader, address)).toMatch(BARE);
  counting.mockRestore();
  await viewOf(reader, address);
});

test('a page does not wait for a database that does not answer, and few at a time ask it', async () => {
  const address = article(DEMO_ARTICLE.full);
  // One after the other: of one account not many try at once.
  const others: TestClient[] = [];
  while (others.length < 6) others.push(await server.signIn('cta.lirf'));
  const asking = vi.spyOn(server.app, 'readPrincipal');
  onTestFinished(() => asking.mockRestore());
  const blocker = await server.db.pool.connect();
  try {
    await blocker.query('begin');
    await blocker.query('lock table session in access exclusive mode');
    const pages = await Promise.all(others.map((other) => pageOf(other, address)));
    for (const page of pages) expect(page).toMatch(BARE);
    // Four of them ask, and wait longer than their pages did.
    expect(asking).toHaveBeenCalledTimes(4);
    await expect.poll(() => awaitedLocks(server.db)).toHaveLength(4);
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
  await viewOf(others[0]!, address);
});
