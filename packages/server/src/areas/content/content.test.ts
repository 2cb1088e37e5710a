import {
  createItem,
  getItem,
  listArticles,
  readDeskItem,
  saveDeskItem,
  stepDeskItem,
} from '@torre/contract/content';
import type { DeskItem, DeskStep, NamedItem } from '@torre/contract/content';
import { DEMO_ARTICLE } from '@torre/demo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { awaitedLocks } from '../../testing/awaited-locks.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { holdDesk } from './item.reads.ts';

let server: TestServer;
let reader: TestClient;
let editor: TestClient;
let approver: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  reader = await server.signIn('cta.lirr');
  editor = await server.signIn('redattore');
  approver = await server.signIn('editore');
});
afterAll(() => server.close());

const read = (id: string, client = reader, query: { fields?: 'all'; lang?: 'it' | 'en' } = {}) =>
  client.call(getItem, { path: { id }, query });
const all = (id: string, client = reader) => read(id, client, { fields: 'all' });

async function draft(fields: Record<string, string | string[]>, type = 'Echo_Articolo'): Promise<string> {
  const { status, reply } = await editor.call(createItem, { body: { type, name: 'Prova', fields } });
  expect(status).toBe(200);
  return reply.id;
}

const save = (client: TestClient, id: string, body: Parameters<typeof saveBody>[0]) =>
  client.call(saveDeskItem, { path: { id }, body });
const saveBody = (body: { version: number; fields?: Record<string, string | null> }) => body;

const step = (
  client: TestClient,
  id: string,
  operation: DeskStep['operation'],
  more: Partial<DeskStep> = {},
) => client.call(stepDeskItem, { path: { id }, body: { version: 1, operation, ...more } });

describe('reading', () => {
  test('[P7.03][P3.01] an item has id, name, fields and the instant of its creation; references are id and name', async () => {
    const { status, reply } = await read(DEMO_ARTICLE.full);
    expect(status).toBe(200);
    expect(reply).toMatchObject({ id: DEMO_ARTICLE.full, type: 'Echo_Articolo', language: 'it' });
    expect(reply.createdDate.value).toBe(Date.parse('2026-11-13T09:00:00Z'));
    expect(Object.keys(reply.fields['lista_echo_commenti'] as NamedItem)).toEqual(['id', 'name']);
  });

  test('[P3.07][P7.04][P4.20] with all, references bring their fields, one level deep; comments ascend', async () => {
    const { fields } = (await all(DEMO_ARTICLE.full)).reply;
    const [link] = fields['spalla_destra_link'] as readonly NamedItem[];
    expect(link!.fields).toEqual({ url: 'https://www.example.com/avvisi/1', testo: 'Avviso numero 1' });
    const related = fields['lista_articoli_correlati'] as NamedItem;
    const articles = related.fields!['articoli'] as readonly NamedItem[];
    expect(articles.map((one) => Object.keys(one))).toEqual(Array(4).fill(['id', 'name']));
    const list = (await all((fields['lista_echo_commenti'] as NamedItem).id)).reply;
    expect(list.type).toBe('Echo_Lista_Commenti');
    const comments = list.fields['commenti'] as readonly NamedItem[];
    expect(comments.map((one) => one.fields!['testo'])).toEqual([
      'Vale anche per chi è in trasferta?',
      'Grazie, molto chiaro.',
    ]);
    const dates = comments.map((one) => one.createdDate!.value);
    expect(dates).toEqual(dates.toSorted((one, other) => one - other));
    expect(comments.every((one) => one.fields!['autore'] === 'Un collega')).toBe(true);
  });

  test('in English where there is such a side, else in Italian, and says so', async () => {
    const english = (await read(DEMO_ARTICLE.full, reader, { lang: 'en' })).reply;
    expect([english.language, english.fields['titolo']]).toEqual(['en', 'News from Roma, number 1']);
    const italian = (await read(DEMO_ARTICLE.plain, reader, { lang: 'en' })).reply;
    expect([italian.language, italian.fields['titolo']]).toEqual([
      'it',
      'Manutenzione del radar secondario, Roma',
    ]);
  });

  test('of what is known already answers 304, by a strong tag', async () => {
    const first = await reader.send('GET', `/api/content/items/${DEMO_ARTICLE.full}`);
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^"/);
    const again = await reader.send('GET', `/api/content/items/${DEMO_ARTICLE.full}`, {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  test('[P1.06] the published articles are listed, the newest first, those of the home too', async () => {
    const { articles } = (await reader.call(listArticles, { query: {} })).reply;
    const ids = articles.map(({ id }) => id);
    const [full, plain] = [DEMO_ARTICLE.full, DEMO_ARTICLE.plain].map((id) => ids.indexOf(id)) as [
      number,
      number,
    ];
    expect(articles[full]).toMatchObject({ titolo: 'Nuove procedure di avvicinamento, Roma' });
    expect([full >= 0, plain > full]).toEqual([true, true]);
    for (const hidden of [
      DEMO_ARTICLE.draft,
      DEMO_ARTICLE.asked,
      DEMO_ARTICLE.scheduled,
      DEMO_ARTICLE.withdrawn,
    ])
      expect(ids).not.toContain(hidden);
    const home = (await reader.call(listArticles, { query: { channel: 'home' } })).reply.articles;
    expect(home.map(({ id }) => id)).toEqual(ids.slice(full, full + 5));
  });

  test('a draft by its id answers 404 to who does not work at the desk, its parts too', async () => {
    const link = await draft({ url: 'https://www.example.com', testo: 'Bozza' }, 'Echo_Link');
    const id = await draft({ titolo: 'Non ancora', lista_link: [link] });
    for (const client of [reader, await server.signIn('admin'), await server.signIn('responsabile.lirr')]) {
      expect((await all(id, client)).status).toBe(404);
      expect((await all(link, client)).status).toBe(404);
      expect((await client.call(readDeskItem, { path: { id } })).status).toBe(403);
    }
    expect((await approver.call(readDeskItem, { path: { id } })).reply.item.fields).toEqual({
      titolo: 'Non ancora',
      lista_link: [link],
    });
    expect((await step(approver, id, 'publish')).status).toBe(200);
    expect((await all(link)).status).toBe(200);
    // A picture or a link goes with the articles that lead to it.
    expect((await step(approver, id, 'withdraw')).status).toBe(200);
    expect([(await all(id)).status, (await all(link)).status]).toEqual([404, 404]);
  });
});

describe('the desk', () => {
  test('two who change different fields of one version lose none; the same field is refused with both texts', async () => {
    const id = await draft({ titolo: 'Prima', testo: 'Testo' });
    expect((await save(editor, id, { version: 1, fields: { titolo: 'Dopo' } })).reply.item.version).toBe(2);
    const other = (await save(approver, id, { version: 1, fields: { testo: 'Nuovo' } })).reply.item;
    expect(other.fields).toEqual({ titolo: 'Dopo', testo: 'Nuovo' });
    const refused = await save(approver, id, { version: 1, fields: { titolo: 'Altro' } });
    expect(refused.status).toBe(412);
    expect(refused.reply).toMatchObject({
      conflicts: [{ field: 'titolo', wanted: 'Altro', standing: 'Dopo', side: 'it' }],
      item: { version: 3 },
    });
    const english = (client: TestClient, version: number, titolo: string) =>
      client.call(saveDeskItem, { path: { id }, body: { version, english: { titolo } } });
    expect((await english(editor, 3, 'After')).status).toBe(200);
    const other2 = await english(approver, 3, 'Other');
    expect([other2.status, other2.reply]).toMatchObject([
      412,
      { conflicts: [{ field: 'titolo', wanted: 'Other', standing: 'After', side: 'en' }] },
    ]);
  });

  test('a save waits for whoever holds the desk: two that reach into each other’s parts never wait in a circle', async () => {
    const id = await draft({ titolo: 'Prima' });
    const saves = await inTransaction(server.db, async (tx) => {
      await holdDesk(tx);
      const saving = save(editor, id, { version: 1, fields: { titolo: 'Dopo' } });
      await expect.poll(() => awaitedLocks(server.db)).toEqual(['advisory']);
      return [saving];
    });
    expect((await saves[0]!).status).toBe(200);
  });

  test('a text that saves itself takes nothing back that a colleague scheduled meanwhile', async () => {
    const id = await draft({ titolo: 'Prima' });
    const publishAt = '2026-11-20T09:00:00Z';
    expect((await step(approver, id, 'schedule', { publishAt })).status).toBe(200);
    const body = { version: 1, state: 'DRAFT', fields: { titolo: 'Scritto oltre' } } as const;
    const late = await editor.call(saveDeskItem, { path: { id }, body });
    expect([late.status, late.reply]).toMatchObject([
      412,
      { conflicts: [], item: { state: 'SCHEDULED', publishAt } },
    ]);
    const seen = { ...body, state: 'SCHEDULED' } as const;
    expect((await editor.call(saveDeskItem, { path: { id }, body: seen })).reply.item.state).toBe('DRAFT');
  });

  test('the name of an item is no exception: over a version in which it was another one it is refused', async () => {
    const id = await draft({ titolo: 'Prima' });
    const rename = (client: TestClient, version: number, name: string) =>
      client.call(saveDeskItem, { path: { id }, body: { version, name } });
    expect((await rename(editor, 1, 'Nome nuovo')).status).toBe(200);
    expect((await rename(approver, 1, 'Prova')).status).toBe(412);
    expect((await approver.call(readDeskItem, { path: { id } })).reply.item.name).toBe('Nome nuovo');
  });

  test('[P5.18] a field that does not fit is refused with what it takes', async () => {
    const id = await draft({ titolo: 'Prima' });
    const long = await save(editor, id, { version: 1, fields: { titolo: 'x'.repeat(81) } });
    expect([long.status, long.reply.outcome.messageIT]).toEqual([
      409,
      'Il campo «titolo» è troppo lungo: al massimo 80 caratteri.',
    ]);
    const strange = await save(editor, id, { version: 1, fields: { banner: DEMO_ARTICLE.plain } });
    expect(strange.status).toBe(409);
  });

  test('an editor asks, an approver sends back with a remark, then publishes; what is written anew stays unseen', async () => {
    const id = await draft({ titolo: 'Prima stesura' });
    expect((await step(editor, id, 'publish')).status).toBe(403);
    expect((await step(editor, id, 'ask')).reply.item.state).toBe('ASKED');
    expect((await step(approver, id, 'sendBack')).status).toBe(409);
    expect((await step(approver, id, 'sendBack', { remark: 'Troppo breve' })).reply.item).toMatchObject({
      state: 'SENT_BACK',
      remark: 'Troppo breve',
    } satisfies Partial<DeskItem>);
    expect((await save(editor, id, { version: 1, fields: { titolo: 'Seconda stesura' } })).status).toBe(200);
    expect((await step(approver, id, 'publish')).status).toBe(412);
    const stream = await reader.openEvents();
    await stream.next('hello');
    expect((await step(approver, id, 'publish', { version: 2 })).reply.item.state).toBe('PUBLISHED');
    const event = await stream.next('content', ({ data }) => data.ids.includes(id));
    expect(event.data).toEqual({ ids: [id] });
    stream.close();
    expect((await read(id)).reply.fields['titolo']).toBe('Seconda stesura');
    expect((await save(editor, id, { version: 2, fields: { titolo: 'Terza stesura' } })).status).toBe(200);
    expect((await read(id)).reply.fields['titolo']).toBe('Seconda stesura');
  });

  test('[P7.28] another process shows a new version as soon as it has heard of it', async () => {
    const sibling = await server.startSibling();
    try {
      const there = await sibling.signIn('meteo.lirr');
      const id = await draft({ titolo: 'Altrove' });
      expect((await read(id, there)).status).toBe(404);
      await step(approver, id, 'publish');
      await expect.poll(async () => (await read(id, there)).status).toBe(200);
      await step(approver, id, 'withdraw');
      await expect.poll(async () => (await read(id, there)).status).toBe(404);
    } finally {
      await sibling.close();
    }
  });

  test('a version that was saved never changes, not even by the program', async () => {
    await expect(
      server.db.query("update content_version set name = 'Altro' where item_id = $1", [DEMO_ARTICLE.full]),
    ).rejects.toThrow('permission denied');
  });
});
