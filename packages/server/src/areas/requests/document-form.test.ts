import { listOwnFiles } from '@torre/contract/files';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { asked, furnishRequests } from '../../testing/request-steps.ts';
import { pdf } from '../../testing/sample-files.ts';
import { pdfOf } from '../../testing/sample-pdfs.ts';

const FORM = 'application/x-www-form-urlencoded';
const CALL = '/api/gerip/?codop=I&modo=DIPE';

let server: TestServer;
let owner: Database;
let person: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14', runsJobs: true });
  owner = openAsOwner(server.databaseUrl);
  person = await server.signIn('cta.lirr');
  await furnishRequests(owner, 'cta.lirr');
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

interface FormReply {
  readonly outcome: { readonly messageIT: string };
  readonly docId?: string;
  readonly ris?: object;
}

/** What a program sends that knows nothing of pieces. */
async function upload(
  nomeFile: string,
  content: Buffer | string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly reply: FormReply }> {
  const documento = typeof content === 'string' ? content : content.toString('base64');
  const body = new URLSearchParams({ nomeFile, documento }).toString();
  const answer = await person.send('POST', CALL, { body, headers: { 'content-type': FORM, ...headers } });
  return { status: answer.status, reply: (await answer.json()) as FormReply };
}

const ownFiles = async () => (await person.call(listOwnFiles, { query: {} })).reply.rows;
const checked = (fileId: string) =>
  vi.waitFor(
    async () => {
      const file = (await ownFiles()).find((one) => one.fileId === fileId);
      if (file?.state !== 'pronto' && file?.state !== 'rifiutato') throw new Error(`still ${file?.state}`);
      return file;
    },
    { timeout: 15_000 },
  );
const words = async (fileId: string): Promise<readonly string[]> => {
  const { rows } = await owner.query<{ what: string; call: string }>(
    'select what, call from audit where entity_key = $1 order by audit_id',
    [fileId],
  );
  return rows.map(({ what, call }) => `${what} ${call}`);
};

test('[E7.6.10] POST /gerip/ form-encoded uploads a document, which a request names once it is checked', async () => {
  const { status, reply } = await upload('certificato.pdf', pdf);
  expect([status, reply]).toMatchObject([
    200,
    { docId: expect.any(String), ris: { ret: 1, esito: [{ id: reply.docId, esito: 0 }] } },
  ]);
  expect(await checked(reply.docId!)).toMatchObject({
    name: 'certificato.pdf',
    state: 'pronto',
    size: pdf.length,
  });
  expect(await words(reply.docId!)).toEqual(['upload writeJustification', 'accept file.check']);
  const { documenti } = await asked(person, {
    idcausale: 'DONS',
    datafine: '2026/11/23',
    documenti: [reply.docId!],
  });
  expect(documenti).toBe(1);
});

test('pluses that were sent as they are and lines of a mail program are read', async () => {
  const text = Buffer.from('Nota: ~~~\n'.repeat(20)).toString('base64');
  expect(text).toContain('+');
  const body = `nomeFile=nota.txt&documento=${text.replace(/.{76}/g, '$&\r\n')}`;
  const answer = await person.send('POST', CALL, { body, headers: { 'content-type': FORM } });
  const { docId } = (await answer.json()) as FormReply;
  expect((await checked(docId!)).state).toBe('pronto');
});

test('the checks are those of every upload', async () => {
  // of one that another test sent the state may change meanwhile
  const ids = async () => (await ownFiles()).map(({ fileId }) => fileId);
  const before = await ids();
  const program = await upload('certificato.pdf', Buffer.from('MZ\u0090\u0000', 'latin1'));
  expect([program.status, program.reply.outcome.messageIT]).toEqual([
    415,
    expect.stringMatching(/^Il contenuto non è quello di un file \.pdf\./),
  ]);
  expect((await upload('pagina.html', Buffer.from('<p>'))).status).toBe(415);
  expect((await upload('certificato.pdf', 'non è base64!')).status).toBe(400);
  expect((await upload('certificato.pdf', '')).status).toBe(400);
  expect((await upload('foto.png', Buffer.alloc(2_300_000))).status).toBe(413);
  expect(await ids()).toEqual(before);
  const runs = await upload('certificato.pdf', pdfOf('<</Type/Catalog>>', '<</S/JavaScript/JS(1)>>'));
  expect(await checked(runs.reply.docId!)).toMatchObject({
    state: 'rifiutato',
    refusal: expect.stringMatching(/^Questo PDF fa qualcosa da solo/),
  });
});

test('sent twice under one key it is one document', async () => {
  const key = { 'idempotency-key': 'documento-0000000001' };
  const first = await upload('due-volte.pdf', pdf, key);
  const again = await upload('due-volte.pdf', pdf, key);
  expect([again.status, again.reply.docId]).toEqual([200, first.reply.docId]);
  expect((await ownFiles()).filter(({ name }) => name === 'due-volte.pdf')).toHaveLength(1);
});

test('other sites send no forms, strangers neither, and a form is no request', async () => {
  const body = 'nomeFile=a.pdf&documento=AAAA';
  const form = { body, headers: { 'content-type': FORM } };
  const foreign = { body, headers: { 'content-type': FORM, 'x-requested-by': null } };
  expect((await person.send('POST', CALL, foreign)).status).toBe(403);
  expect((await server.anonymous.send('POST', CALL, form)).status).toBe(401);
  const request = 'idcausale=1022&datainizio=2026/11/23&datafine=2026/11/23&codunitamisura=G';
  expect((await person.send('POST', CALL, { ...form, body: request })).status).toBe(400);
  const asJson = JSON.stringify({ nomeFile: 'a.pdf', documento: 'AAAA' });
  expect((await person.send('POST', CALL, { body: asJson })).status).toBe(400);
  expect((await person.send('POST', '/api/gerip/prova', form)).status).toBe(415);
});
