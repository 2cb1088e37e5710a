import { createItem, getItem, readDeskItem, saveDeskItem, stepDeskItem } from '@torre/contract/content';
import { attachDocument, getDocument, readDeskDocument } from '@torre/contract/documents';
import { searchEverything } from '@torre/contract/search';
import { deleteFile } from '@torre/contract/files';
import type { NewUploadBody } from '@torre/contract/files';
import type { FoundDocument } from '@torre/contract/search';
import type { ItemFields, ItemTypeName } from '@torre/domain/content';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { awaitedLocks } from '../../testing/awaited-locks.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { honestPdf } from '../../testing/sample-pdfs.ts';
import { UploadActor } from '../../testing/upload-actor.ts';
import { readWaitingDocument } from './document.reads.ts';

let server: TestServer;
let reader: TestClient;
let editor: TestClient;
let approver: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14', runsJobs: true });
  reader = await server.signIn('cta.lirr');
  editor = await server.signIn('redattore');
  approver = await server.signIn('editore');
});
afterAll(() => server.close());

const text = (words: string) => Buffer.from(words);
const SOON = { timeout: 20_000, interval: 50 };

async function send(
  content: Buffer,
  name: string,
  { client = editor, area = 'redazione' }: { client?: TestClient; area?: NewUploadBody['area'] } = {},
): Promise<string> {
  const uploads = new UploadActor(client, server.url);
  const { status, reply } = await uploads.announce({ area, kind: 'documento', name, size: content.length });
  expect(status).toBe(201);
  expect((await uploads.piece(reply.fileId, 0, content)).status).toBe(204);
  await vi.waitFor(async () => {
    const { rows } = await server.db.query('select state from file where file_id = $1', [reply.fileId]);
    expect(rows).toEqual([{ state: 'ready' }]);
  }, SOON);
  return reply.fileId;
}

async function begin(type: ItemTypeName, fields: ItemFields): Promise<string> {
  const { status, reply } = await editor.call(createItem, { body: { type, name: 'Prova', fields } });
  expect(status).toBe(200);
  return reply.id;
}
const attach = (id: string, fileId: string, client = editor) =>
  client.call(attachDocument, { path: { id }, body: { fileId } });
const step = (id: string, operation: 'publish' | 'withdraw' | 'ask') =>
  approver.call(stepDeskItem, { path: { id }, body: { version: 1, operation } });

/** A draft of a document with this file, once its reading has ended so. */
async function document(fileId: string, titolo: string, reading = 'READ'): Promise<string> {
  const id = await begin('Echo_Documento', { titolo });
  expect((await attach(id, fileId)).status).toBe(200);
  await vi.waitFor(async () => {
    const { reply } = await editor.call(readDeskDocument, { path: { id } });
    expect(reply.file?.reading).toBe(reading);
  }, SOON);
  return id;
}
const articleWith = (...spalla_destra_documenti: string[]) =>
  begin('Echo_Articolo', { titolo: 'Con documenti', spalla_destra_documenti });

async function found(words: string, client = reader): Promise<readonly FoundDocument[]> {
  const { status, reply } = await client.call(searchEverything, { query: { text: words } });
  expect(status).toBe(200);
  return reply.documents;
}
const idsOf = async (words: string, client = reader) => (await found(words, client)).map(({ id }) => id);
const fileOf = (client: TestClient, id: string) =>
  client.send('GET', `/api${getDocument.path.replace('{id}', id)}`, {});

describe('the text of a document', () => {
  test('[P3.18][P5.08] is found once a published article leads to it, with what stands around the words and its address', async () => {
    const pdf = await honestPdf((made) =>
      made.text('Procedura di avvicinamento.').addPage().text('Seconda pagina: le quarzature degli orologi.'),
    );
    const id = await document(await send(pdf, 'procedura.pdf'), 'Procedura');
    const article = await articleWith(id);
    for (const client of [reader, editor, approver]) expect(await idsOf('quarzatura', client)).toEqual([]);
    expect((await fileOf(reader, id)).status).toBe(404);
    expect((await fileOf(editor, id)).status).toBe(200);

    await step(article, 'publish');
    const [hit, ...others] = await found('quarzatura');
    expect(others).toEqual([]);
    expect(hit).toMatchObject({ id, titolo: 'Procedura', url: `/api/content/documents/${id}` });
    expect(hit!.excerpt).toContain('quarzature degli orologi');
    const answer = await fileOf(reader, id);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/^attachment;.*procedura\.pdf/),
    ]);
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
    const item = await reader.call(getItem, { path: { id }, query: {} });
    expect(item.reply.fields['file']).toEqual({
      fields: { native: { links: [{ href: `/api/content/documents/${id}` }] } },
    });
  });

  test('keeps its file: who sent it, and an administrator, are told that the portal has it', async () => {
    const fileId = await send(text('zattera'), 'zattera.txt');
    const id = await document(fileId, 'Zattera');
    await step(await articleWith(id), 'publish');
    for (const client of [editor, await server.signIn('admin')]) {
      const { status, reply } = await client.call(deleteFile, { path: { fileId } });
      expect([status, reply.outcome.messageIT]).toEqual([
        409,
        'Il file è allegato a una richiesta o sta nel portale: non si può cancellare.',
      ]);
    }
    expect((await fileOf(reader, id)).status).toBe(200);
  });

  test('leaves the search with the article that led to it', async () => {
    const id = await document(await send(text('ornitottero'), 'a.txt'), 'Volo');
    const article = await articleWith(id);
    await step(article, 'publish');
    expect(await idsOf('ornitottero')).toEqual([id]);
    await step(article, 'withdraw');
    expect(await idsOf('ornitottero')).toEqual([]);
    expect((await fileOf(reader, id)).status).toBe(404);
  });

  test('of what is withdrawn, of drafts and of documents that no article names is found by nobody, though it fits best', async () => {
    const shown = await document(await send(text('catamarano e altro'), 'b.txt'), 'Nave');
    await step(await articleWith(shown), 'publish');
    for (let n = 0; n < 16; n += 1) {
      const id = await begin('Echo_Documento', { titolo: 'Catamarano catamarano' });
      await server.db.query(
        `insert into content_document (item_id, file_id, reading, contents) values ($1, $2, 'READ', 'catamarano catamarano')`,
        [id, await copyOfFile()],
      );
      if (n % 4 > 0) await step(id, 'publish');
    }
    for (const client of [reader, editor]) expect(await idsOf('catamarano', client)).toEqual([shown]);
  });

  test('markup in it is text, and signs steer nothing', async () => {
    const id = await document(
      await send(text('prova &lt;b&gt; 5 < 7 xilofono'), 'c.txt'),
      '<img src=x onerror=alert(1)>',
    );
    await step(await articleWith(id), 'publish');
    const [hit] = await found("xilofono' | ':*");
    expect(hit).toMatchObject({
      titolo: '<img src=x onerror=alert(1)>',
      excerpt: expect.stringContaining('5 < 7 xilofono'),
    });
  });

  test('that cannot be read is marked, holds up nobody, and the document is found by its title', async () => {
    const broken = await document(await send(brokenPdf, 'rotto.pdf'), 'Bradipo', 'FAILED');
    await step(await articleWith(broken), 'publish');
    expect(await found('bradipo')).toMatchObject([{ id: broken, excerpt: null }]);
    const next = await document(await send(text('marmotta'), 'd.txt'), 'Dopo');
    expect(next).not.toBe(broken);
  });
});

describe('a file', () => {
  test('of another area, a certificate of a request above all, is never made a document nor read', async () => {
    const certificate = await send(text('diagnosi riservata'), 'certificato.txt', { area: 'giustificativi' });
    const id = await begin('Echo_Documento', { titolo: 'Certificato' });
    expect((await attach(id, certificate)).status).toBe(409);
    // Even a row that names it is not read.
    await server.db.query('insert into content_document (item_id, file_id) values ($1, $2)', [
      id,
      certificate,
    ]);
    expect(await readWaitingDocument(server.db, certificate)).toBeNull();
    expect((await fileOf(editor, id)).status).toBe(404);
    expect((await editor.call(readDeskDocument, { path: { id } })).reply.file).toBeNull();
  });

  test('is refused where it is thrown away at the same moment', async () => {
    const fileId = await send(text('via'), 'via.txt');
    const id = await begin('Echo_Documento', { titolo: 'Via' });
    const attached = await inTransaction(server.db, async (tx) => {
      await tx.query('delete from file where file_id = $1', [fileId]);
      const asked = attach(id, fileId);
      await expect.poll(() => awaitedLocks(server.db)).toContain('transactionid');
      return [asked];
    });
    expect((await attached[0]!).status).toBe(409);
  });

  test('that is given to a document takes back the article that was asked for with it, and has a version', async () => {
    const id = await begin('Echo_Documento', { titolo: 'Allegato' });
    const article = await begin('Echo_Articolo', { titolo: 'Con allegato', spalla_destra_documenti: [id] });
    await step(article, 'ask');
    expect((await attach(id, await send(text('allegato'), 'i.txt'))).status).toBe(200);
    const stands = async (one: string) => {
      const { item } = (await editor.call(readDeskItem, { path: { id: one } })).reply;
      return [item.state, item.version];
    };
    expect([await stands(article), await stands(id)]).toEqual([
      ['DRAFT', 2],
      ['DRAFT', 2],
    ]);
  });

  test('is given once, to a draft of a document, by who sent it', async () => {
    const fileId = await send(text('una volta'), 'e.txt');
    const id = await begin('Echo_Documento', { titolo: 'Una volta' });
    expect((await attach(id, fileId, reader)).status).toBe(403);
    expect((await attach(id, fileId, approver)).status).toBe(404);
    expect((await attach(await begin('Echo_Articolo', { titolo: 'Un articolo' }), fileId)).status).toBe(409);
    expect((await attach(id, fileId)).status).toBe(200);
    expect((await attach(id, await send(text('due'), 'f.txt'))).status).toBe(409);
    for (const operation of ['publish', 'ask'] as const) {
      const fixed = await begin('Echo_Documento', { titolo: 'Pubblicato o chiesto' });
      await step(fixed, operation);
      expect((await attach(fixed, await send(text(operation), 'g.txt'))).status).toBe(409);
    }
    // Written anew it is a draft again, but readers see it still.
    const seen = await begin('Echo_Documento', { titolo: 'Di chi legge' });
    await step(seen, 'publish');
    await editor.call(saveDeskItem, {
      path: { id: seen },
      body: { version: 1, fields: { titolo: 'Riscritto' } },
    });
    expect((await attach(seen, await send(text('tre'), 'h.txt'))).status).toBe(409);
    const { rows } = await server.db.query(
      "select count(*)::int as n from audit where what = 'attach-document' and entity_key = $1",
      [id],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});

/** Of which a reader finds no page. */
const brokenPdf = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Another file of the library, without a content. */
function copyOfFile(): Promise<string> {
  return inTransaction(server.db, async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `insert into file (file_id, owner_id, area, kind, original_name, size, received, state, store_key, sha256, content_type,
           created_at, updated_at)
         select gen_random_uuid(), employee_id, 'redazione', 'documento', 'x.txt', 1, 1, 'ready', gen_random_uuid(), '\\x03',
           'text/plain', now(), now() from account where user_name = 'redattore' returning file_id as id`,
    );
    return rows[0]!.id;
  });
}
