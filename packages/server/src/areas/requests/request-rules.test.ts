import {
  addRequestDocuments,
  changeOwnRequest,
  decideRequests,
  listLeaveRequests,
  readRequest,
  tryRequest,
  writeJustification,
} from '@torre/contract/requests';
import { deleteFile } from '@torre/contract/files';
import { OUTCOME } from '@torre/contract/outcome';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import { ask, asked, decide, dispose, furnishRequests } from '../../testing/request-steps.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let owner: Database;
let manager: TestClient;
let approver: TestClient;
let otherManager: TestClient;
let person: TestClient;
let code: string;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.databaseUrl);
  manager = await server.signIn('responsabile2.lirr');
  approver = await server.signIn('approvatore');
  otherManager = await server.signIn('responsabile.lirf');
  person = await server.signIn('cta.lirr');
  code = await furnishRequests(owner, 'cta.lirr');
});
beforeEach(() => owner.query('delete from absence where employee_id = $1', [code]));
afterAll(async () => {
  await owner.close();
  await server.close();
});

const answered = ({ status, reply }: Awaited<ReturnType<typeof ask>>) => [status, reply.outcome.messageIT];

describe('what is refused when somebody asks', () => {
  test.each([
    ['a cause of the structure', { idcausale: 'SMARTWORK' }, /solo per il personale ST/],
    ['a cause that nobody has', { idcausale: 'XYZ' }, /La causale XYZ non esiste/],
    [
      'a cause of managers',
      {
        idcausale: '7509',
        codunitamisura: 'H' as const,
        datafine: '2026/11/23',
        orainizio: 480,
        orafine: 600,
      },
      /non si chiede da qui/,
    ],
    ['hours of a cause of days', { codunitamisura: 'H' as const }, /si chiede in giorni/],
    ['dates that are reversed', { datafine: '2026/11/20' }, /finisce prima di cominciare/],
    ['a day that is long past', { datainizio: '2026/10/01', datafine: '2026/10/01' }, /fuori dai termini/],
    ['a right that the person lacks', { idcausale: '104' }, /una richiesta attiva della legge 104/],
  ])('%s', async (_case, body, message) => {
    const [status, sentence] = answered(await ask(person, body));
    expect([status, sentence]).toEqual([409, expect.stringMatching(message)]);
    expect((await owner.query('select from absence where employee_id = $1', [code])).rows).toEqual([]);
  });

  test('days that are asked for already; a moment later the constraint alone would see it', async () => {
    const there = await asked(person);
    const days = { datainizio: '2026/11/25', datafine: '2026/11/26' };
    const named =
      `In quei giorni c’è già una tua richiesta: ${there.descausale}, dal 23/11/2026 al 25/11/2026 (Da vistare). ` +
      'Ritirala prima, o cambia le date.';
    expect(answered(await ask(person, days))).toEqual([409, named]);
    const meant = {
      10: /Chiedine prima l’annullamento/,
      20: /annullamento è già chiesto/,
      60: /Ritirala prima/,
    };
    for (const [state, words] of Object.entries(meant)) {
      await owner.query('update absence set state = $2 where absence_id = $1', [there.id, state]);
      expect(answered(await ask(person, days))[1]).toMatch(words);
    }
    const trial = { idcausale: '8114', codunitamisura: 'G' as const, ...days };
    expect((await person.call(tryRequest, { body: trial })).reply).toMatchObject({
      message: named,
      overlapped: there.id,
    });
    // a manager may not read each request of the person: neither its name nor its id
    const unnamed =
      'In quei giorni c’è già una richiesta: cambia le date, o falla prima ritirare o annullare.';
    const disposed = { ...trial, numindividuale: code };
    expect((await manager.call(tryRequest, { body: disposed })).reply).toMatchObject({
      message: unnamed,
      overlapped: null,
    });
    expect(answered(await dispose(manager, code, days))).toEqual([409, unnamed]);
    const row = `('00000000-0000-4000-8000-0000000000f1', $1, '8114', 40, 'G', '2026-11-25', '2026-11-25')`;
    await expect(
      owner.query(
        `insert into absence (absence_id, employee_id, cause, state, unit, from_day, to_day) values ${row}`,
        [code],
      ),
    ).rejects.toMatchObject({ code: '23P01' });
  });

  test('what cannot be read says so, with 400', async () => {
    expect((await ask(person, { datainizio: '2026/13/01' })).status).toBe(400);
    expect((await ask(person, { note: 'x'.repeat(101) })).status).toBe(400);
  });

  test('sickness may lie over leave, whose days it gives back', async () => {
    const leave = await asked(person);
    await decide(approver, leave.id, 'A');
    const sick = await asked(person, { idcausale: 'MAL', datainizio: '2026/11/24', datafine: '2026/11/24' });
    expect(sick.stato).toBe(10);
    const { reply } = await person.call(readRequest, { path: { id: leave.id } });
    expect(reply).toMatchObject({ cost: { days: 2 }, request: { stato: 10 } });
  });
});

describe('who decides', () => {
  test('the first level endorses what needs two and cannot approve it; rejecting wants a note', async () => {
    const { id } = await asked(person);
    expect(await decide(manager, id, 'A')).toMatchObject({
      esito: 1,
      message: expect.stringContaining('Serve il secondo livello'),
      standing: { stato: 60 },
    });
    expect(await decide(manager, id, 'R')).toMatchObject({
      esito: 1,
      message: expect.stringContaining('Scrivi il motivo nella nota'),
    });
    expect(await decide(manager, id, 'R', 'Siamo in pochi')).toMatchObject({
      esito: 0,
      standing: { stato: 70 },
    });
    const { reply } = await person.call(readRequest, { path: { id } });
    expect(reply.history.at(-1)).toMatchObject({ operation: 'reject', note: 'Siamo in pochi' });
  });

  test('a decision on what somebody else changed meanwhile is not taken', async () => {
    const { id, version } = await asked(person);
    await decide(manager, id, 'V');
    const decisions = JSON.stringify([{ id, operazione: 'A', version }]);
    const { reply } = await approver.call(decideRequests, { query: {}, body: { jsoninput: decisions } });
    expect(reply.result.requests).toMatchObject([
      {
        esito: 1,
        message: expect.stringContaining('ora è «Vistato da approvare»'),
        standing: { stato: 50, version: version + 1 },
      },
    ]);
  });

  test('nobody decides on an own request; what a manager disposes for oneself is asked for', async () => {
    await owner.query(
      "delete from absence where employee_id = (select employee_id from account where user_name = 'approvatore')",
    );
    const { id, stato } = await asked(approver, { idcausale: '1022', datafine: '2026/11/23' });
    expect(stato).toBe(40);
    expect(await decide(approver, id, 'A')).toMatchObject({
      esito: 1,
      message: expect.stringContaining('È una tua richiesta'),
    });
    const { rows } = await owner.query("select employee_id from account where user_name = 'approvatore'");
    const own = { idcausale: '1022', datainizio: '2026/11/24', datafine: '2026/11/24' };
    const { reply } = await dispose(approver, rows[0]!['employee_id'] as string, own);
    expect(reply.requests).toMatchObject([{ stato: 40, tipo: 0 }]);
  });

  test('managers of another plant neither find it nor decide on it', async () => {
    const { id } = await asked(person);
    expect(await decide(otherManager, id, 'R', 'no')).toMatchObject({ esito: 1, standing: null });
    expect((await otherManager.call(readRequest, { path: { id } })).status).toBe(404);
    expect((await otherManager.call(listLeaveRequests, { query: { plant: 'LIRR' } })).status).toBe(403);
    expect((await dispose(otherManager, code)).status).toBe(403);
  });

  test('a colleague asks for nobody else', async () => {
    const colleague = await server.signIn('meteo.lirr');
    const { status } = await ask(colleague, { numindividuale: code });
    expect(status).toBe(403);
    const { id } = await asked(person);
    expect((await colleague.call(readRequest, { path: { id } })).status).toBe(404);
  });

  test('a disposition is effective at once and is marked as one', async () => {
    const { status, reply } = await dispose(manager, code);
    expect([status, reply.outcome.messageIT, reply.requests[0]]).toMatchObject([
      200,
      'Disposizione registrata.',
      { stato: 10, tipo: 1, requestType: 'MANAGER', numindividuale: code },
    ]);
  });
});

describe('[M7.58][M7.59] codop C', () => {
  const remove = (client: TestClient, id: string, version?: number) =>
    client.call(writeJustification, {
      query: { codop: 'C' },
      body: { id, tipo: 0, ...(version !== undefined && { version }) },
    });

  test('deletes what waits: ris.esito[0].esito is 0', async () => {
    const { id } = await asked(person);
    const { status, reply } = await remove(person, id);
    expect([status, reply.ris.ret, reply.ris.esito[0], reply.requests[0]!.stato]).toEqual([
      200,
      1,
      { id, esito: 0, msg: 'Richiesta cancellata.' },
      30,
    ]);
    expect((await remove(person, id)).status).toBe(409);
  });

  test('who saw another version gets what stands now, with 412', async () => {
    const { id, version } = await asked(person);
    await decide(manager, id, 'V');
    const { status, reply } = await person.call(changeOwnRequest, {
      path: { id },
      body: { operazione: 'delete', version },
    });
    expect(status).toBe(412);
    expect(reply).toMatchObject({ outcome: { code: OUTCOME.stale }, current: { stato: 50 } });
  });

  test('[E4.38] its owner is told the state in the words of the own list, a manager in those of theirs', async () => {
    const { id, version } = await asked(person, { idcausale: 'DONS', datafine: '2026/11/23' });
    const annul = { path: { id }, body: { operazione: 'askAnnulment' as const, version } };
    await person.call(changeOwnRequest, annul);
    const late = await person.call(changeOwnRequest, annul);
    expect([late.status, late.reply.outcome.messageIT]).toEqual([
      412,
      expect.stringContaining('ora è «In attesa di annullamento»'),
    ]);
    const decision = { id, tipo: 0, operazione: 'A', version };
    const { reply } = await manager.call(decideRequests, {
      query: {},
      body: { jsoninput: JSON.stringify([decision]) },
    });
    expect(reply.result.requests[0]!.message).toContain('ora è «In attesa di annullo»');
  });
});

test('a certificate comes after the decision, is read by who decides, and is not deleted any more', async () => {
  const FILE = '00000000-0000-4000-8000-0000000000e1';
  await owner.query(
    `insert into file (file_id, owner_id, area, kind, original_name, size, received, state, store_key, sha256, content_type,
        created_at, updated_at)
      values ($1, $2, 'giustificativi', 'documento', 'certificato.pdf', 10, 10, 'ready', $1, '\\x02', 'application/pdf', '2026-11-14',
        '2026-11-14')`,
    [FILE, code],
  );
  const { id, version, actions } = await asked(person, { idcausale: 'DONS', datafine: '2026/11/23' });
  expect(actions.some(({ action }) => action === 'documents')).toBe(true);
  const { status, reply } = await person.call(addRequestDocuments, {
    path: { id },
    body: { documenti: [FILE], version },
  });
  expect([status, reply.request.documenti, reply.request.version]).toEqual([200, 1, version + 1]);
  const seen = (await manager.call(readRequest, { path: { id } })).reply;
  expect(seen.documents).toEqual([{ fileId: FILE, name: 'certificato.pdf', size: 10 }]);
  const download = (client: TestClient) => client.send('GET', `/api/gerip/richieste/${id}/documenti/${FILE}`);
  expect((await download(otherManager)).status).toBe(404);
  const gone = await person.call(deleteFile, { path: { fileId: FILE } });
  expect([gone.status, gone.reply.outcome.messageIT]).toEqual([
    409,
    'Il file è allegato a una richiesta o sta nel portale: non si può cancellare.',
  ]);
  await owner.query('delete from absence where absence_id = $1', [id]);
  await owner.query('delete from file where file_id = $1', [FILE]);
});

test('FLES writes its shift when it is approved, and gives the old one back when it is annulled', async () => {
  const turn = async () =>
    (await owner.query("select turn from day_shift where employee_id = $1 and day = '2026-11-24'", [code]))
      .rows[0]!['turn'];
  const { id } = await asked(person, {
    idcausale: 'FLES',
    datainizio: '2026/11/24',
    datafine: '2026/11/24',
  });
  expect(await turn()).toBe('M');
  expect((await decide(manager, id, 'A')).message).toMatch(/approvata/);
  expect(await turn()).toBe('FLES');
  expect(await decide(manager, id, 'C')).toMatchObject({ esito: 0, standing: { stato: 30 } });
  expect(await turn()).toBe('M');
});
