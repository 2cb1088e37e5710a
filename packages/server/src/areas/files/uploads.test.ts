import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import sharp from 'sharp';
import { changeAccountState } from '@torre/contract/administration';
import { deleteFile, listFiles, listOwnFiles } from '@torre/contract/files';
import type { FileRow } from '@torre/contract/files';
import { signOut } from '@torre/contract/identity';
import { listJobs } from '@torre/contract/jobs';
import { OUTCOME } from '@torre/contract/outcome';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { photo, pictureBomb } from '../../testing/sample-files.ts';
import { UploadActor } from '../../testing/upload-actor.ts';

const MB = 1_048_576;

let server: TestServer;
let admin: TestClient;
let actor: UploadActor;
beforeAll(async () => {
  server = await startTestServer({ runsJobs: true });
  admin = await server.signIn('admin');
  actor = new UploadActor(admin, server.url);
});
afterAll(() => server.close());

const fileOf = async (fileId: string): Promise<FileRow | undefined> =>
  (await admin.call(listOwnFiles, { query: {} })).reply.rows.find((file) => file.fileId === fileId);
const reaches = (fileId: string, state: FileRow['state']) =>
  vi.waitFor(async () => expect((await fileOf(fileId))?.state).toBe(state), { timeout: 15_000 });
const download = (fileId: string, headers: Record<string, string> = {}, client = admin) =>
  client.send('GET', `/api/files/${fileId}`, { headers });

describe('an upload', () => {
  test('broken in the middle goes on from where it stood, in another process of the server too', async () => {
    const content = Buffer.from('Verbale della riunione.\n'.repeat(20_000));
    const { reply, status, headers } = await actor.announce({ name: 'verbale.txt', size: content.length });
    expect([status, headers.get('location')]).toEqual([201, `/api/files/uploads/${reply.fileId}`]);
    await actor.brokenPiece(reply.fileId, 0, content.subarray(0, 100_000), content.length);
    await expect.poll(() => actor.offset(reply.fileId)).toBeGreaterThan(0);
    const sibling = await server.startSibling();
    try {
      const elsewhere = new UploadActor(admin, sibling.url);
      const offset = (await elsewhere.offset(reply.fileId))!;
      const answer = await elsewhere.piece(reply.fileId, offset, content.subarray(offset));
      expect([answer.status, answer.headers.get('upload-offset')]).toEqual([204, String(content.length)]);
    } finally {
      await sibling.close();
    }
    await reaches(reply.fileId, 'pronto');
    expect(await (await download(reply.fileId)).text()).toBe(content.toString());
  });

  test('takes each byte once: a piece that begins elsewhere is refused with where to go on', async () => {
    const { reply } = await actor.announce({ size: 8 });
    const pieces = [
      actor.piece(reply.fileId, 0, Buffer.from('quat')),
      actor.piece(reply.fileId, 0, Buffer.from('otto')),
    ];
    const statuses = (await Promise.all(pieces)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 409]);
    const late = await actor.piece(reply.fileId, 0, Buffer.from('otto'));
    expect([late.status, await late.json()]).toEqual([409, expect.objectContaining({ received: 4 })]);
    const tooMuch = await actor.piece(reply.fileId, 4, Buffer.from('troppi'));
    expect(tooMuch.status).toBe(413);
    expect(await actor.offset(reply.fileId)).toBe(4);
    await admin.send('DELETE', `/api/files/uploads/${reply.fileId}`, {
      headers: { 'tus-resumable': '1.0.0' },
    });
    expect(await actor.offset(reply.fileId)).toBeNull();
  });

  test('is not taken from who lost the session or the account while the piece was on its way', async () => {
    const ends: readonly ((person: TestClient) => Promise<unknown>)[] = [
      (person) => person.call(signOut, {}),
      () => admin.call(changeAccountState, { path: { userName: 'redattore' }, body: { chiuso: true } }),
    ];
    await server.db.query("insert into account_role (user_name, ruolo) values ('redattore', 'ROLE_ADMIN')");
    for (const end of ends) {
      const person = await server.signIn('redattore');
      const theirs = new UploadActor(person, server.url);
      const { reply } = await theirs.announce({ size: 8 });
      expect(await theirs.slowPiece(reply.fileId, Buffer.from('quattro!'), () => end(person))).toBe(401);
      const { rows } = await server.db.query(
        'select count(*)::integer as parts from file_part where file_id = $1',
        [reply.fileId],
      );
      expect(rows).toEqual([{ parts: 0 }]);
    }
  });

  test('takes no piece from who has lost the right that it was announced with', async () => {
    await server.db.query("insert into account_role (user_name, ruolo) values ('hr', 'ROLE_ADMIN')");
    const person = await server.signIn('hr');
    const theirs = new UploadActor(person, server.url);
    const { reply } = await theirs.announce({ size: 8 });
    expect((await theirs.piece(reply.fileId, 0, Buffer.from('quat'))).status).toBe(204);
    await server.db.query("delete from account_role where user_name = 'hr' and ruolo = 'ROLE_ADMIN'");
    await expect.poll(async () => (await theirs.announce({ size: 8 })).status).toBe(403);
    expect((await theirs.piece(reply.fileId, 4, Buffer.from('tro!'))).status).toBe(403);
    const { rows } = await server.db.query('select state, received from file where file_id = $1', [
      reply.fileId,
    ]);
    expect(rows).toEqual([{ state: 'uploading', received: 4 }]);
  });

  test('whose piece carries an Idempotency-Key takes it once, and says to a repetition that it was done', async () => {
    const { reply } = await actor.announce({ size: 8 });
    const key = { 'idempotency-key': 'pezzo-del-verbale' };
    const content = Buffer.from('quattro!');
    const first = await actor.piece(reply.fileId, 0, content, key);
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '8']);
    const again = await actor.piece(reply.fileId, 0, content, key);
    expect(again.status).toBe(409);
    const { outcome } = (await again.json()) as { outcome: { code: number } };
    expect(outcome.code).toBe(OUTCOME.answerLost);
    expect(await actor.offset(reply.fileId)).toBe(8);
  });

  test('by a client of the protocol announces itself in headers, in this version of it only', async () => {
    const metadata = ['area amministrazione', 'kind documento', 'filename a.txt'].map((pair) => {
      const [name, value] = pair.split(' ') as [string, string];
      return `${name} ${Buffer.from(value).toString('base64')}`;
    });
    const headers = { 'upload-length': '3', 'upload-metadata': metadata.join(','), 'tus-resumable': '1.0.0' };
    const created = await admin.send('POST', '/api/files/uploads', { headers });
    expect(created.status).toBe(201);
    const path = created.headers.get('location')!;
    const old = await admin.send('HEAD', path, { headers: { 'tus-resumable': '0.2.2' } });
    expect([old.status, old.headers.get('tus-version')]).toEqual([412, '1.0.0']);
    await admin.send('DELETE', path, { headers: { 'tus-resumable': '1.0.0' } });
  });

  test.each([
    [
      'of another kind',
      { name: 'pagina.html', size: 10 },
      415,
      'Sono ammessi: pdf, png, jpg, webp, docx, xlsx, txt, csv.',
    ],
    ['too large', { name: 'a.pdf', size: 25 * MB + 1 }, 413, 'il limite è 25 MB'],
    ['that is empty', { name: 'a.pdf', size: 0 }, 400, 'vuoto'],
    ['without a name', { name: '../..', size: 1 }, 415, 'Sono ammessi'],
    ['of an area that takes none', { area: 'altrove' as 'amministrazione', size: 1 }, 400, 'annunciato male'],
  ])('%s is refused before it is sent, with what is allowed', async (_, wanted, status, sentence) => {
    const answer = await actor.announce(wanted);
    expect(answer.status).toBe(status);
    expect(answer.reply.outcome.messageIT).toContain(sentence);
  });

  test('a fourth at once is refused until one of them ends', async () => {
    const other = new UploadActor(await server.signIn('admin'), server.url);
    const begun = [];
    for (let i = 0; i < 3; i += 1) begun.push((await other.announce({ size: 10 })).reply.fileId);
    expect((await other.announce({ size: 10 })).reply.outcome.code).toBe(OUTCOME.noRoomForFile);
    for (const fileId of begun) expect((await admin.call(deleteFile, { path: { fileId } })).status).toBe(200);
    const freed = await other.announce({ size: 10 });
    expect(freed.status).toBe(201);
    await admin.call(deleteFile, { path: { fileId: freed.reply.fileId } });
  });
});

describe('what is in it', () => {
  test('a page with the name of a picture is refused at its first piece, and nothing of it stays', async () => {
    const { fileId, answer } = await actor.send(
      'foto.png',
      Buffer.from('<html><script>alert(1)</script></html>'),
    );
    expect([answer.status, await answer.text()]).toEqual([
      415,
      expect.stringContaining('Il contenuto non è quello di un file .png. Controlla di aver scelto'),
    ]);
    expect(await fileOf(fileId)).toBeUndefined();
  });

  test('what shows itself only as a whole is refused after the check, with the reason', async () => {
    const { fileId } = await actor.send('verbale.pdf', Buffer.from('%PDF-1.7\nfinisce prima'));
    await reaches(fileId, 'rifiutato');
    expect(await fileOf(fileId)).toMatchObject({
      refusal: expect.stringContaining('Il contenuto non è quello di un file .pdf.'),
      allowedActions: ['delete'],
    });
    expect((await download(fileId)).status).toBe(409);
  });

  test('a small file that unfolds into a huge picture is not opened', async () => {
    const { fileId } = await actor.send('bomba.png', await pictureBomb(30_000), 'immagine');
    await reaches(fileId, 'rifiutato');
    expect((await fileOf(fileId))!.refusal).toContain('troppi punti');
  });

  test('a photo is drawn again: bounded, and without the place where it was taken', async () => {
    const original = await photo(5000, 40);
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const { fileId } = await actor.send('Foto di casa.jpeg', original, 'immagine');
    await reaches(fileId, 'pronto');
    const answer = await download(fileId);
    const { width, height, format, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height, format, exif]).toEqual([4096, 33, 'jpeg', undefined]);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
  });
});

describe('a file', () => {
  let fileId: string;
  beforeAll(async () => {
    ({ fileId } = await actor.send('../perché "no"\u202e.txt', Buffer.from('Turni di ottobre')));
    await reaches(fileId, 'pronto');
  });

  test('comes as something to keep, under a safe name, never as a page', async () => {
    const { headers } = await download(fileId);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="perche no.txt"; filename*=UTF-8''perch%C3%A9%20no.txt`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('comes in parts too, and not again where it is unchanged', async () => {
    const part = await download(fileId, { range: 'bytes=6-7' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 6-7/16',
      'di',
    ]);
    const tail = await download(fileId, { range: 'bytes=-7' });
    expect(await tail.text()).toBe('ottobre');
    const beyond = await download(fileId, { range: 'bytes=16-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */16']);
    const etag = part.headers.get('etag')!;
    expect((await download(fileId, { 'if-none-match': etag })).status).toBe(304);
    expect((await download(fileId, { range: 'bytes=0-1', 'if-range': '"altro"' })).status).toBe(200);
  });

  test('of somebody else does not exist: no content, no offset, no piece, no end', async () => {
    const stranger = await server.signIn('cta.lirr');
    const before = await actor.announce({ size: 4 });
    const foreign = new UploadActor(stranger, server.url);
    const answers = [
      (await download(fileId, {}, stranger)).status,
      (await stranger.call(deleteFile, { path: { fileId } })).status,
      (await foreign.piece(before.reply.fileId, 0, Buffer.from('male'))).status,
      await foreign.offset(before.reply.fileId),
    ];
    expect(answers).toEqual([404, 404, 404, null]);
    expect((await stranger.call(listOwnFiles, { query: {} })).reply.rows).toEqual([]);
    expect((await stranger.call(listFiles, { query: {} })).status).toBe(403);
    expect((await foreign.announce({ size: 1 })).status).toBe(403);
    expect((await foreign.announce({ area: 'titoli', size: 1 })).status).toBe(403);
    await admin.call(deleteFile, { path: { fileId: before.reply.fileId } });
  });

  test('of an area without a rule is seen by administrators without its name, and not opened', async () => {
    const { fileId } = await actor.send('turni.txt', Buffer.from('Turni di novembre'));
    await reaches(fileId, 'pronto');
    const { rows } = await server.db.query(
      `update file f set area = 'documenti', owner_id = a.employee_id from account a
        where a.user_name = 'cta.lirr' and f.file_id = $1 returning f.file_id`,
      [fileId],
    );
    expect(rows).toHaveLength(1);
    const row = (await admin.call(listFiles, { query: {} })).reply.rows.find(
      (file) => file.fileId === fileId,
    )!;
    expect(row).toMatchObject({ name: null, isOwn: false, allowedActions: ['delete'] });
    expect((await download(fileId)).status).toBe(404);
    const owner = await server.signIn('cta.lirr');
    expect((await download(fileId, {}, owner)).status).toBe(200);
    expect((await owner.call(deleteFile, { path: { fileId } })).status).toBe(200);
  });
});

test('the check is a job that its sender follows, and both leave a trail', async () => {
  const stream = await admin.openEvents();
  await stream.next('hello');
  const { fileId } = await actor.send('elenco.csv', Buffer.from('a;b\n'));
  await stream.next('job', ({ data }) => (data as { state: string }).state === 'completato');
  await reaches(fileId, 'pronto');
  const { rows: jobs } = (await admin.call(listJobs, { query: {} })).reply;
  // The newest of them; what the schedules of the product put into the queue stands there too.
  const check = jobs.find(({ name }) => name === 'file.check')!;
  expect(check).toMatchObject({ state: 'completato', done: 3, total: 3, message: '' });
  // The queue dates by the machine's clock; people read the product's day, as beside the file.
  const day = (await fileOf(fileId))!.createdAt.slice(0, 10);
  const { createdAt, startedAt, finishedAt } = check;
  expect([createdAt, startedAt, finishedAt].map((at) => at?.slice(0, 10))).toEqual([day, day, day]);
  await admin.call(deleteFile, { path: { fileId } });
  expect((await download(fileId)).status).toBe(404);
  const { rows } = await server.db.query(
    "select what, actor is null as by_program from audit where entity = 'file' and entity_key = $1 order by audit_id",
    [fileId],
  );
  expect(rows).toEqual([
    { what: 'upload', by_program: false },
    { what: 'accept', by_program: true },
    { what: 'delete', by_program: false },
  ]);
});
