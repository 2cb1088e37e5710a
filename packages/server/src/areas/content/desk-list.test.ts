import {
  createItem,
  listDeskItems,
  listArticles,
  listItemVersions,
  placeDeskItem,
  readDeskItem,
  readItemUses,
  saveDeskItem,
  stepDeskItem,
} from '@torre/contract/content';
import { changeSetting } from '@torre/contract/administration';
import { DEMO_ARTICLE } from '@torre/demo';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { inTransaction, openAsOwner } from '../../platform/db/index.ts';
import { awaitedLocks } from '../../testing/awaited-locks.ts';
import { everyPage, startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { withMinutes } from '../../testing/with-minutes.ts';

let server: TestServer;
let editor: TestClient;
let approver: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  editor = await server.signIn('redattore');
  approver = await server.signIn('editore');
});
afterAll(() => server.close());

const listed = async (query: Parameters<typeof asked>[0]) =>
  (await editor.call(listDeskItems, { query })).reply.rows;
const asked = (
  query: Partial<Record<'title' | 'type' | 'state' | 'channel' | 'savedBy' | 'order', string>>,
) => query;

async function draft(
  client: TestClient,
  titolo: string,
  more: Record<string, string[]> = {},
): Promise<string> {
  const { reply } = await client.call(createItem, {
    body: { type: 'Echo_Articolo', name: `Nome di ${titolo}`, fields: { titolo, ...more } },
  });
  return reply.id;
}

const read = async (client: TestClient, id: string) =>
  (await client.call(readDeskItem, { path: { id } })).reply;

test('a save that waited for another one is made over what that one left', async () => {
  const id = await draft(editor, 'Di due insieme');
  const owner = openAsOwner(server.databaseUrl);
  onTestFinished(() => owner.close());
  const { saving } = await inTransaction(owner, async (tx) => {
    await tx.query('select from content_item where item_id = $1 for update', [id]);
    const second = approver.call(saveDeskItem, {
      path: { id },
      body: { version: 1, fields: { sottotitolo: 'Dal secondo' } },
    });
    await expect.poll(() => awaitedLocks(owner)).not.toEqual([]);
    await tx.query(
      `insert into content_version select item_id, 2, name, fields || '{"abstract": "Dal primo"}', fields_en, saved_at, saved_by
        from content_version where item_id = $1`,
      [id],
    );
    await tx.query('update content_item set version = 2 where item_id = $1', [id]);
    return { saving: second };
  });
  expect((await saving).status).toBe(200);
  expect((await read(editor, id)).item).toMatchObject({
    version: 3,
    fields: { titolo: 'Di due insieme', abstract: 'Dal primo', sottotitolo: 'Dal secondo' },
  });
});

test('the desk lists what it writes, by state, type, channel, who wrote it and part of its title', async () => {
  const [id, minutes] = await withMinutes(server.clock, () => draft(approver, 'Orari 100% della mensa'));
  const [newest] = await listed({});
  expect(newest).toMatchObject({
    itemId: id,
    title: 'Orari 100% della mensa',
    name: 'Nome di Orari 100% della mensa',
    state: 'DRAFT',
    isPublished: false,
    publishAt: null,
    savedAt: expect.toBeOneOf([...minutes]),
  });
  const ids = async (query: Parameters<typeof asked>[0]) => (await listed(query)).map(({ itemId }) => itemId);
  expect(await ids({ title: 'orari 100%' })).toEqual([id]);
  // It has a name as well, and a sign of `like` is none.
  expect(await ids({ title: 'nome di orari' })).toEqual([id]);
  expect(await ids({ title: 'orari 1__%' })).toEqual([]);
  expect(await ids({ state: 'ASKED|SCHEDULED' })).toEqual(
    expect.arrayContaining([DEMO_ARTICLE.asked, DEMO_ARTICLE.scheduled]),
  );
  expect(await ids({ state: 'ASKED', type: 'Echo_Link' })).toEqual([]);
  const all = await everyPage((page) => editor.call(listDeskItems, { query: page }));
  const onHome = all.filter(({ channels }) => channels.includes('home')).map(({ itemId }) => itemId);
  expect(onHome.length).toBeGreaterThan(0);
  expect(new Set(await ids({ channel: 'home' }))).toEqual(new Set(onHome));
  const { rows } = await server.db.query(
    "select e.surname from employee e join account using (employee_id) where user_name = 'editore'",
  );
  expect(await ids({ savedBy: rows[0].surname, title: 'della mensa' })).toEqual([id]);
});

test('pages follow one another without gap, what is scheduled by its date', async () => {
  const ordered = await everyPage((page) =>
    editor.call(listDeskItems, { query: { ...page, order: 'publishAt' } }),
  );
  expect(new Set(ordered.map(({ itemId }) => itemId)).size).toBe(ordered.length);
  const { rows } = await server.db.query('select count(*)::int as count from content_item');
  expect(ordered).toHaveLength(rows[0].count);
  expect(ordered[0]).toMatchObject({ itemId: DEMO_ARTICLE.scheduled, publishAt: '21/11/2026 10:00' });
});

test('an earlier version can be read, and what was written since is brought back by a save', async () => {
  const id = await draft(editor, 'Prima');
  await editor.call(saveDeskItem, { path: { id }, body: { version: 1, fields: { titolo: 'Dopo' } } });
  const { versions } = (await approver.call(listItemVersions, { path: { id } })).reply;
  expect(versions.map(({ version, fields }) => [version, fields])).toEqual([
    [2, { titolo: 'Dopo' }],
    [1, { titolo: 'Prima' }],
  ]);
  const nobodys = '00000000-0000-7000-8000-00000000000f';
  expect((await editor.call(listItemVersions, { path: { id: nobodys } })).status).toBe(404);
});

test('what names an item is told, also where only readers still see that; what is named keeps its name', async () => {
  const link = (
    await editor.call(createItem, {
      body: { type: 'Echo_Link', name: 'Avviso nuovo', fields: { url: 'https://www.example.com' } },
    })
  ).reply.id;
  const id = await draft(editor, 'Nomina il link', { lista_link: [link] });
  expect((await read(editor, id)).named).toEqual([
    { id: link, name: 'Avviso nuovo', type: 'Echo_Link', isPublished: false },
  ]);
  await approver.call(stepDeskItem, { path: { id }, body: { version: 1, operation: 'publish' } });
  await editor.call(saveDeskItem, { path: { id }, body: { version: 1, fields: { lista_link: null } } });
  const { uses } = (await editor.call(readItemUses, { path: { id: link } })).reply;
  expect(uses).toEqual([{ id, name: 'Nome di Nomina il link', type: 'Echo_Articolo', isPublished: true }]);
});

test('a step that a rule would refuse is named with its reason before it is tried', async () => {
  const { reply } = await editor.call(createItem, {
    body: { type: 'Echo_Articolo', name: 'Senza titolo', fields: {} },
  });
  const { item } = await read(approver, reply.id);
  expect(item.allowedActions).toEqual(['write', 'place', 'ask', 'schedule', 'publish']);
  expect(item.blocked.map(({ action }) => action)).toEqual(['ask', 'schedule', 'publish']);
  expect(item.blocked[0]!.reason.messageIT).toBe('Manca il campo «titolo»: compilalo prima di pubblicare.');
  expect((await read(editor, reply.id)).item.allowedActions).toEqual(['write', 'place', 'ask']);
});

test('under content.fourEyes nobody publishes or schedules the own text, now nor by a date; another approver does', async () => {
  const publish = (client: TestClient, id: string, operation: 'publish' | 'schedule') =>
    client.call(stepDeskItem, {
      path: { id },
      body: { version: 1, operation, publishAt: '2026-11-20T09:00:00Z' },
    });
  const own = await draft(approver, 'Scritto da chi approva');
  expect((await read(approver, own)).item.blocked).toEqual([]);
  await server.db.query("insert into account_role (user_name, ruolo) values ('studente', 'ROLE_APPROVER')");
  const second = await server.signIn('studente');
  const admin = await server.signIn('admin');
  const { status } = await admin.call(changeSetting, {
    path: { key: 'content.fourEyes' },
    body: { icao: '', validFrom: '20261114', value: true, version: 0 },
  });
  expect(status).toBe(200);
  onTestFinished(async () => {
    const body = { icao: '', validFrom: '20261114', value: false, version: 1 };
    const again = await admin.call(changeSetting, { path: { key: 'content.fourEyes' }, body });
    expect(again.status).toBe(200);
  });
  const { item } = await read(approver, own);
  expect(item.blocked.map(({ action }) => action)).toEqual(['schedule', 'publish']);
  const refused = await publish(approver, own, 'publish');
  expect([refused.status, refused.reply.outcome.messageIT]).toEqual([
    409,
    'Hai scritto tu l’ultima versione: la pubblica un’altra persona.',
  ]);
  expect((await publish(approver, own, 'schedule')).status).toBe(409);
  expect((await publish(second, own, 'publish')).status).toBe(200);
});

test('[P6.01] who publishes puts an article on the home; every reader may read it before and after', async () => {
  const id = await draft(editor, 'Una notizia');
  const place = (client: TestClient, seen: readonly string[], channels: readonly 'home'[]) =>
    client.call(placeDeskItem, { path: { id }, body: { seen: [...seen], channels: [...channels] } });
  const seenBy = async (channel?: string) =>
    (await reader.call(listArticles, { query: { ...(channel && { channel }) } })).reply.articles.some(
      (one) => one.id === id,
    );
  const reader = await server.signIn('cta.lirr');
  // As long as it is a draft, who writes it says where it will stand.
  expect((await place(editor, [], ['home'])).reply.item.channels).toEqual(['home']);
  expect((await place(editor, [], [])).status).toBe(412);
  expect((await place(editor, ['home'], [])).reply.item.channels).toEqual([]);
  await approver.call(stepDeskItem, { path: { id }, body: { version: 1, operation: 'publish' } });
  expect((await read(editor, id)).item.allowedActions).not.toContain('place');
  expect((await place(editor, [], ['home'])).status).toBe(403);
  expect([await seenBy('home'), await seenBy()]).toEqual([false, true]);
  expect((await place(approver, [], ['home'])).reply.item).toMatchObject({ version: 1, channels: ['home'] });
  expect([await seenBy('home'), await seenBy()]).toEqual([true, true]);
  const { rows } = await server.db.query(
    `select v.old_value, v.new_value from audit join audit_value v using (audit_id)
      where entity_key = $1 and what = 'place-content' order by audit_id desc limit 1`,
    [id],
  );
  expect(rows).toEqual([{ old_value: null, new_value: 'home' }]);
});
