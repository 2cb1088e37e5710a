import { changeSetting } from '@torre/contract/administration';
import { createItem, getItem, readDeskItem, saveDeskItem, stepDeskItem } from '@torre/contract/content';
import type { DeskItem, DeskStep } from '@torre/contract/content';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { publishDue } from './item-step.actions.ts';

const URL = 'https://www.example.com/prima';
const OTHER = 'https://www.example.com/dopo';

let server: TestServer;
let reader: TestClient;
let editor: TestClient;
let approver: TestClient;
let second: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  await server.db.query("insert into account_role (user_name, ruolo) values ('studente', 'ROLE_APPROVER')");
  reader = await server.signIn('cta.lirr');
  editor = await server.signIn('redattore');
  approver = await server.signIn('editore');
  second = await server.signIn('studente');
});
afterAll(() => server.close());

type Fields = Record<string, string | string[]>;

async function begin(type: string, fields: Fields, client = editor): Promise<string> {
  const { status, reply } = await client.call(createItem, { body: { type, name: `Prova ${type}`, fields } });
  expect(status).toBe(200);
  return reply.id;
}

/** An article with a link whose picture leads on; ids of both. */
async function articleWithLink(
  client = editor,
): Promise<{ readonly article: string; readonly link: string }> {
  const link = await begin('Echo_Link', { url: URL, testo: 'Bando' }, client);
  return { article: await begin('Echo_Articolo', { titolo: 'Con un link', lista_link: [link] }), link };
}

const at = async (id: string): Promise<DeskItem> =>
  (await editor.call(readDeskItem, { path: { id } })).reply.item;

/** A step over the newest version, unless it names another. */
async function step(
  client: TestClient,
  id: string,
  operation: DeskStep['operation'],
  more: Partial<DeskStep> = {},
) {
  const body = { version: (await at(id)).version, operation, ...more };
  return client.call(stepDeskItem, { path: { id }, body });
}

async function rewrite(id: string, fields: Record<string, string | null>, client = editor): Promise<number> {
  const { version } = await at(id);
  return (await client.call(saveDeskItem, { path: { id }, body: { version, fields } })).status;
}

const shownUrl = async (id: string) =>
  (await reader.call(getItem, { path: { id }, query: {} })).reply.fields['url'];

async function trail(id: string): Promise<readonly string[]> {
  const { rows } = await server.db.query<{ what: string }>(
    "select what from audit where entity = 'content' and entity_key = $1 order by audit_id",
    [id],
  );
  return rows.map(({ what }) => what);
}

async function underFourEyes(): Promise<void> {
  const admin = await server.signIn('admin');
  const set = (value: boolean, version: number) =>
    admin.call(changeSetting, {
      path: { key: 'content.fourEyes' },
      body: { icao: '', validFrom: '20261114', value, version },
    });
  const { rows } = await server.db.query<{ version: number }>(
    "select coalesce(max(version), 0)::int as version from setting_value where key = 'content.fourEyes'",
  );
  const { version } = rows[0]!;
  expect((await set(true, version)).status).toBe(200);
  onTestFinished(async () => {
    expect((await set(false, version + 1)).status).toBe(200);
  });
}

describe('what goes out is what was approved', () => {
  test.each([
    ['asked for', { operation: 'ask' }],
    ['scheduled', { operation: 'schedule', publishAt: '2026-11-20T09:00:00Z' }],
  ] as const)('a link that is written anew takes the article that is %s back', async (_, how) => {
    const { article, link } = await articleWithLink();
    expect((await step(approver, article, how.operation, how)).status).toBe(200);
    expect(await rewrite(link, { url: OTHER })).toBe(200);
    expect(await at(article)).toMatchObject({ state: 'DRAFT', version: 2, publishAt: null });
    expect((await trail(article)).at(-1)).toBe('write-content');
    // Who publishes over what was read before is told.
    expect((await step(approver, article, 'publish', { version: 1 })).status).toBe(412);
    expect((await step(approver, article, 'publish')).status).toBe(200);
    expect(await shownUrl(link)).toBe(OTHER);
  });

  test.each(['sent back', 'withdrawn'])(
    'a link that was %s and is asked for anew takes the article back that would carry it now',
    async (how) => {
      const { article, link } = await articleWithLink();
      if (how === 'withdrawn')
        for (const one of ['publish', 'withdraw'] as const) await step(approver, link, one);
      expect((await step(editor, article, 'ask')).status).toBe(200);
      if (how === 'sent back') {
        await step(editor, link, 'ask');
        await step(approver, link, 'sendBack', { remark: 'No' });
      }
      expect((await at(article)).state).toBe('ASKED');
      expect((await step(editor, link, 'ask')).status).toBe(200);
      expect(await at(article)).toMatchObject({ state: 'DRAFT', version: 2 });
      expect((await step(approver, article, 'publish', { version: 1 })).status).toBe(412);
    },
  );

  test('a step over a state that a colleague has changed is refused, and says what stands', async () => {
    const { article } = await articleWithLink();
    await step(editor, article, 'ask');
    expect((await step(second, article, 'sendBack', { remark: 'No' })).status).toBe(200);
    const late = await step(approver, article, 'publish', { state: 'ASKED' });
    expect([late.status, late.reply.item]).toMatchObject([412, { state: 'SENT_BACK', remark: 'No' }]);
    expect((await step(approver, article, 'publish', { state: 'SENT_BACK' })).status).toBe(200);
  });

  test('so does the picture of a link, and not what stands in another article', async () => {
    const picture = await begin('Echo_Documento', { titolo: 'Allegato' });
    const { article, link } = await articleWithLink();
    const other = await begin('Echo_Articolo', { titolo: 'Altro', spalla_destra_documenti: [picture] });
    for (const id of [article, other]) await step(editor, id, 'ask');
    expect(await rewrite(picture, { titolo: 'Allegato nuovo' })).toBe(200);
    expect([(await at(other)).state, (await at(article)).state]).toEqual(['DRAFT', 'ASKED']);
    expect(await rewrite(link, { testo: 'Avviso' })).toBe(200);
    expect((await at(article)).state).toBe('DRAFT');
  });

  test('a link that readers know already is shown as it is, whatever is written in it meanwhile', async () => {
    const { article, link } = await articleWithLink();
    expect((await step(approver, article, 'publish')).status).toBe(200);
    const next = await begin('Echo_Articolo', { titolo: 'Di nuovo', lista_link: [link] });
    await step(editor, next, 'ask');
    expect(await rewrite(link, { url: OTHER })).toBe(200);
    expect((await at(next)).state).toBe('ASKED');
    expect((await step(approver, next, 'publish')).status).toBe(200);
    expect(await shownUrl(link)).toBe(URL);
  });

  test('each part that goes out stands in the trail, by a step and by its hour', async () => {
    const byStep = await articleWithLink();
    expect((await step(approver, byStep.article, 'publish')).status).toBe(200);
    expect(await trail(byStep.link)).toEqual(['create-content', 'publish-content']);
    const byHour = await articleWithLink();
    await step(approver, byHour.article, 'schedule', { publishAt: '2026-11-15T09:00:00Z' });
    await inTransaction(server.db, (tx) => publishDue(tx, Temporal.Instant.from('2026-11-15T09:00:00Z')));
    expect(await trail(byHour.link)).toEqual(['create-content', 'publish-content']);
  });

  test('a part keeps a day of its own, and what was withdrawn or lacks a field stays', async () => {
    const link = () => begin('Echo_Link', { url: URL });
    const [dated, withdrawn] = [await link(), await link()];
    const empty = await begin('Echo_Link', { testo: 'Senza indirizzo' });
    await step(approver, dated, 'schedule', { publishAt: '2026-11-20T09:00:00Z' });
    for (const operation of ['publish', 'withdraw'] as const) await step(approver, withdrawn, operation);
    const article = await begin('Echo_Articolo', {
      titolo: 'Con tre',
      lista_link: [dated, withdrawn, empty],
    });
    expect((await step(approver, article, 'publish')).status).toBe(200);
    expect(await at(dated)).toMatchObject({
      state: 'SCHEDULED',
      publishAt: '2026-11-20T09:00:00Z',
      publishedVersion: null,
    });
    expect([(await at(withdrawn)).state, (await at(empty)).state]).toEqual(['WITHDRAWN', 'DRAFT']);
  });

  test('what was sent back goes out with nothing, and keeps the remark', async () => {
    const { article, link } = await articleWithLink();
    await step(editor, link, 'ask');
    await step(approver, link, 'sendBack', { remark: 'Indirizzo sbagliato' });
    for (const [client, operation] of [
      [editor, 'ask'],
      [approver, 'schedule'],
      [approver, 'publish'],
    ] as const) {
      const refused = await step(client, article, operation, { publishAt: '2026-11-20T09:00:00Z' });
      expect([refused.status, refused.reply.outcome.messageIT]).toEqual([
        409,
        '«Prova Echo_Link», che fa parte di questo testo, è stato rimandato: correggilo, o toglilo da qui.',
      ]);
    }
    expect(await at(link)).toMatchObject({ state: 'SENT_BACK', remark: 'Indirizzo sbagliato' });
  });
});

describe('four eyes', () => {
  test('see what goes out with an article, too', async () => {
    await underFourEyes();
    const { article } = await articleWithLink(approver);
    const refused = await step(approver, article, 'publish');
    expect([refused.status, refused.reply.outcome.messageIT]).toEqual([
      409,
      '«Prova Echo_Link», che esce con questo testo, l’hai scritto tu: lo pubblica un’altra persona.',
    ]);
    expect((await step(second, article, 'publish')).status).toBe(200);
  });

  test('look at who wrote the text, not at who changed what goes out with it', async () => {
    await underFourEyes();
    const link = await begin('Echo_Link', { url: URL });
    const article = await begin('Echo_Articolo', { titolo: 'Suo', lista_link: [link] }, approver);
    expect((await step(approver, article, 'ask')).status).toBe(200);
    expect(await rewrite(link, { url: OTHER })).toBe(200);
    expect(await at(article)).toMatchObject({ state: 'DRAFT', version: 2 });
    expect((await step(approver, article, 'publish')).status).toBe(409);
    expect((await step(second, article, 'publish')).status).toBe(200);
  });

  test('are not passed by a save that changes nothing', async () => {
    await underFourEyes();
    const article = await begin('Echo_Articolo', { titolo: 'Del redattore' }, approver);
    const idle: readonly Record<string, string | null>[] = [
      {},
      { titolo: 'Del redattore' },
      { sottotitolo: null },
    ];
    for (const fields of idle) expect(await rewrite(article, fields)).toBe(200);
    expect(await at(article)).toMatchObject({ version: 1, state: 'DRAFT' });
    expect((await step(approver, article, 'publish')).status).toBe(409);
  });
});

test('a save that says what stands leaves what is published or scheduled as it is', async () => {
  const { article } = await articleWithLink();
  expect((await step(approver, article, 'publish')).status).toBe(200);
  expect(await rewrite(article, { titolo: ' Con un link ' })).toBe(200);
  expect(await at(article)).toMatchObject({ state: 'PUBLISHED', version: 1 });
});

test('what readers see keeps the day of its publication while it is written anew', async () => {
  const { article } = await articleWithLink();
  await step(approver, article, 'publish');
  const publishedAt = async () =>
    (await server.db.query('select published_at from content_item where item_id = $1', [article])).rows[0]
      .published_at;
  const before = await publishedAt();
  server.clock.advance({ minutes: 5 });
  expect(await rewrite(article, { titolo: 'Ancora in bozza' })).toBe(200);
  expect([await publishedAt(), before !== null]).toEqual([before, true]);
  await step(approver, article, 'publish');
  expect(await publishedAt()).not.toBe(before);
});

test('two articles that share their parts are published at once, and neither waits for the other for ever', async () => {
  const links = [await begin('Echo_Link', { url: URL }), await begin('Echo_Link', { url: OTHER })];
  const article = (ofLinks: string[]) => begin('Echo_Articolo', { titolo: 'Insieme', lista_link: ofLinks });
  const ids = await Promise.all([article(links), article(links.toReversed()), article(links)]);
  const rewritten = rewrite(links[0]!, { testo: 'Nel mezzo' });
  const published = ids.map(async (id) => {
    const { status } = await approver.call(stepDeskItem, {
      path: { id },
      body: { version: 1, operation: 'publish' },
    });
    // The link came first and took this article back: version 1 is not what would go out.
    return status === 412 ? (await step(approver, id, 'publish')).status : status;
  });
  expect(await Promise.all([rewritten, ...published])).toEqual([200, 200, 200, 200]);
});

test('the English side has texts alone: what an article is made of is changed on the Italian one', async () => {
  const { article, link } = await articleWithLink();
  const { status, reply } = await editor.call(saveDeskItem, {
    path: { id: article },
    body: { version: 1, english: { lista_link: [link] } },
  });
  expect([status, reply.outcome.messageIT]).toEqual([
    409,
    'Il lato inglese ha solo testi: il campo «lista_link» vale per tutte e due le lingue, si cambia in italiano.',
  ]);
});

test.each(['2026-02-30T09:00:00Z', '+012026-11-20T09:00:00Z', '9999-12-31T09:00:00Z'])(
  'no day of the calendar is a day of publication: %s',
  async (publishAt) => {
    const { article } = await articleWithLink();
    const { status } = await step(approver, article, 'schedule', { publishAt });
    expect(status).toBe(400);
  },
);
