import { createUpload } from '@torre/contract/files';
import {
  checkImport,
  exportOrganisation,
  exportQualifications,
  readImport,
  saveImport,
} from '@torre/contract/organisation-import';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { awaitedLocks } from '../../testing/awaited-locks.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { zip } from '../../testing/zip-file.ts';
import { workbookOf } from '../../testing/fact-workbook.ts';
import { lockOrganisation } from '../organisation/index.ts';
import { Importer, factCounts } from './import-steps.ts';

let server: TestServer;
let admin: TestClient;
let hr: TestClient;
let organisation: Importer;
let qualifications: Importer;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14', runsJobs: true });
  [admin, hr] = [await server.signIn('admin'), await server.signIn('hr')];
  organisation = new Importer(admin, server.url);
  qualifications = new Importer(hr, server.url, 'titoli');
});
afterAll(() => server.close());

const QUALIFICATION = { employee_id: '000001', kind: 'LICENCE', valid_from: '2020-01-01', valid_to: null };
const bodyOf = (client: TestClient, path: string, body: object) =>
  client.send('POST', `/api${path}`, { body: JSON.stringify(body) });

describe('qualifications of people', () => {
  test('are exported and imported by HR alone', async () => {
    const taken = await bodyOf(hr, exportQualifications.path, { format: 'xlsx' });
    const bytes = new Uint8Array(await taken.arrayBuffer());
    const { sheets } = await readXlsx(bytes);
    expect(sheets.map(({ name }) => name)).toEqual(['Titoli']);
    const kinds = new Set(sheets[0]!.rows.slice(1).map(([, kind]) => kind));
    expect(kinds).toEqual(new Set(['Inglese', 'Licenza', 'Sospensione', 'Visita medica']));
    const read = await qualifications.checkFile('titoli.xlsx', bytes);
    expect([read.state, read.report!.changeCount]).toEqual(['checked', 0]);
    expect((await bodyOf(admin, exportQualifications.path, { format: 'xlsx' })).status).toBe(403);
    const body = { format: 'csv', kinds: ['qualification'] };
    expect((await bodyOf(admin, exportOrganisation.path, body)).status).toBe(400);
    expect((await bodyOf(hr, exportOrganisation.path, { format: 'xlsx' })).status).toBe(403);
  });

  test('of a plant are those of its people; a plant that is none is said', async () => {
    const taken = await bodyOf(hr, exportQualifications.path, { format: 'xlsx', plant: 'LIRN' });
    const { sheets } = await readXlsx(new Uint8Array(await taken.arrayBuffer()));
    const people = new Set(sheets[0]!.rows.slice(1).map(([person]) => String(person)));
    const { rows } = await server.db.query<{ employee_id: string }>(
      "select employee_id from qualification where employee_id in (select employee_id from assignment where icao = 'LIRN')",
    );
    expect(people).toEqual(new Set(rows.map(({ employee_id }) => employee_id)));
    for (const [client, { path }] of [
      [hr, exportQualifications],
      [admin, exportOrganisation],
    ] as const)
      expect((await bodyOf(client, path, { format: 'xlsx', plant: 'XXXX' })).status).toBe(404);
  });

  test('are refused in an administrator’s file, as everything else is in one of HR', async () => {
    const both = await workbookOf({
      island: [{ icao: 'LIRN', island_id: 'R1', name: 'Isola', ord: 1, valid_to: null }],
      qualification: [QUALIFICATION],
    });
    const before = await factCounts(server.db);
    const ofAdmin = await organisation.checkFile('tutto.xlsx', both);
    expect(ofAdmin.faults).toMatchObject([
      { sheet: 'Titoli', row: null, messageIT: expect.stringContaining('ROLE_HR') },
    ]);
    const ofHr = await qualifications.checkFile('tutto.xlsx', both);
    expect(ofHr.faults.map(({ sheet }) => sheet)).toContain('Isole');
    expect([ofAdmin.state, ofHr.state]).toEqual(['faulty', 'faulty']);
    expect(await factCounts(server.db)).toEqual(before);
  });
});

test('a medical without a last day is refused in a file; one that stands so since before is exported and read again', async () => {
  const { rows } = await server.db.query<{ employee_id: string }>(
    'select employee_id from employee where employee_id not in (select employee_id from qualification) order by 1 limit 2',
  );
  const [old, added] = rows.map(({ employee_id }) => employee_id);
  const medical = { kind: 'MEDICAL', valid_from: '2020-01-01', valid_to: null };
  await server.db.query(
    "insert into qualification (employee_id, kind, valid_from, valid_to) values ($1, 'MEDICAL', '2020-01-01', null)",
    [old],
  );
  const again = await qualifications.checkFile('titoli.xlsx', await qualifications.exportedQualifications());
  expect([again.state, again.faults, again.report!.changeCount]).toEqual(['checked', [], 0]);
  const both = await workbookOf({
    qualification: [
      { employee_id: old!, ...medical },
      { employee_id: added!, ...medical },
    ],
  });
  const { state, faults } = await qualifications.checkFile('titoli.xlsx', both);
  expect([state, faults]).toMatchObject([
    'faulty',
    [
      {
        sheet: 'Titoli',
        row: 3,
        column: 'Al',
        messageIT: expect.stringContaining('Una visita medica ha sempre una scadenza'),
      },
    ],
  ]);
  await server.db.query('delete from qualification where employee_id = $1', [old]);
});

describe('a file and its import', () => {
  test('are sent by who may save what they hold', async () => {
    const wanted = { kind: 'tabella', name: 'a.xlsx', size: 10 } as const;
    const announce = (client: TestClient, area: 'titoli' | 'organizzazione') =>
      client.call(createUpload, { body: { area, ...wanted } });
    expect((await announce(admin, 'titoli')).status).toBe(403);
    expect((await announce(hr, 'organizzazione')).status).toBe(403);
  });

  test('are seen by who brought them, and by no other administrator', async () => {
    const fileId = await organisation.upload('vuoto.xlsx', await workbookOf({ island: [] }));
    const { importId } = await organisation.check(fileId);
    await server.db.query("insert into account_role (user_name, ruolo) values ('redattore', 'ROLE_ADMIN')");
    const other = await server.signIn('redattore');
    for (const client of [other, hr]) {
      expect((await client.call(readImport, { path: { importId } })).status).toBe(404);
      expect((await client.call(saveImport, { path: { importId } })).status).toBe(404);
      expect((await client.call(checkImport, { body: { fileId } })).status).toBe(404);
    }
    await server.db.query("delete from account_role where user_name = 'redattore' and ruolo = 'ROLE_ADMIN'");
  });
});

test('a save that waited is not done for who has lost the role meanwhile', async () => {
  const islands = await workbookOf({
    island: [{ icao: 'LIRN', island_id: 'R2', name: 'Isola', ord: 1, valid_to: null }],
  });
  const { importId } = await organisation.checkFile('isole.xlsx', islands);
  const before = await factCounts(server.db);
  await inTransaction(server.db, async (tx) => {
    await lockOrganisation(tx);
    expect((await admin.call(saveImport, { path: { importId } })).status).toBe(200);
    await expect.poll(() => awaitedLocks(server.db)).toContain('advisory');
    await server.db.query("delete from account_role where user_name = 'admin' and ruolo = 'ROLE_ADMIN'");
  });
  await expect
    .poll(async () => {
      const { rows } = await server.db.query('select state from organisation_import where import_id = $1', [
        importId,
      ]);
      return rows;
    })
    .toEqual([{ state: 'failed' }]);
  await server.db.query("insert into account_role (user_name, ruolo) values ('admin', 'ROLE_ADMIN')");
  const { reply } = await admin.call(readImport, { path: { importId } });
  expect(reply.problem?.messageIT).toContain('non ha più il ruolo');
  expect(await factCounts(server.db)).toEqual(before);
});

describe('a file that no program of ours made', () => {
  const problemOf = async (name: string, bytes: Uint8Array) => {
    const { state, problem } = await organisation.checkFile(name, bytes);
    return [state, problem?.messageIT];
  };

  test('is refused as a whole, with what to do', async () => {
    const parts = ['[Content_Types].xml', 'xl/workbook.xml'].map(
      (name) => [name, Buffer.from('<a/>')] as const,
    );
    const bomb = Buffer.alloc(45_000_000, 0x20);
    const bombs = Array.from({ length: 5 }, (_, nth) => [`xl/worksheets/sheet${nth}.xml`, bomb] as const);
    expect(await problemOf('bomba.xlsx', zip([...parts, ...bombs], { claimed: 100 }))).toEqual([
      'failed',
      expect.stringContaining('troppo grande'),
    ]);
    expect(await problemOf('rotto.xlsx', zip(parts))).toEqual([
      'failed',
      expect.stringContaining('non si apre come .xlsx'),
    ]);
    expect(await problemOf('dati.csv', Buffer.from('a;b\n1;2\n'))).toEqual([
      'failed',
      expect.stringContaining('«Turni.csv»'),
    ]);
  });

  test('with heads that nobody knows is refused at its head', async () => {
    const csv = Buffer.from('Impianto;Codice;Colore\nLIRN;X1;blu\n');
    const { faults } = await organisation.checkFile('Isole.csv', csv);
    expect(faults[0]).toMatchObject({ sheet: 'Isole', row: 1, column: 'Colore' });
    const { faults: keyless } = await organisation.checkFile('Isole.csv', Buffer.from('Nome\nNord\n'));
    expect(keyless.map(({ column }) => column)).toEqual(['Impianto', 'Codice']);
  });
});
