import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { changedWorkbook } from './changed-workbook.fixture.ts';
import { Importer } from './import-steps.ts';

let server: TestServer;
let importer: Importer;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14', runsJobs: true });
  importer = new Importer(await server.signIn('admin'), server.url);
});
afterAll(() => server.close());

const HEAD = ['Impianto', 'Codice', 'Nome', 'Ordine'];
const ROW = ['LIRN', 'B1', 'Buona', 1];

test.each([
  ['a head', 'Isole', 'Not_x0000_a', { sheet: 'Isole', row: 1, column: 'Not\uFFFDa' }],
  ['a sheet’s name', 'Isol&#0;e', 'Nota', { sheet: 'Isol\uFFFDe', row: 1, column: 'Nota' }],
  [
    'half a sign of a sheet’s name',
    'Isol&#xD83D;e',
    'Nota',
    { sheet: 'Isol\uFFFDe', row: 1, column: 'Nota' },
  ],
])(
  '%s that cannot be stored is a fault of the file, not an end without a word',
  async (_, name, head, fault) => {
    const rows = [[...HEAD.slice(0, 3), head], ROW];
    const bytes = await changedWorkbook([{ name: 'Isole', rows }], (part, text) =>
      part === 'xl/workbook.xml' ? text.replace('"Isole"', `"${name}"`) : text,
    );
    const checked = await importer.checkFile('Isole.xlsx', bytes);
    expect([checked.state, checked.faults[0]]).toEqual(['faulty', expect.objectContaining(fault)]);
  },
);
