import { createAsset, listDeskAssets } from '@torre/contract/assets';
import { createItem, getItem, saveDeskItem, stepDeskItem } from '@torre/contract/content';
import type { NamedItem, NativeLink } from '@torre/contract/content';
import { listOwnFiles } from '@torre/contract/files';
import type { NewUploadBody } from '@torre/contract/files';
import type { ItemFields, ItemTypeName } from '@torre/domain/content';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { calledCodec, mp4, video } from '../../testing/sample-videos.ts';
import { UploadActor } from '../../testing/upload-actor.ts';

const CAPTIONS = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nAutorizzati al decollo\n');
const MARKUP = '<img src=x onerror=alert(1)>';

let server: TestServer;
let reader: TestClient;
let editor: TestClient;
let approver: TestClient;
let webm: Buffer;
let film: string;
let captions: string;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14', runsJobs: true });
  reader = await server.signIn('cta.lirr');
  editor = await server.signIn('redattore');
  approver = await server.signIn('editore');
  webm = await video();
  film = await take(await send('decollo.webm', webm), MARKUP);
  captions = await take(await send('decollo.vtt', CAPTIONS, 'sottotitoli'), 'Decollo');
});
afterAll(() => server.close());

async function send(name: string, content: Buffer, kind: NewUploadBody['kind'] = 'video', client = editor) {
  const uploads = new UploadActor(client, server.url);
  const { status, reply } = await uploads.announce({ area: 'redazione', kind, name, size: content.length });
  expect(status).toBe(201);
  expect((await uploads.piece(reply.fileId, 0, content)).status).toBe(204);
  return reply.fileId;
}

/** The file once its check is over. */
const checked = (fileId: string) =>
  vi.waitFor(
    async () => {
      const { rows } = (await editor.call(listOwnFiles, { query: {} })).reply;
      const file = rows.find((row) => row.fileId === fileId);
      expect(file && ['pronto', 'rifiutato'].includes(file.state)).toBe(true);
      return file!;
    },
    { timeout: 20_000, interval: 50 },
  );

async function take(fileId: string, name: string): Promise<string> {
  expect(await checked(fileId)).toMatchObject({ state: 'pronto', refusal: null });
  const { status, reply } = await editor.call(createAsset, { body: { fileId, name } });
  expect(status).toBe(200);
  return reply.id;
}

async function begin(type: ItemTypeName, fields: ItemFields): Promise<string> {
  const { status, reply } = await editor.call(createItem, { body: { type, name: 'Decollo', fields } });
  expect(status).toBe(200);
  return reply.id;
}

const step = (id: string, operation: 'publish' | 'withdraw') =>
  approver.call(stepDeskItem, { path: { id }, body: { version: 1, operation } });
const bytes = (client: TestClient, id: string, name: string, headers: Record<string, string> = {}) =>
  client.send('GET', `/api/content/assets/${id}/${name}`, { headers });
const bodyOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('a video of a draft', () => {
  test('the video of a draft answers 404 to others, whole or in part; the desk plays it', async () => {
    for (const [id, name] of [
      [film, 'video'],
      [captions, 'captions'],
    ] as const) {
      for (const headers of [{}, { range: 'bytes=0-9' }] as Record<string, string>[]) {
        const hidden = await bytes(reader, id, name, headers);
        expect([name, hidden.status, hidden.headers.get('cache-control')]).toEqual([name, 404, 'no-store']);
        expect(hidden.headers.get('etag')).toBeNull();
        expect((await bytes(editor, id, name, headers)).ok).toBe(true);
      }
      expect((await reader.call(getItem, { path: { id }, query: {} })).status).toBe(404);
    }
    expect((await bytes(reader, film, 'video', { range: 'bytes=999999-' })).status).toBe(404);
  });

  test('stands in the library with what is known of it, its name as it was typed', async () => {
    const { reply } = await editor.call(listDeskAssets, { query: { type: 'Echo_Filmato', id: film } });
    expect(reply.assets).toMatchObject([
      {
        id: film,
        name: MARKUP,
        state: 'DRAFT',
        video: { width: 64, height: 36, duration: 2 },
        renditions: [],
      },
    ]);
    // Pictures and videos have lists of their own.
    expect((await editor.call(listDeskAssets, { query: { id: film } })).reply.total).toBe(0);
    const words = await editor.call(listDeskAssets, { query: { type: 'Echo_Sottotitoli', text: 'decollo' } });
    expect(words.reply.assets).toMatchObject([{ id: captions, video: null }]);
  });

  test('is no picture, no captions and no other kind', async () => {
    for (const name of ['large', 'original', 'captions'])
      expect([name, (await bytes(editor, film, name)).status]).toEqual([name, 404]);
    expect((await bytes(editor, captions, 'video')).status).toBe(404);
    const fields = { titolo: 'Decollo', anteprima: film };
    expect(
      (await editor.call(createItem, { body: { type: 'Echo_Video', name: 'Altro', fields } })).status,
    ).toBe(409);
  });
});

describe('a video that readers see', () => {
  test('[P3.19][P7.02][P7.05] its item has the addresses of its files and its captions, and goes with its article', async () => {
    const own = await take(await send('atterraggio.webm', webm), 'Atterraggio');
    const title = 'Atterraggio';
    const item = await begin('Echo_Video', {
      titolo: title,
      files: [own],
      sottotitoli_it: captions,
      url_esterno: 'https://video.example.com/1.webm',
    });
    const article = await begin('Echo_Articolo', { titolo: title, lista_video: [item] });
    expect((await step(article, 'publish')).status).toBe(200);
    const files: NativeLink[] = [
      {
        href: `/api/content/assets/${own}/video`,
        mimeType: 'video/webm',
        metadata: { width: 64, height: 36, duration: 2 },
      },
    ];
    const sottotitoli: NativeLink[] = [
      {
        href: `/api/content/assets/${captions}/captions`,
        mimeType: 'text/vtt; charset=utf-8',
        language: 'it',
      },
    ];
    const alone = (await reader.call(getItem, { path: { id: item }, query: {} })).reply.fields;
    expect(alone).toEqual({
      titolo: title,
      files,
      sottotitoli,
      url_esterno: 'https://video.example.com/1.webm',
    });
    const whole = await reader.call(getItem, { path: { id: article }, query: { fields: 'all' } });
    expect((whole.reply.fields['lista_video'] as NamedItem[])[0]!.fields).toEqual(alone);
    expect((await bodyOf(await bytes(reader, own, 'video'))).equals(webm)).toBe(true);
    expect((await bodyOf(await bytes(reader, captions, 'captions'))).equals(CAPTIONS)).toBe(true);
    // The film of another draft is not told, whoever names it.
    expect((await bytes(reader, film, 'video')).status).toBe(404);
    await step(article, 'withdraw');
    expect((await bytes(reader, own, 'video', { range: 'bytes=0-9' })).status).toBe(404);
    expect((await bytes(editor, own, 'video')).status).toBe(200);
  });

  test('a file that is exchanged in a draft is not played before it is published', async () => {
    const [old, next] = [
      await take(await send('uno.webm', webm), 'Uno di due'),
      await take(await send('due.webm', webm), 'Due di due'),
    ];
    const item = await begin('Echo_Video', { titolo: 'Scambio', files: [old] });
    await step(await begin('Echo_Articolo', { titolo: 'Scambio', lista_video: [item] }), 'publish');
    const body = { version: 1, fields: { files: [next] } };
    expect((await editor.call(saveDeskItem, { path: { id: item }, body })).status).toBe(200);
    const { fields } = (await reader.call(getItem, { path: { id: item }, query: {} })).reply;
    expect(fields['files']).toMatchObject([{ href: `/api/content/assets/${old}/video` }]);
    expect((await bytes(reader, next, 'video')).status).toBe(404);
  });

  describe('in parts', () => {
    let shown: string;
    let etag: string;
    beforeAll(async () => {
      shown = await take(await send('parti.webm', webm), 'Parti');
      const item = await begin('Echo_Video', { titolo: 'Parti', files: [shown] });
      await step(await begin('Echo_Articolo', { titolo: 'Parti', lista_video: [item] }), 'publish');
      etag = (await bytes(reader, shown, 'video')).headers.get('etag')!;
    });

    test('the whole says that parts are answered, and is kept by its strong tag', async () => {
      const whole = await bytes(reader, shown, 'video');
      expect([whole.status, whole.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
      expect(whole.headers.get('accept-ranges')).toBe('bytes');
      expect(whole.headers.get('content-type')).toBe('video/webm');
      expect(whole.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(etag).toMatch(/^"[\w-]+"$/);
    });

    test.each<[string, number, number]>([
      ['bytes=0-99', 0, 100],
      ['bytes=100-', 100, Infinity],
      ['bytes=-50', -50, Infinity],
      ['bytes=10-999999', 10, Infinity],
    ])('%s is answered with these bytes', async (range, from, to) => {
      const part = await bytes(reader, shown, 'video', { range });
      const wanted = webm.subarray(from, Math.min(to, webm.length));
      const first = webm.length - webm.subarray(from).length;
      expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
        206,
        `bytes ${first}-${first + wanted.length - 1}/${webm.length}`,
        String(wanted.length),
      ]);
      expect((await bodyOf(part)).equals(wanted)).toBe(true);
    });

    test('what begins behind the end is 416 with the size', async () => {
      const none = await bytes(reader, shown, 'video', { range: `bytes=${webm.length}-` });
      expect([none.status, none.headers.get('content-range')]).toEqual([416, `bytes */${webm.length}`]);
    });

    test('the rest of another file is answered with all of this one', async () => {
      const same = await bytes(reader, shown, 'video', { range: 'bytes=5-', 'if-range': etag });
      expect(same.status).toBe(206);
      for (const begun of ['"another"', `W/${etag}`, 'Sat, 14 Nov 2026 09:00:00 GMT']) {
        const whole = await bytes(reader, shown, 'video', { range: 'bytes=5-', 'if-range': begun });
        expect([begun, whole.status, (await bodyOf(whole)).length]).toEqual([begun, 200, webm.length]);
      }
    });

    test('what the browser holds is not sent again', async () => {
      const again = await bytes(reader, shown, 'video', { 'if-none-match': etag, range: 'bytes=0-9' });
      expect([again.status, (await bodyOf(again)).length]).toEqual([304, 0]);
    });
  });
});

describe('what is sent', () => {
  test('a video that browsers do not play is refused with what to do', async () => {
    const other = await checked(await send('altro.webm', calledCodec(webm, 'V_PRR')));
    expect(other).toMatchObject({ state: 'rifiutato' });
    expect(other.refusal).toContain('Esportalo come WebM (VP8, VP9 o AV1 con Opus o Vorbis)');
    expect(other.refusalText).toMatchObject({ key: expect.stringContaining('videoCodec') });
    const { status } = await editor.call(createAsset, { body: { fileId: other.fileId, name: 'Altro' } });
    expect(status).toBe(409);
    const cut = await checked(await send('tagliato.mp4', (await mp4()).subarray(0, -20)));
    expect(cut.refusal).toContain('danneggiato, incompleto');
  });

  test('a video under the name of the other container is refused at its first piece', async () => {
    const uploads = new UploadActor(editor, server.url);
    const { reply } = await uploads.announce({
      area: 'redazione',
      kind: 'video',
      name: 'a.mp4',
      size: webm.length,
    });
    expect((await uploads.piece(reply.fileId, 0, webm)).status).toBe(415);
  });

  test('more than 100 MB, and other kinds, are refused when they are announced', async () => {
    const uploads = new UploadActor(editor, server.url);
    const announced = async (name: string, size: number) =>
      (await uploads.announce({ area: 'redazione', kind: 'video', name, size })).status;
    expect(await announced('grande.webm', 104_857_601)).toBe(413);
    expect(await announced('film.mkv', 10)).toBe(415);
    expect(await announced('film.mov', 10)).toBe(415);
    const readers = new UploadActor(reader, server.url);
    expect(
      (await readers.announce({ area: 'redazione', kind: 'video', name: 'a.webm', size: 9 })).status,
    ).toBe(403);
  });

  test('captions that are none are refused with the line', async () => {
    const bad = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nUno\n\n00:09.000 --> 00:02.000\nDue\n');
    const file = await checked(await send('tempi.vtt', bad, 'sottotitoli'));
    expect(file.refusal).toContain('riga 6');
    expect(file.refusalText).toMatchObject({ values: { line: 6 } });
  });
});
