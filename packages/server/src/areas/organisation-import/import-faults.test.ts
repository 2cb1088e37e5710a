import { saveImport } from '@torre/contract/organisation-import';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { Importer, factCounts } from './import-steps.ts';
import { sheetColumns, sheetOf } from './fact-sheets.ts';
import { wrongRows } from './wrong-rows.fixture.ts';

const FAULTS = 300;

let server: TestServer;
let admin: TestClient;
let importer: Importer;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14', runsJobs: true });
  admin = await server.signIn('admin');
  importer = new Importer(admin, server.url);
});
afterAll(() => server.close());

test('three hundred different faults in one file are named each by sheet, row and column in Italian, and change nothing', async () => {
  const { sheets, faults } = wrongRows(FAULTS);
  const before = await factCounts(server.db);
  const bytes = await writeXlsx({
    sheets: [...sheets].map(([kind, rows]) => ({
      name: sheetOf(kind),
      rows: [sheetColumns(kind).map(({ head }) => head), ...rows.map((row) => [...row])],
    })),
  });
  const checked = await importer.checkFile('errori.xlsx', new Uint8Array(bytes));
  expect([checked.state, checked.report!.faultCount]).toEqual(['faulty', FAULTS]);
  const named = checked.faults.map(({ sheet, row, column, messageIT }) => ({
    sheet,
    row,
    column,
    messageIT,
  }));
  const inFileOrder = [...sheets.keys()].flatMap((kind) =>
    faults.filter(({ sheet }) => sheet === sheetOf(kind)),
  );
  expect(named).toEqual(inFileOrder);
  expect(checked.allowedActions).toEqual(['faults']);
  const { importId } = checked;
  expect((await admin.call(saveImport, { path: { importId } })).status).toBe(409);
  expect(await factCounts(server.db)).toEqual(before);
});

test('faults come back as the same file with a column that says what to do, which is not read in again', async () => {
  const csv = 'Impianto;Codice;Nome;Ordine\nLIRN;B1;Buona;1\nLIRN;B2;;uno\nLIRN;B3;Buona;3\n';
  const checked = await importer.checkFile('Isole.csv', Buffer.from(csv));
  const file = Buffer.from(await importer.faultsFile(checked))
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  expect(file.split(/\r?\n/).slice(0, 4)).toEqual([
    'Impianto;Codice;Nome;Ordine;Che cosa fare',
    'LIRN;B1;Buona;1;',
    'LIRN;B2;;uno;Nome: Manca un valore: scrivilo. Ordine: Qui va un numero intero da 0 a 100000.',
    'LIRN;B3;Buona;3;',
  ]);
  const corrected = file.replace('LIRN;B2;;uno;', 'LIRN;B2;Buona;2;');
  const again = await importer.checkFile('Isole.csv', Buffer.from(corrected));
  expect([again.state, again.report!.changeCount]).toEqual(['checked', 3]);
});
