import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readXlsx } from 'hucre/xlsx';
import {
  accountList,
  auditList,
  exportAccounts,
  exportAudit,
  listAccounts,
  listAudit,
} from '@torre/contract/administration';
import { buildRequest } from '@torre/contract/endpoint';
import { exportFiles, fileList, listFiles } from '@torre/contract/files';
import { jobList, listJobs } from '@torre/contract/jobs';
import type { AnyList, ListQuery } from '@torre/contract/list';
import { OUTCOME } from '@torre/contract/outcome';
import type { OutcomeReply } from '@torre/contract/outcome';
import { everyPage, startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const people = async (query: ListQuery<typeof accountList>) =>
  (await admin.call(listAccounts, { query })).reply;

/** A person without an account; answers the code. */
async function addPerson(code: string, name: string, surname: string): Promise<string> {
  await server.db.query(
    `insert into employee (employee_id, name, surname, company, person_type) values ($1, $2, $3, '', '')`,
    [code, name, surname],
  );
  return code;
}

const ordersOf = ({ columns }: AnyList): string[] =>
  Object.keys(columns)
    .filter((name) => columns[name]!.order)
    .flatMap((name) => [name, `-${name}`]);

describe('pages', () => {
  test('of people in any order miss nobody and bring nobody twice, and one order is the other turned round', async () => {
    const { rows } = await server.db.query('select count(*)::int as people from employee');
    const all = rows[0].people as number;
    expect(all).toBeGreaterThan(200);
    for (const order of ordersOf(accountList)) {
      const ids = async (by: string): Promise<string[]> =>
        (await everyPage((query) => admin.call(listAccounts, { query: { ...query, order: by } }))).map(
          ({ employeeId }) => employeeId,
        );
      const [up, down] = [await ids(order), await ids(order.startsWith('-') ? order.slice(1) : `-${order}`)];
      expect([order, new Set(up).size, up.length]).toEqual([order, all, all]);
      expect([order, up]).toEqual([order, down.toReversed()]);
    }
    expect((await people({})).total).toBe(all);
  });

  test.each([
    ['the trail', listAudit, ordersOf(auditList)],
    ['jobs', listJobs, ordersOf(jobList)],
    ['files', listFiles, ordersOf(fileList)],
  ] as const)('of %s are answered in every order', async (_, call, orders) => {
    expect(orders.length).toBeGreaterThan(1);
    for (const order of orders) {
      const { status } = await admin.call(call as typeof listAudit, { query: { order } });
      expect([order, status]).toEqual([order, 200]);
    }
  });

  test('people stand as an Italian reads them, by surname, without regard to case and accents apart', async () => {
    const rows = await everyPage((query) => admin.call(listAccounts, { query }));
    const names = rows.map(({ cognome, nome }) => `${cognome} ${nome}`);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'it')));

    const surnames = ['zuppi', 'éremo', 'Èrcoli', 'Erba'];
    const codes = await Promise.all(
      surnames.map((surname, index) => addPerson(`99001${index}`, 'Eva', surname)),
    );
    const accented = await people({ code: codes.join('|') });
    expect(accented.rows.map(({ cognome }) => cognome)).toEqual(['Erba', 'Èrcoli', 'éremo', 'zuppi']);
  });

  test('a place or an order that is none is refused', async () => {
    const place = (parts: unknown): string => Buffer.from(JSON.stringify(parts)).toString('base64url');
    const own = ['x', 1, 2, 'ieri', 'a\0'].map((at) => place(['-createdAt', at, at]));
    for (const beyond of ['x', place(['a']), place([1, 2, 3]), place(['-createdAt', 'a']), ...own]) {
      const { status, reply } = await admin.call(listJobs, { query: { beyond } });
      expect([beyond, status, reply.outcome.code]).toEqual([beyond, 400, OUTCOME.malformed]);
    }
    expect((await admin.call(listAudit, { query: { beyond: place(['-at', 'ieri']) } })).status).toBe(400);
    expect((await admin.call(listAudit, { query: { order: 'call' } })).status).toBe(400);
  });

  test('a place of another order is refused', async () => {
    const { beyond } = await people({ order: 'nome' });
    expect(beyond).not.toBeNull();
    const asked = async (order?: string) =>
      (await admin.call(listAccounts, { query: { ...(order && { order }), beyond: beyond! } })).status;
    expect([await asked('nome'), await asked(), await asked('-nome'), await asked('code')]).toEqual([
      200, 200, 400, 400,
    ]);
  });

  test('go on after names of 255 signs, whatever a sign takes in an address', async () => {
    const world = await startTestServer();
    try {
      const client = await world.signIn('admin');
      for (const [sign, first] of [
        ['Ж', 910_000],
        ['𝔸', 920_000],
        ['\u0001', 930_000],
      ] as const) {
        await world.db.query(
          `insert into employee (employee_id, name, surname, company, person_type)
           select n::text, '', repeat($1, 255), '', '' from generate_series($2::int, $2::int + 59) n`,
          [sign, first],
        );
        await world.db.query(
          `insert into file (file_id, owner_id, area, kind, original_name, size, state, created_at, updated_at)
           select uuidv7(), employee_id, $2, 'documento', repeat($1, 255), 1, 'uploading', now(), now()
             from account, generate_series(1, 60) where user_name = 'admin'`,
          [sign, `area-${first}`],
        );
        const code = Array.from({ length: 60 }, (_, n) => String(first + n)).join('|');
        const area = `area-${first}`;
        const rows = await everyPage((page) =>
          client.call(listAccounts, { query: { order: '-nome', code, ...page } }),
        );
        const files = await everyPage((page) =>
          client.call(listFiles, { query: { order: 'name', area, ...page } }),
        );
        expect([
          sign,
          new Set(rows.map(({ employeeId }) => employeeId)).size,
          new Set(files.map(({ fileId }) => fileId)).size,
        ]).toEqual([sign, 60, 60]);
      }
    } finally {
      await world.close();
    }
  });

  test('more than 10,000 rows are told as more, not by their number', async () => {
    const many = await startTestServer();
    try {
      const write = (from: number, to: number) =>
        many.db.query(
          `insert into audit (audit_id, at, call, what, entity, entity_key, values_hash, mac, key_id)
           select gen_random_uuid(), now(), 'prova', 'update', 'many', n::text, '\\x00', '\\x00', 'prova'
             from generate_series($1::int, $2::int) n`,
          [from, to],
        );
      const client = await many.signIn('admin');
      const total = async (query: ListQuery<typeof auditList>, asker = client) =>
        (await asker.call(listAudit, { query })).reply.total;
      await write(1, 10_000);
      expect(await total({ entity: 'many' })).toBe(10_000);
      await write(10_001, 10_001);
      expect(await total({ entity: 'many' })).toBeNull();
      expect(await total({ entity: 'many', entityKey: '7|8|9|nessuno' })).toBe(3);
      const { url } = buildRequest(exportAudit, { query: { entity: 'many', format: 'csv' } });
      const answer = await client.send('POST', url);
      expect(answer.status).toBe(409);
      const refusal = (await answer.json()) as OutcomeReply;
      expect(refusal.outcome.messageIT).toContain('più di 10.000 righe: restringi i filtri');
      // For a minute whoever asked is not counted for again; whoever else asks is.
      await many.db.query("delete from audit where entity = 'many' and entity_key = '1'");
      const other = await many.signIn('admin');
      expect([await total({ entity: 'many' }), await total({ entity: 'many' }, other)]).toEqual([
        null,
        10_000,
      ]);
    } finally {
      await many.close();
    }
  });
});

describe('people', () => {
  test('are found by a part of surname or name in either order, with and without an account', async () => {
    const { rows } = await server.db.query(
      `select e.employee_id, e.surname, e.name from employee e
        where not exists (select from account a where a.employee_id = e.employee_id) and length(e.name) > 3
        order by 1 limit 1`,
    );
    const { employee_id: employeeId, surname, name } = rows[0];
    for (const nome of [
      `${surname} ${name}`,
      `${name} ${surname}`.toLowerCase(),
      `${surname} ${name.slice(0, 3)}`,
    ]) {
      const found = (await people({ nome })).rows.find((row) => row.employeeId === employeeId);
      expect([nome, found]).toMatchObject([
        nome,
        { userName: null, stato: 'senza account', ruoli: [], allowedActions: ['create-account'] },
      ]);
    }
    expect((await people({ nome: '%' })).rows).toEqual([]);
  });

  test('are narrowed by state, right, plant, category and day of the last sign-in', async () => {
    const names = async (query: ListQuery<typeof accountList>) =>
      (await people(query)).rows.map(({ userName }) => userName);
    expect(await names({ ruoli: 'ROLE_HR|ROLE_TIMEKEEPER' })).toEqual(
      expect.arrayContaining(['hr', 'timekeeper']),
    );
    const managers = await people({ ruoli: 'responsabile', stato: 'attivo' });
    expect(managers.rows.length).toBeGreaterThan(2);
    expect(managers.rows.every(({ responsabile, stato }) => responsabile && stato === 'attivo')).toBe(true);
    const { rows, total } = await people({ stato: 'senza account', plant: 'lirr' });
    expect(total).toBeGreaterThan(100);
    expect(new Set(rows.map(({ plant, userName }) => `${plant} ${userName}`))).toEqual(
      new Set(['LIRR null']),
    );
    expect(await names({ lastSignIn: '20261114' })).toEqual(['admin']);
    // Half past midnight in Rome, when it is still the day before in Greenwich.
    await server.db.query(
      "update account set last_sign_in_at = '2026-11-09T23:30:00Z' where user_name = 'spese'",
    );
    expect(await names({ lastSignIn: '20261110' })).toEqual(['spese']);
    expect(await names({ categoria: 'EAV', userName: 'LIRN' })).toEqual(['eav.lirn']);
  });
});

describe('a file of a list', () => {
  const taken = async (url: string) => admin.send('POST', url);

  test('holds exactly the rows that are filtered, in their order, and who took it stands in the trail', async () => {
    const query = { plant: 'LIRR', stato: 'senza account', order: '-nome' } as const;
    const rows = await everyPage((page) => admin.call(listAccounts, { query: { ...query, ...page } }));
    expect(rows.length).toBeGreaterThan(100);
    const answer = await taken(buildRequest(exportAccounts, { query: { ...query, format: 'csv' } }).url);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('Persone-20261114.csv');
    const lines = (await answer.text()).trim().split(/\r?\n/);
    expect(lines[0]).toBe(
      'Cognome e nome;Codice;Nome utente;Categoria;Impianto;Ruoli;Stato;Ultimo accesso;Sessioni',
    );
    expect(lines.slice(1).map((line) => line.split(';')[1])).toEqual(
      rows.map(({ employeeId }) => employeeId),
    );
    const [noted] = (await admin.call(listAudit, { query: { what: 'export-list' } })).reply.rows;
    expect(noted).toMatchObject({ call: 'exportAccounts', entityKey: 'Persone' });
    expect(noted!.values).toMatchObject([{ new: 'csv' }, { new: String(rows.length) }]);
  });

  test('is a workbook in the language of the reader; what a program would take for a formula is a text', async () => {
    const begins = ['=', '@', '+', '-'];
    for (const [index, begin] of begins.entries()) await addPerson(`99000${index}`, 'Luca', `${begin}1+1`);
    const code = begins.map((_, index) => `99000${index}`).join('|');
    const file = (format: 'csv' | 'xlsx') =>
      taken(buildRequest(exportAccounts, { query: { code, order: 'code', format, language: 'en' } }).url);
    const { sheets } = await readXlsx(new Uint8Array(await (await file('xlsx')).arrayBuffer()));
    expect(sheets[0]).toMatchObject({ name: 'People' });
    const [heads, ...rows] = sheets[0]!.rows;
    expect(heads!.slice(0, 2)).toEqual(['Surname and name', 'Code']);
    expect(rows.map((row) => [row[0], row.includes('no account')])).toEqual(
      begins.map((begin) => [`${begin}1+1 Luca`, true]),
    );
    const lines = (await (await file('csv')).text()).split(/\r?\n/);
    expect(lines.slice(1, 5).map((line) => line.split(';')[0])).toEqual(
      begins.map((begin) => `'${begin}1+1 Luca`),
    );
  });
});

describe('what a reader may not see', () => {
  test('of a file, its name, neither filters nor orders nor goes into a file', async () => {
    const { rows: owners } = await server.db.query(
      "select user_name, employee_id from account where user_name in ('admin', 'cta.lirr') order by 1",
    );
    const [own, foreign] = owners.map((row) => row.employee_id as string);
    await server.db.query(
      `insert into file (file_id, owner_id, area, kind, original_name, size, state, created_at, updated_at)
       values (uuidv7(), $1, 'personale', 'documento', 'Certificato medico.pdf', 1, 'uploading', now(), now()),
              (uuidv7(), $2, 'personale', 'documento', 'Bolletta.pdf', 1, 'uploading', now(), now()),
              (uuidv7(), $2, 'personale', 'documento', 'Zaino.pdf', 1, 'uploading', now(), now())`,
      [foreign, own],
    );
    const names = async (query: ListQuery<typeof fileList>) =>
      (await admin.call(listFiles, { query })).reply.rows.map(({ name }) => name);
    expect(await names({ name: 'certificato' })).toEqual([]);
    expect(await names({ name: 'bolletta' })).toEqual(['Bolletta.pdf']);
    // By its true name it would stand between the other two.
    expect(await names({ area: 'personale', order: 'name' })).toEqual([null, 'Bolletta.pdf', 'Zaino.pdf']);
    const { url } = buildRequest(exportFiles, { query: { area: 'personale', format: 'csv' } });
    const text = await (await admin.send('POST', url)).text();
    expect(text).toContain('Bolletta.pdf');
    expect(text).not.toContain('Certificato');
    expect(text).toContain('Nome riservato al proprietario');
  });
});
