import { changeSetting } from '@torre/contract/administration';
import { createItem, getItem } from '@torre/contract/content';
import type { NamedItem } from '@torre/contract/content';
import { OUTCOME } from '@torre/contract/outcome';
import { DEMO_ARTICLE } from '@torre/demo';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

/** As the settings are until somebody changes them. */
const BEFORE = {
  'content.commentAuthor': 'Un collega',
  'content.repositoryId': 'torre-content',
  'content.commentChannel': 'torre-echo',
} as const;

let server: TestServer;
let reader: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  reader = await server.signIn('cta.lirr');
});
afterAll(() => server.close());

const all = (id: string, client = reader) => client.call(getItem, { path: { id }, query: { fields: 'all' } });

const comment = (client: TestClient, articolo_id: string, testo: string) =>
  client.call(createItem, {
    body: {
      type: 'Echo_Commento',
      name: 'Echo_Comment_x',
      description: 'Echo_Comment',
      language: 'it',
      translatable: true,
      repositoryId: 'di un altro',
      fields: { articolo_id, testo, autore: 'Il direttore', nome_articolo: 'x' },
      channels: { data: [{ id: 'x', name: 'x' }] },
    },
  });

test('[P7.07][P3.02][P3.10][P3.11][P3.15][P6.03] the server says what a comment carries; only article and text are the reader’s', async () => {
  const { status, reply } = await comment(reader, DEMO_ARTICLE.full, '<b>Bravi</b>');
  expect(status).toBe(200);
  expect(reply.outcome.messageIT).toBe(
    'Il commento è stato inviato correttamente alla redazione che provvederà alla pubblicazione',
  );
  const { rows } = await server.db.query(
    `select name, autore, nome_articolo, testo, repository_id, channel_id, state from content_comment where comment_id = $1`,
    [reply.id],
  );
  const title = 'Nuove procedure di avvicinamento, Roma';
  expect(rows[0]).toEqual({
    name: `Echo_Comment_${title}`,
    autore: 'Un collega',
    nome_articolo: title,
    testo: '<b>Bravi</b>',
    repository_id: 'torre-content',
    channel_id: 'torre-echo',
    state: 'WAITING',
  });
});

test('[P3.16][P6.04] author, repository and channel of a comment are settings', async () => {
  const values = {
    'content.commentAuthor': 'Chi legge',
    'content.repositoryId': 'altro-deposito',
    'content.commentChannel': 'altro-canale',
  } as const;
  const admin = await server.signIn('admin');
  for (const [key, value] of Object.entries(values)) {
    const body = { icao: '', validFrom: '20261114', value, version: 0 };
    expect((await admin.call(changeSetting, { path: { key }, body })).status).toBe(200);
  }
  onTestFinished(async () => {
    for (const [key, value] of Object.entries(BEFORE)) {
      const body = { icao: '', validFrom: '20261114', value, version: 1 };
      expect((await admin.call(changeSetting, { path: { key }, body })).status).toBe(200);
    }
  });
  const { reply } = await comment(reader, DEMO_ARTICLE.full, 'Con altre impostazioni');
  const { rows } = await server.db.query(
    'select autore, repository_id, channel_id from content_comment where comment_id = $1',
    [reply.id],
  );
  expect(Object.values(rows[0]!)).toEqual(Object.values(values));
});

test('[P6.02] whoever can sign in sends one, whatever the role', async () => {
  const { rows } = await server.db.query<{ user_name: string }>(
    `select distinct on (roles) user_name from (
       select user_name, array(select ruolo from account_role r where r.user_name = a.user_name order by 1) as roles
       from account a where is_demo and not must_change_password and disabled_at is null) as one order by roles, user_name`,
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const { user_name } of rows) {
    const sent = await comment(await server.signIn(user_name), DEMO_ARTICLE.full, `Di ${user_name}`);
    expect([user_name, sent.status]).toEqual([user_name, 200]);
  }
});

test('[P1.12] a comment is read by nobody before the desk has published it', async () => {
  const { reply } = await comment(reader, DEMO_ARTICLE.full, 'Prima della pubblicazione');
  for (const client of [reader, await server.signIn('meteo.lirr')]) {
    expect((await all(reply.id, client)).status).toBe(404);
    const list = (await all(DEMO_ARTICLE.full, client)).reply.fields['lista_echo_commenti'] as NamedItem;
    const seen = JSON.stringify((await all(list.id, client)).reply);
    expect(seen).not.toContain('Prima della pubblicazione');
    expect(seen).not.toContain('Aspettiamo il prossimo avviso.');
  }
});

test.each([
  ['Echo_Articolo', { titolo: 'Mio' }],
  ['Echo_Link', { url: 'https://www.example.com' }],
  ['Echo_Immagine', {}],
  ['Echo_Lista_Commenti', {}],
  ['Altro', {}],
])('readers send nothing but comments: %s is refused', async (type, fields) => {
  const sent = await reader.call(createItem, { body: { type, name: 'Prova', fields } });
  expect(sent.status).toBe(403);
});

test.each([
  ['a draft', DEMO_ARTICLE.draft],
  ['an article that takes none', DEMO_ARTICLE.plain],
  ['what was withdrawn', DEMO_ARTICLE.withdrawn],
  ['no article', 'x'],
])('none is taken on %s', async (_, id) => {
  expect((await comment(reader, id, 'Ciao')).status).toBe(403);
});

test('[P5.01][P5.02] blanks are refused, and a long text is not', async () => {
  const person = await server.signIn('eav.lirn');
  expect((await comment(person, DEMO_ARTICLE.full, ' \n ')).status).toBe(409);
  expect((await comment(person, DEMO_ARTICLE.full, 'x'.repeat(20_000))).status).toBe(200);
});

test('a person who sends many waits', async () => {
  const person = await server.signIn('h35');
  // What this person sent in another test is long ago.
  server.clock.advance({ minutes: 11 });
  for (let sent = 0; sent < 10; sent++)
    expect((await comment(person, DEMO_ARTICLE.full, `Numero ${sent}`)).status).toBe(200);
  const refused = await comment(person, DEMO_ARTICLE.full, 'Ancora');
  expect([refused.status, refused.reply.outcome.code]).toEqual([429, OUTCOME.tooBusy]);
  server.clock.advance({ minutes: 11 });
  // Afterwards as many again, and no more where they come at once.
  const many = await Promise.all(
    Array.from({ length: 16 }, (_, number) => comment(person, DEMO_ARTICLE.full, `Insieme ${number}`)),
  );
  expect(many.filter(({ status }) => status === 200)).toHaveLength(10);
  server.clock.advance({ minutes: 11 });
});
