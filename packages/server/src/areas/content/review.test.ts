import { createAsset, listDeskAssets } from '@torre/contract/assets';
import {
  createItem,
  endReview,
  findReviewers,
  getItem,
  listReviews,
  nameReviewer,
  readDraft,
  saveDeskItem,
  stepDeskItem,
  readDeskItem,
} from '@torre/contract/content';
import type { DeskStep, Item } from '@torre/contract/content';
import { attachDocument, getDocument } from '@torre/contract/documents';
import { acknowledgeNotice, ownNotices } from '@torre/contract/notices';
import type { ItemFields, ItemTypeName } from '@torre/domain/content';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { employeeIdOf } from '../../testing/roster-steps.ts';
import { UploadActor } from '../../testing/upload-actor.ts';
import { ArticleReads } from './article-reads.ts';
import { deletePastReviews } from './review.store.ts';

const SOON = { timeout: 20_000, interval: 50 };

let server: TestServer;
let editor: TestClient;
let approver: TestClient;
/** Who is named, and a colleague who is not. */
let named: TestClient;
let other: TestClient;
let namedId: string;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14', runsJobs: true });
  [editor, approver, named, other] = (await Promise.all(
    ['redattore', 'editore', 'cta.lirr', 'meteo.lirr'].map((name) => server.signIn(name)),
  )) as [TestClient, TestClient, TestClient, TestClient];
  namedId = await employeeIdOf(named);
});
afterAll(() => server.close());

async function begin(type: ItemTypeName, fields: ItemFields): Promise<string> {
  const { status, reply } = await editor.call(createItem, { body: { type, name: 'Da rivedere', fields } });
  expect(status).toBe(200);
  return reply.id;
}
const article = (fields: ItemFields = {}) => begin('Echo_Articolo', { titolo: 'Nuova procedura', ...fields });
const name = (id: string, until = '20261121', client = editor, employeeId = namedId) =>
  client.call(nameReviewer, { path: { id }, body: { employeeId, until } });
const read = (client: TestClient, id: string) => client.call(readDraft, { path: { id }, query: {} });
const statusOf = async (client: TestClient, id: string) => (await read(client, id)).status;
const step = (id: string, operation: DeskStep['operation'], version = 1) =>
  approver.call(stepDeskItem, { path: { id }, body: { version, operation } });
const reviewsOf = async (id: string) => (await editor.call(listReviews, { path: { id } })).reply;
const reviewNoticesOf = async (client: TestClient) =>
  (await client.call(ownNotices, {})).reply.notices.filter(({ kind }) => kind === 'REVIEW');

/** A file of the desk, once it is checked. */
async function send(content: Buffer, fileName: string, kind: 'immagine' | 'documento'): Promise<string> {
  const uploads = new UploadActor(editor, server.url);
  const { reply } = await uploads.announce({
    area: 'redazione',
    kind,
    name: fileName,
    size: content.length,
  });
  expect((await uploads.piece(reply.fileId, 0, content)).status).toBe(204);
  await vi.waitFor(async () => {
    const { rows } = await server.db.query('select state from file where file_id = $1', [reply.fileId]);
    expect(rows).toEqual([{ state: 'ready' }]);
  }, SOON);
  return reply.fileId;
}

/** A draft picture with its sizes. */
async function picture(): Promise<string> {
  const { width, height, channels, background } = {
    width: 60,
    height: 40,
    channels: 3,
    background: '#246',
  } as const;
  const content = await sharp({ create: { width, height, channels, background } }).jpeg().toBuffer();
  const fileId = await send(content, 'pista.jpg', 'immagine');
  const { reply } = await editor.call(createAsset, {
    body: { fileId, name: 'Pista', alternative: 'La pista' },
  });
  await vi.waitFor(async () => {
    const { assets } = (await editor.call(listDeskAssets, { query: { id: reply.id } })).reply;
    expect(assets[0]?.renditions).toHaveLength(4);
  }, SOON);
  return reply.id;
}
const binary = (client: TestClient, id: string, rendition: string) =>
  client.send('GET', `/api/content/assets/${id}/${rendition}`, {});
const fileOf = (client: TestClient, id: string) =>
  client.send('GET', `/api${getDocument.path.replace('{id}', id)}`, {});

describe('a draft for a named colleague', () => {
  test('a draft is read by the colleague who was named, and by no other', async () => {
    const id = await article();
    for (const client of [named, other]) expect(await statusOf(client, id)).toBe(404);
    expect((await name(id)).status).toBe(200);
    const counted = vi.spyOn(ArticleReads.prototype, 'count');
    const { status, reply } = await read(named, id);
    expect(counted).not.toHaveBeenCalled();
    counted.mockRestore();
    expect([status, reply.item.fields['titolo'], reply.until]).toEqual([200, 'Nuova procedura', '20261121']);
    expect(await statusOf(other, id)).toBe(404);
    // As readers do it nobody reads it.
    for (const client of [named, other, editor])
      expect((await client.call(getItem, { path: { id }, query: { fields: 'all' } })).status).toBe(404);
    // What is written meanwhile is what is read.
    await editor.call(saveDeskItem, { path: { id }, body: { version: 1, fields: { titolo: 'Corretta' } } });
    expect((await read(named, id)).reply.item.fields['titolo']).toBe('Corretta');
    expect((await read(editor, id)).reply.until).toBeNull();
  });

  test('its pictures, those of its links and its documents go with it; the originals do not, nor what another draft has', async () => {
    const [banner, icon, foreign] = await Promise.all([picture(), picture(), picture()]);
    const link = await begin('Echo_Link', { url: 'https://esempio.it', testo: 'Sito', immagine: icon });
    // What does not go out with the article is no part of it either.
    const refused = await begin('Echo_Link', { url: 'https://esempio.it/no', testo: 'Rimandato' });
    for (const operation of ['ask', 'sendBack'] as const)
      await approver.call(stepDeskItem, {
        path: { id: refused },
        body: { version: 1, operation, remark: 'Non così' },
      });
    const attached = await begin('Echo_Documento', { titolo: 'Allegato' });
    const fileId = await send(Buffer.from('testo'), 'allegato.txt', 'documento');
    await editor.call(attachDocument, { path: { id: attached }, body: { fileId } });
    const comments = await begin('Echo_Lista_Commenti', {});
    const id = await article({
      banner,
      lista_link: [link, refused],
      spalla_destra_documenti: [attached],
      lista_echo_commenti: comments,
    });
    const statuses = async (client: TestClient) =>
      Promise.all([
        binary(client, banner, 'large').then(({ status: one }) => one),
        binary(client, icon, 'small').then(({ status: one }) => one),
        fileOf(client, attached).then(({ status: one }) => one),
      ]);
    expect(await statuses(named)).toEqual([404, 404, 404]);
    await name(id);
    expect(await statuses(named)).toEqual([200, 200, 200]);
    expect(await statuses(other)).toEqual([404, 404, 404]);
    expect((await binary(named, banner, 'original')).status).toBe(404);
    expect((await binary(named, foreign, 'large')).status).toBe(404);
    const { item, parts } = (await read(named, id)).reply;
    expect(item.fields['lista_echo_commenti']).toBeUndefined();
    expect(new Set(parts.map((one) => one.id))).toEqual(new Set([banner, icon, link, attached]));
    const part = (one: string): Item => parts.find((found) => found.id === one)!;
    expect(part(icon).fields['renditions']).toHaveLength(4);
    expect(part(link).fields['immagine']).toMatchObject({ id: icon });
    await editor.call(endReview, {
      path: { id, reviewId: (await reviewsOf(id)).reviews[0]!.reviewId },
    });
    expect(await statuses(named)).toEqual([404, 404, 404]);
  }, 60_000);

  test('the colleague hears of it at the bell, without the name of the draft, and puts it away', async () => {
    const id = await article();
    await name(id);
    const [notice] = (await reviewNoticesOf(named)).filter(({ review }) => review?.articleId === id);
    expect(notice?.review).toEqual({ articleId: id, askedBy: expect.any(String), until: '20261121' });
    expect(JSON.stringify(notice)).not.toContain('Da rivedere');
    expect(await reviewNoticesOf(other)).toEqual([]);
    expect((await other.call(acknowledgeNotice, { path: { noticeId: notice!.noticeId } })).status).toBe(404);
    expect((await named.call(acknowledgeNotice, { path: { noticeId: notice!.noticeId } })).status).toBe(200);
    expect((await reviewNoticesOf(named)).filter(({ review }) => review?.articleId === id)).toEqual([]);
    // The draft stays open all the same; named again, it is another day and another notice.
    expect(await statusOf(named, id)).toBe(200);
    await name(id, '20261130');
    expect((await reviewNoticesOf(named)).find(({ review }) => review?.articleId === id)?.review?.until).toBe(
      '20261130',
    );
    expect((await reviewsOf(id)).reviews).toMatchObject([{ employeeId: namedId, until: '20261130' }]);
  });

  test('the desk takes it back: it is read no more, the notice is gone, and the trail tells both', async () => {
    const id = await article();
    await name(id, '20261121', approver);
    const { reviews, allowedActions } = await reviewsOf(id);
    expect([reviews.length, allowedActions]).toEqual([1, ['name']]);
    const end = () => editor.call(endReview, { path: { id, reviewId: reviews[0]!.reviewId } });
    // At once too: it is ended once, and stands in the trail once.
    const ended = await Promise.all(Array.from({ length: 12 }, end));
    expect(ended.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(ended.filter(({ status }) => status === 404)).toHaveLength(11);
    expect(await statusOf(named, id)).toBe(404);
    expect((await reviewNoticesOf(named)).filter(({ review }) => review?.articleId === id)).toEqual([]);
    const { rows } = await server.db.query(
      "select what, subject from audit where entity = 'contentReview' and entity_key = $1 order by what",
      [id],
    );
    expect(rows).toEqual([
      { what: 'end-review', subject: namedId },
      { what: 'name-reviewer', subject: namedId },
    ]);
  });

  test('it ends with its day, and its row an hour later', async () => {
    const banner = await picture();
    const id = await article({ banner });
    await name(id, '20261115');
    expect((await binary(named, banner, 'large')).status).toBe(200);
    server.clock.advance({ days: 2 });
    try {
      const nextDay = await server.signIn('cta.lirr');
      expect(await statusOf(nextDay, id)).toBe(404);
      expect((await binary(nextDay, banner, 'large')).status).toBe(404);
      expect((await reviewNoticesOf(nextDay)).filter(({ review }) => review?.articleId === id)).toEqual([]);
      await inTransaction(server.db, (tx) => deletePastReviews(tx, server.clock.today()));
      const { rows } = await server.db.query('select from content_review where item_id = $1', [id]);
      expect(rows).toEqual([]);
    } finally {
      server.clock.advance({ days: -2 });
    }
  });

  test.each([
    ['publication', ['publish']],
    ['withdrawal', ['withdraw']],
  ] as const)('it ends with a %s; the next draft is nobody’s to read', async (what, operations) => {
    const id = await article();
    if (what === 'withdrawal') {
      expect((await step(id, 'publish')).status).toBe(200);
      const body = { version: 1, fields: { titolo: 'Riscritto' } };
      expect((await editor.call(saveDeskItem, { path: { id }, body })).status).toBe(200);
    }
    await name(id);
    expect(await statusOf(named, id)).toBe(200);
    const seen = what === 'withdrawal' ? 2 : 1;
    for (const operation of operations) expect((await step(id, operation, seen)).status).toBe(200);
    expect(await statusOf(named, id)).toBe(404);
    expect((await reviewNoticesOf(named)).filter(({ review }) => review?.articleId === id)).toEqual([]);
    expect((await name(id)).status).toBe(409);
    const { version } = (await editor.call(readDeskItem, { path: { id } })).reply.item;
    const body = { version, fields: { titolo: 'Di nuovo' } };
    expect((await editor.call(saveDeskItem, { path: { id }, body })).status).toBe(200);
    expect(await statusOf(named, id)).toBe(404);
    expect((await name(id)).status).toBe(200);
    expect((await read(named, id)).reply.item.fields['titolo']).toBe('Di nuovo');
  });

  test.each([
    ['until yesterday', '20261113', 409],
    ['for thirty days', '20261214', 200],
    ['for longer', '20261215', 409],
    ['until no day', '20261199', 400],
  ])('a colleague is named %s', async (_, until, status) => {
    expect((await name(await article(), until)).status).toBe(status);
  });

  test('who is named can sign in, and is found by part of the name or by the code; who asks is not', async () => {
    const id = await article();
    expect((await name(id, '20261121', editor, 'NESSUNO')).status).toBe(409);
    const find = async (text: string) =>
      (await editor.call(findReviewers, { query: { name: text } })).reply.people.map(
        ({ employeeId }) => employeeId,
      );
    expect(await find(namedId)).toEqual([namedId]);
    expect(await find(await employeeIdOf(editor))).toEqual([]);
    expect(await find('%%')).toEqual([]);
    // Nobody else signs in here with this account.
    const closed = await employeeIdOf(await server.signIn('studente'));
    expect(await find(closed)).toEqual([closed]);
    await server.db.query('update account set disabled_at = now() where employee_id = $1', [closed]);
    onTestFinished(async () => {
      await server.db.query('update account set disabled_at = null where employee_id = $1', [closed]);
    });
    expect(await find(closed)).toEqual([]);
    expect((await name(id, '20261121', editor, closed)).status).toBe(409);
  });
});
