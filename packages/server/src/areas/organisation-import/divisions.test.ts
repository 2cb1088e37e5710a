import { getSession } from '@torre/contract/identity';
import { readOrganisation, saveOrganisation } from '@torre/contract/organisation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workbookOf } from '../../testing/fact-workbook.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { Importer } from './import-steps.ts';

let server: TestServer;
let admin: TestClient;
let importer: Importer;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14', runsJobs: true });
  admin = await server.signIn('admin');
  importer = new Importer(admin, server.url);
});
afterAll(() => server.close());

const divisionOf = async (plant: string) =>
  (await admin.call(readOrganisation, { query: { plant } })).reply.facts['division']![0]!;
/** As managers of the plant are offered it. */
async function offered() {
  const manager = await server.signIn('responsabile.lirf');
  const { divisionList } = (await manager.call(getSession, {})).reply;
  const own = divisionList.find(({ icao }) => icao === 'LIRF')!;
  return [own.name, own.divisionName, own.endedOn];
}

test('a division is renamed and ends by hand, and its plant’s managers see it', async () => {
  const { values, version } = await divisionOf('LIRF');
  const [plant] = await offered();
  expect(await offered()).toEqual([plant, plant, undefined]);
  const edits = (valid_to: string) => [
    { kind: 'division' as const, values: { ...values, name: 'Divisione aeroporti', valid_to }, version },
  ];
  const saved = await admin.call(saveOrganisation, { body: { edits: edits('2026-11-14') } });
  expect(saved.status).toBe(200);
  expect(await offered()).toEqual([plant, 'Divisione aeroporti', undefined]);
  const late = await admin.call(saveOrganisation, { body: { edits: edits('2026-11-30') } });
  expect(late.status).toBe(412);

  const { values: standing } = await divisionOf('LIRF');
  const reason = 'Chiusa prima';
  const ended = [
    { kind: 'division' as const, values: { ...standing, valid_to: '2026-11-13' }, version: version + 1 },
  ];
  expect((await admin.call(saveOrganisation, { body: { edits: ended, reason } })).status).toBe(200);
  expect(await offered()).toEqual([plant, 'Divisione aeroporti', '20261113']);
});

test('a file renames divisions, and brings the one of its new plant', async () => {
  const { values } = await divisionOf('LIRR');
  const plant = { icao: 'LIZZ', name: 'Nuovo', class: 'D', shift_type: 'HX', kind: 'FUNZIONE', ord: 99 };
  const workbook = await workbookOf({
    plant: [{ ...plant, is_strategic: false, comune: 'Roma', valid_to: null }],
    division: [
      { ...values, name: 'Divisione centrale' },
      { division_id: 'CENTRO2', icao: 'LIZZ', name: 'Seconda divisione', valid_to: null },
    ],
  });
  const checked = await importer.checkFile('divisioni.xlsx', workbook);
  expect(checked.report).toMatchObject({
    counts: [
      { kind: 'plant', added: 1 },
      { kind: 'division', added: 1, changed: 1 },
    ],
    faultCount: 0,
  });
  expect((await importer.save(checked)).state).toBe('saved');
  expect((await divisionOf('LIRR')).values['name']).toBe('Divisione centrale');
  const { rows } = await server.db.query("select division_id, name from division where icao = 'LIZZ'");
  expect(rows).toEqual([{ division_id: 'CENTRO2', name: 'Seconda divisione' }]);
});

test('a plant that comes alone has a division that is called as it is', async () => {
  const plant = { icao: 'LIYY', name: 'Solo', class: 'D', shift_type: 'HX', kind: 'FUNZIONE', ord: 98 };
  const rows = [{ ...plant, is_strategic: false, comune: 'Roma', valid_to: null }];
  await importer.save(await importer.checkFile('impianti.xlsx', await workbookOf({ plant: rows })));
  expect((await divisionOf('LIYY')).values).toMatchObject({ division_id: 'DIVLIYY', name: 'Solo' });
  const again = await importer.checkFile('impianti.xlsx', await workbookOf({ plant: rows }));
  expect(again.report).toMatchObject({ changeCount: 0 });
});
