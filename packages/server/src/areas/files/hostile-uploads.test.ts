import { inEnglish } from '@torre/contract/all-sentences';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import sharp from 'sharp';
import { listFiles, listOwnFiles } from '@torre/contract/files';
import type { FileRow } from '@torre/contract/files';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { docx, pdf, photo, pictureBomb } from '../../testing/sample-files.ts';
import { objectStream, pdfOf } from '../../testing/sample-pdfs.ts';
import { UploadActor } from '../../testing/upload-actor.ts';

const PAGE = Buffer.from('<html><script>alert(document.cookie)</script></html>');
const DRAWING = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const PROGRAM = Buffer.concat([Buffer.from('MZ\u0090\u0000\u0003', 'latin1'), Buffer.alloc(5000, 7)]);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let folder: string;
let server: TestServer;
let admin: TestClient;
let actor: UploadActor;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torre-hostile-'));
  server = await startTestServer({ runsJobs: true, env: { FILES_URL: folder } });
  admin = await server.signIn('admin');
  actor = new UploadActor(admin, server.url);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const fileOf = async (fileId: string): Promise<FileRow | undefined> =>
  (await admin.call(listOwnFiles, { query: {} })).reply.rows.find((file) => file.fileId === fileId);
const verdict = (fileId: string) =>
  vi.waitFor(
    async () => {
      const file = await fileOf(fileId);
      if (file?.state !== 'pronto' && file?.state !== 'rifiutato') throw new Error(`still ${file?.state}`);
      return file;
    },
    { timeout: 15_000 },
  );
/** What the trail says of a file after its upload began. */
const refusals = async (fileId: string): Promise<unknown[]> =>
  (
    await server.db.query(
      `select a.what, a.actor, a.call, a.reason, v.field, v.old_value, v.new_value
         from audit a left join audit_value v using (audit_id)
        where a.entity_key = $1 and a.what <> 'upload' order by a.audit_id`,
      [fileId],
    )
  ).rows;
/** As administrators see a file of somebody else, of an area without a rule: no name, and nothing that says it. */
async function seenByOthers(fileId: string): Promise<FileRow> {
  await server.db.query(
    `update file f set area = 'documenti', owner_id = a.employee_id from account a
      where a.user_name = 'cta.lirr' and f.file_id = $1`,
    [fileId],
  );
  return (await admin.call(listFiles, { query: {} })).reply.rows.find((file) => file.fileId === fileId)!;
}
const content = async (fileId: string): Promise<Buffer> =>
  Buffer.from(await (await admin.send('GET', `/api/files/${fileId}`)).arrayBuffer());
/** Paths of all contents below the store's folder. */
const stored = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
/** Without what was there; files of other tests may have gone in the meantime. */
const newlyStored = async (before: readonly string[]): Promise<string[]> =>
  (await stored()).filter((path) => !before.includes(path));

describe('under a harmless name', () => {
  test.each<[string, string, Buffer]>([
    ['a program', 'stipendio.pdf', PROGRAM],
    ['a program', 'foto.jpg', PROGRAM],
    ['a page', 'avviso.pdf', PAGE],
    ['a page', 'avviso.txt', PAGE],
    ['a drawing with a script', 'logo.png', DRAWING],
    ['a drawing with a script', 'logo.webp', DRAWING],
    ['a drawing with a script', 'elenco.csv', DRAWING],
    ['an archive', 'foto.png', docx],
    ['a picture of another kind', 'foto.webp', Buffer.from('GIF89a and more of it'.padEnd(5000))],
  ])('%s is refused as %s at its first piece, and nothing of it stays', async (_, name, bytes) => {
    const before = await stored();
    const { fileId, answer } = await actor.send(name, bytes);
    expect(answer.status).toBe(415);
    const { outcome } = (await answer.json()) as { outcome: { messageIT: string } };
    expect(outcome.messageIT).toMatch(
      new RegExp(
        `^Il contenuto non è quello di un file \\.${name.split('.')[1]}\\. Controlla .* ricaricalo\\.$`,
      ),
    );
    expect(await fileOf(fileId)).toBeUndefined();
    expect(await newlyStored(before)).toEqual([]);
  });

  test('whatever is refused stands in the trail as refused by Torre, with its name and the reason', async () => {
    const atOnce = await actor.send('virus.pdf', PROGRAM);
    const later = await actor.send('interrotto.pdf', pdf.subarray(0, 20));
    await verdict(later.fileId);
    const reason = expect.stringContaining('Il contenuto non è quello di un file .pdf.');
    const refusal = { what: 'refuse', actor: null, reason, field: 'name', new_value: null };
    expect(await refusals(atOnce.fileId)).toEqual([
      { ...refusal, call: 'sendPiece', old_value: 'virus.pdf' },
    ]);
    expect(await refusals(later.fileId)).toEqual([
      { ...refusal, call: 'file.check', old_value: 'interrotto.pdf' },
    ]);
  });

  test('a PDF that runs a script is refused once it is whole, and says what to do', async () => {
    const certificate = pdfOf(
      '<</Type/Catalog/OpenAction 70 0 R>>',
      objectStream(['<</S/J#61vaScript/JS(app.alert\\(1\\))>>']),
    );
    const { fileId } = await actor.send('certificato.pdf', certificate);
    const { state, refusal, refusalText, allowedActions } = await verdict(fileId);
    expect([state, refusal, inEnglish(refusalText!.key, refusalText!.values), allowedActions]).toEqual([
      'rifiutato',
      expect.stringMatching(/^Questo PDF fa qualcosa da solo .* «Salva come PDF»/),
      expect.stringMatching(/^This PDF does something by itself .* “Save as PDF”/),
      ['delete'],
    ]);
    expect(await refusals(fileId)).toEqual([
      expect.objectContaining({ what: 'refuse', actor: null, reason: refusal, old_value: 'certificato.pdf' }),
    ]);
    expect((await admin.send('GET', `/api/files/${fileId}`)).status).toBe(409);
  });

  test('a page that hides its beginning in small pieces is refused once it is whole', async () => {
    const { reply } = await actor.announce({ name: 'avviso.png', size: PAGE.length });
    await actor.piece(reply.fileId, 0, PAGE.subarray(0, 5));
    await actor.piece(reply.fileId, 5, PAGE.subarray(5));
    const { refusal, refusalText, allowedActions } = await verdict(reply.fileId);
    expect([refusal, inEnglish(refusalText!.key, refusalText!.values), allowedActions]).toEqual([
      expect.stringContaining('Il contenuto non è quello di un file .png.'),
      expect.stringContaining('The content is not that of a .png file.'),
      ['delete'],
    ]);
    expect((await admin.send('GET', `/api/files/${reply.fileId}`)).status).toBe(409);
  });

  test('why a file is refused is told to nobody who may not read it', async () => {
    const { fileId } = await actor.send('ricovero.pdf', pdf.subarray(0, 20));
    expect((await verdict(fileId)).refusal).toContain('.pdf');
    const row = await seenByOthers(fileId);
    expect(row).toMatchObject({ name: null, state: 'rifiutato', refusal: null, isOwn: false });
    expect(row).not.toHaveProperty('refusalText');
  });

  test('a document with an archive behind it is refused', async () => {
    const { fileId } = await actor.send('doppio.pdf', Buffer.concat([pdf, docx, Buffer.from('%%EOF')]));
    expect((await verdict(fileId)).state).toBe('rifiutato');
  });
});

describe('a picture that is something else as well', () => {
  test('keeps only the picture: page, archive and what its camera wrote are gone', async () => {
    const two = Buffer.concat([await photo(), PAGE, docx]);
    const { fileId } = await actor.send('foto.jpg', two);
    expect((await verdict(fileId)).state).toBe('pronto');
    const kept = await content(fileId);
    expect((await sharp(kept).metadata()).format).toBe('jpeg');
    const traces = ['<script', 'PK\u0003\u0004', 'Mario Rossi', 'Exif', 'GPS'];
    expect(traces.filter((trace) => kept.includes(trace))).toEqual([]);
  });

  test('that claims a billion points is refused with what to do', async () => {
    const { fileId } = await actor.send('bomba.png', await pictureBomb(31_000));
    expect((await verdict(fileId)).refusal).toBe(
      'L’immagine ha troppi punti: riducila sotto i 50 milioni e caricala di nuovo.',
    );
  });

  test('that breaks off in the middle is refused', async () => {
    const whole = await photo(400, 400);
    const { fileId } = await actor.send('mezza.jpg', whole.subarray(0, whole.length / 2));
    expect((await verdict(fileId)).refusal).toContain('danneggiata');
  });
});

describe('a size that is not true', () => {
  test('is refused as soon as more comes than was announced, and what came is thrown away', async () => {
    const before = await stored();
    const { reply } = await actor.announce({ size: 10 });
    expect((await actor.piece(reply.fileId, 0, Buffer.alloc(100_000, 'a'))).status).toBe(413);
    expect(await actor.offset(reply.fileId)).toBe(0);
    expect(await newlyStored(before)).toEqual([]);
    await admin.send('DELETE', `/api/files/${reply.fileId}`);
  });

  test('that nothing follows leaves nothing to read', async () => {
    const { reply } = await actor.announce({ size: 10 });
    await actor.piece(reply.fileId, 0, Buffer.from('quasi'));
    expect((await fileOf(reply.fileId))!.state).toBe('in arrivo');
    expect((await admin.send('GET', `/api/files/${reply.fileId}`)).status).toBe(409);
    await admin.send('DELETE', `/api/files/${reply.fileId}`);
  });
});

test('of eight writers of one upload one wins, and the file is whole what that one sent', async () => {
  const before = await stored();
  const { reply } = await actor.announce({ size: 60_000 });
  const sent = Array.from('abcdefgh', (letter) => Buffer.alloc(60_000, letter));
  const answers = await Promise.all(sent.map((bytes) => actor.piece(reply.fileId, 0, bytes)));
  const won = answers.findIndex(({ status }) => status === 204);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, ...Array(7).fill(409)]);
  await verdict(reply.fileId);
  expect((await content(reply.fileId)).equals(sent[won]!)).toBe(true);
  await expect.poll(() => newlyStored(before)).toHaveLength(1);
});

test.each(['..%2f..%2fetc%2fpasswd', 'altro', '00000000-0000-0000-0000-00000000000g'])(
  'the upload %s is no upload',
  async (id) => {
    const path = `/api/files/uploads/${id}`;
    const headers = { 'tus-resumable': '1.0.0' };
    expect((await admin.send('DELETE', path, { headers })).status).toBe(400);
    expect((await admin.send('GET', `/api/files/${id}`)).status).toBe(400);
  },
);

test('a piece of another content type is none', async () => {
  const { reply } = await actor.announce({ size: 4 });
  const headers = {
    cookie: admin.cookie!,
    'x-requested-by': 'torre',
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'text/html',
  };
  const path = `${server.url}/api/files/uploads/${reply.fileId}`;
  expect((await fetch(path, { method: 'PATCH', headers, body: 'male' })).status).toBe(415);
  expect(await actor.offset(reply.fileId)).toBe(0);
  await admin.send('DELETE', `/api/files/${reply.fileId}`);
});

test('a content lies under a generated name, whatever the person called it', async () => {
  const { fileId } = await actor.send('../../../../tmp/turni segreti.txt', Buffer.from('Turni di ottobre'));
  expect((await verdict(fileId)).name).toBe('turni segreti.txt');
  const paths = await stored();
  // A content that is being written has its mark behind the name.
  for (const path of paths) expect(basename(path, '.part')).toMatch(UUID);
  // What was sent goes away by itself after it was checked or refused, also at this moment.
  const contents = async (): Promise<string[]> =>
    Promise.all((await stored()).map((path) => readFile(path, 'utf8').catch(() => '')));
  await expect
    .poll(async () => (await contents()).filter((text) => text === 'Turni di ottobre'))
    .toHaveLength(1);
});
