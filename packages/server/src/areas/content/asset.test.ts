import { createAsset, getAsset, listDeskAssets } from '@torre/contract/assets';
import type { DeskAsset } from '@torre/contract/assets';
import { createItem, getItem, saveDeskItem, stepDeskItem } from '@torre/contract/content';
import type { Rendition } from '@torre/contract/content';
import { createUpload } from '@torre/contract/files';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { awaitedLocks } from '../../testing/awaited-locks.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { UploadActor } from '../../testing/upload-actor.ts';

const MARKUP = '<img src=x onerror=alert(1)>';

let server: TestServer;
let reader: TestClient;
let editor: TestClient;
let approver: TestClient;
let assetId: string;
let fileId: string;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14', runsJobs: true });
  reader = await server.signIn('cta.lirr');
  editor = await server.signIn('redattore');
  approver = await server.signIn('editore');
  fileId = await send(await noisyPicture(2400, 1200));
  assetId = await take(fileId, { name: MARKUP, alternative: MARKUP, focus: '20 80' });
  await drawn(assetId);
});
afterAll(() => server.close());

/** Noise compresses badly. */
function noisyPicture(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .withExif({ IFD0: { Copyright: 'Mario Rossi' } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function send(content: Buffer, client = editor): Promise<string> {
  const uploads = new UploadActor(client, server.url);
  const { status, reply } = await uploads.announce({
    area: 'redazione',
    kind: 'immagine',
    name: '<b>pista</b>.jpg',
    size: content.length,
  });
  expect(status).toBe(201);
  expect((await uploads.piece(reply.fileId, 0, content)).status).toBe(204);
  return reply.fileId;
}

/** Takes a file into the library once its check is over. */
async function take(
  file: string,
  more: { name: string; alternative: string; focus?: string },
): Promise<string> {
  return vi.waitFor(
    async () => {
      const { status, reply } = await editor.call(createAsset, { body: { fileId: file, ...more } });
      expect(status).toBe(200);
      return reply.id;
    },
    { timeout: 20_000, interval: 100 },
  );
}

const assetOf = async (id: string): Promise<DeskAsset | undefined> =>
  (await editor.call(listDeskAssets, { query: {} })).reply.assets.find((asset) => asset.id === id);
/** Waits until the sizes of a picture are made. */
const drawn = (id: string) =>
  vi.waitFor(async () => expect((await assetOf(id))?.renditions).toHaveLength(4), {
    timeout: 20_000,
    interval: 100,
  });
const binary = (client: TestClient, id: string, rendition: string, headers: Record<string, string> = {}) =>
  client.send('GET', `/api/content/assets/${id}/${rendition}`, { headers });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

/** An article with the picture, published. */
async function publishedArticle(): Promise<string> {
  const { reply } = await editor.call(createItem, {
    body: {
      type: 'Echo_Articolo',
      name: 'Con immagine',
      fields: { titolo: 'Con immagine', banner: assetId },
    },
  });
  const { status } = await approver.call(stepDeskItem, {
    path: { id: reply.id },
    body: { version: 1, operation: 'publish' },
  });
  expect(status).toBe(200);
  return reply.id;
}

describe('a picture of the library', () => {
  test('the picture of a draft answers 404 to others, whatever its size; the desk sees it', async () => {
    const id = await take(await send(await noisyPicture(120, 80)), { name: 'Bozza', alternative: 'Bozza' });
    await drawn(id);
    for (const size of ['thumbnail', 'small', 'medium', 'large', 'original']) {
      expect([size, (await binary(reader, id, size)).status]).toEqual([size, 404]);
      expect([size, (await binary(editor, id, size)).status]).toEqual([size, 200]);
    }
    expect((await reader.call(getItem, { path: { id }, query: {} })).status).toBe(404);
  });

  test('[P3.21][P3.22] has four sizes in two formats, none over 250 kB, without what hung on it', async () => {
    const asset = (await assetOf(assetId))!;
    expect(asset.renditions.map(({ name }) => name)).toEqual(['thumbnail', 'small', 'medium', 'large']);
    const widths = { thumbnail: 256, small: 576, medium: 992, large: 1600 };
    for (const { name, formats } of asset.renditions)
      for (const { format, metadata, links } of formats) {
        const answer = await editor.send('GET', links[0]!.href);
        const content = await bytesOf(answer);
        const found = await sharp(content).metadata();
        expect([name, found.format, found.exif]).toEqual([
          name,
          format === 'jpg' ? 'jpeg' : 'webp',
          undefined,
        ]);
        expect(content.length).toBeLessThanOrEqual(250_000);
        expect(metadata).toEqual({ width: found.width, height: found.height, size: content.length });
        expect(found.width).toBeLessThanOrEqual(widths[name]);
        expect(answer.headers.get('content-type')).toBe(format === 'jpg' ? 'image/jpeg' : 'image/webp');
      }
    const [small] = asset.renditions;
    expect(small!.formats[0]!.metadata).toMatchObject({ width: 256, height: 128 });
  });

  test('keeps its name, its alternative text and its point as they were typed', async () => {
    expect(await assetOf(assetId)).toMatchObject({ name: MARKUP, alternative: MARKUP, focus: '20 80' });
    const found = await editor.call(listDeskAssets, { query: { text: 'ONERROR' } });
    expect(found.reply.assets.map(({ id }) => id)).toEqual([assetId]);
    const none = await editor.call(listDeskAssets, { query: { text: 'non c’è' } });
    expect(none.reply).toMatchObject({ assets: [], total: 0 });
  });

  test('is refused without an alternative text, taken twice, or of somebody else', async () => {
    const body = { fileId, name: 'Pista', alternative: 'La pista' };
    expect((await editor.call(createAsset, { body: { ...body, alternative: ' ' } })).status).toBe(409);
    expect((await editor.call(createAsset, { body })).status).toBe(409);
    expect((await approver.call(createAsset, { body })).status).toBe(404);
    expect((await reader.call(createAsset, { body })).status).toBe(403);
  });

  test('is refused where its file is thrown away at the same moment', async () => {
    const content = await noisyPicture(40, 40);
    const file = await send(content);
    const ready = "select from file where file_id = $1 and state = 'ready'";
    await expect.poll(async () => (await server.db.query(ready, [file])).rowCount).toBe(1);
    const body = { fileId: file, name: 'Pista', alternative: 'La pista' };
    const taken = await inTransaction(server.db, async (tx) => {
      await tx.query('delete from file where file_id = $1', [file]);
      const asked = editor.call(createAsset, { body });
      await expect.poll(() => awaitedLocks(server.db)).toContain('transactionid');
      return [asked];
    });
    expect((await taken[0]!).status).toBe(409);
  });

  test('readers send none, and those of the desk do not fill the room of a person', async () => {
    const body = { area: 'redazione', kind: 'immagine', name: 'a.png', size: 10 } as const;
    expect((await reader.call(createUpload, { body })).status).toBe(403);
    await server.db.query('update file set size = 524288000 where file_id = $1', [fileId]);
    try {
      expect((await editor.call(createUpload, { body })).status).toBe(201);
    } finally {
      await server.db.query('delete from file where state = $1', ['uploading']);
    }
  });
});

describe('a picture that readers see', () => {
  test('[P3.20][P7.02][P7.05] its item has the sizes with their addresses, and the article that shows it brings them', async () => {
    const article = await publishedArticle();
    const { fields } = (await reader.call(getItem, { path: { id: assetId }, query: {} })).reply;
    const renditions = fields['renditions'] as readonly Rendition[];
    const large = renditions.find(({ name }) => name === 'large')!;
    expect(large.formats.map(({ format, links }) => [format, links[0]!.href])).toEqual([
      ['jpg', `/api/content/assets/${assetId}/large`],
      ['webp', `/api/content/assets/${assetId}/large?format=webp`],
    ]);
    const whole = await reader.call(getItem, { path: { id: article }, query: { fields: 'all' } });
    expect(whole.reply.fields['banner']).toMatchObject({
      id: assetId,
      fields: { testo_alternativo: MARKUP, punto_focale: '20 80', renditions },
    });
    expect((await binary(reader, assetId, 'original')).status).toBe(404);
  });

  test('is kept by the browser of the person and asked for each time, by a strong tag', async () => {
    await publishedArticle();
    const first = await binary(reader, assetId, 'large');
    const etag = first.headers.get('etag')!;
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await binary(reader, assetId, 'large', { 'if-none-match': etag });
    expect([again.status, (await bytesOf(again)).length]).toEqual([304, 0]);
    const refused = await binary(reader, '00000000-0000-7000-8000-00000000000f', 'large');
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(
      (await reader.call(getAsset, { path: { id: assetId, rendition: 'huge' as 'large' }, query: {} }))
        .status,
    ).toBe(400);
  });

  test('goes with the article: withdrawn, nobody but the desk sees it', async () => {
    const other = await take(await send(await noisyPicture(300, 200)), {
      name: 'Altra',
      alternative: 'Altra',
    });
    const made = await editor.call(createItem, {
      body: { type: 'Echo_Articolo', name: 'Un’altra', fields: { titolo: 'Un’altra', immagine: other } },
    });
    const path = { id: made.reply.id };
    await approver.call(stepDeskItem, { path, body: { version: 1, operation: 'publish' } });
    // Published before its sizes were made: readers see them when they are.
    // Items are kept by each process and follow the event of the job that made the sizes.
    await vi.waitFor(
      async () => {
        const { fields } = (await reader.call(getItem, { path: { id: other }, query: {} })).reply;
        expect(fields['renditions']).toHaveLength(4);
      },
      { timeout: 20_000, interval: 100 },
    );
    expect((await binary(reader, other, 'large')).status).toBe(200);
    await approver.call(stepDeskItem, { path, body: { version: 1, operation: 'withdraw' } });
    expect((await binary(reader, other, 'large')).status).toBe(404);
    expect((await binary(editor, other, 'large')).status).toBe(200);
  });

  test('a point that is none is refused', async () => {
    const { status } = await editor.call(saveDeskItem, {
      path: { id: assetId },
      body: { version: 1, fields: { punto_focale: '50; background: red' } },
    });
    expect(status).toBe(409);
  });
});
