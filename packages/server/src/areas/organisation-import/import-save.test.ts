import { saveImport } from '@torre/contract/organisation-import';
import type { OrganisationImport } from '@torre/contract/organisation-import';
import type { FactRow } from '@torre/domain/organisation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { awaitedLocks } from '../../testing/awaited-locks.ts';
import { workbookOf } from '../../testing/fact-workbook.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { lockOrganisation } from '../organisation/index.ts';
import { Importer, factCounts } from './import-steps.ts';

let server: TestServer;
let admin: TestClient;
let importer: Importer;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14', runsJobs: true });
  admin = await server.signIn('admin');
  importer = new Importer(admin, server.url);
});
afterAll(() => server.close());

const island = (island_id: string, name = 'Isola'): FactRow => ({
  icao: 'LIRN',
  island_id,
  name,
  ord: 1,
  valid_to: null,
});

/** Starts a save that has to wait for a transaction; what that does meanwhile is committed before the save goes on. */
async function saveAfter(
  { importId }: OrganisationImport,
  meanwhile: (tx: Tx) => Promise<unknown>,
): Promise<OrganisationImport> {
  await inTransaction(server.db, async (tx) => {
    await lockOrganisation(tx);
    expect((await admin.call(saveImport, { path: { importId } })).status).toBe(200);
    await expect.poll(() => awaitedLocks(server.db)).toContain('advisory');
    await meanwhile(tx);
  });
  return importer.after(importId, 'saving');
}

test('a save has read and judged its file before it waits for who changes the organisation, and goes on over what is no row of it', async () => {
  await importer.save(await importer.checkFile('a.xlsx', await workbookOf({ island: [island('V1')] })));
  const checked = await importer.checkFile('b.xlsx', await workbookOf({ island: [island('V2')] }));
  const steps: unknown[] = [];
  const saved = await saveAfter(checked, async (tx) => {
    const { rows } = await server.db.query(
      `select message_it from job_progress where name = 'organisation.save-import' and finished_at is null`,
    );
    steps.push(...rows);
    await tx.query("update island set name = 'Di un altro', version = version + 1 where island_id = 'V1'");
  });
  expect(steps).toEqual([{ message_it: 'Controllo le righe del file' }]);
  expect([saved.state, saved.problem]).toEqual(['saved', null]);
  const { rows } = await server.db.query<{ name: string }>(
    "select name from island where island_id in ('V1', 'V2') order by island_id",
  );
  expect(rows).toEqual([{ name: 'Di un altro' }, { name: 'Isola' }]);
});

test('what a file needs and somebody takes away while its save waits refuses the save', async () => {
  const shift = {
    icao: 'LIRN',
    name: 'ZV1',
    from_date: '2027-01-01',
    to_date: null,
    description: 'Riposo',
    shift_class: 'NONLAV',
    begin_time: null,
    end_time: null,
    begin_time_non_working: null,
    end_time_non_working: null,
    start_offset: 0,
    secondary_activity: false,
    ord: 900,
  };
  const cycle = {
    icao: 'LIRN',
    cycle_id: 'ZV-CICLO',
    name: 'Ciclo',
    turns: ['ZV1'],
    rests_on_holidays: false,
    valid_to: null,
  };
  await importer.save(await importer.checkFile('a.xlsx', await workbookOf({ shift_definition: [shift] })));
  const checked = await importer.checkFile('b.xlsx', await workbookOf({ base_cycle: [cycle] }));
  expect(checked.report!.changeCount).toBe(1);
  const saved = await saveAfter(checked, (tx) =>
    tx.query("delete from shift_definition where icao = 'LIRN' and name = 'ZV1'"),
  );
  expect(saved.state).toBe('outdated');
  const { rowCount } = await server.db.query("select from base_cycle where cycle_id = 'ZV-CICLO'");
  expect(rowCount).toBe(0);
});

test('a name with the signs by which workbooks write characters comes back as it is', async () => {
  const names = ['Sala _x0041_', 'Sala _x005F_x0041_', '_X0041_ _x41_'];
  const rows = names.map((name, nth) => island(`X${nth}`, name));
  const checked = await importer.checkFile('a.xlsx', await workbookOf({ island: rows }));
  expect((await importer.save(checked)).state).toBe('saved');
  const { rows: stored } = await server.db.query<{ name: string }>(
    "select name from island where island_id in ('X0', 'X1', 'X2') order by island_id",
  );
  expect(stored.map(({ name }) => name)).toEqual(names);
  const before = await factCounts(server.db);
  const again = await importer.checkFile('b.xlsx', await importer.exported({ format: 'xlsx' }));
  expect([again.state, again.report!.differences]).toEqual(['checked', []]);
  await importer.save(again);
  expect(await factCounts(server.db)).toEqual(before);
});

test('a qualification is renewed by one row, and the same file a second time changes nothing', async () => {
  const hr = new Importer(await server.signIn('hr'), server.url, 'titoli');
  const { rows: current } = await server.db.query<{
    employee_id: string;
    valid_from: string;
    valid_to: string;
  }>(
    `select employee_id, valid_from, valid_to from qualification q
      where kind = 'MEDICAL' and valid_from < '2026-11-14' and valid_to > '2026-12-01'
        and not exists (select from qualification o where o.employee_id = q.employee_id and o.kind = q.kind
          and o.valid_from > q.valid_from)
      order by employee_id limit 1`,
  );
  const { employee_id, valid_from } = current[0]!;
  const csv = Buffer.from(
    `Codice personale;Tipo;Dal;Al\n${employee_id};visita medica;01/12/2026;30/11/2040\n`,
  );
  const checked = await hr.checkFile('rinnovi.csv', csv);
  expect([checked.faults, checked.report!.changeCount]).toEqual([[], 2]);
  expect((await hr.save(checked)).state).toBe('saved');
  const { rows } = await server.db.query(
    `select valid_from, valid_to from qualification
      where employee_id = $1 and kind = 'MEDICAL' and valid_from >= $2 order by valid_from`,
    [employee_id, valid_from],
  );
  expect(rows).toEqual([
    { valid_from, valid_to: '2026-11-30' },
    { valid_from: '2026-12-01', valid_to: '2040-11-30' },
  ]);
  const before = await factCounts(server.db);
  const again = await hr.checkFile('rinnovi.csv', csv);
  expect([again.state, again.report!.changeCount]).toEqual(['checked', 0]);
  await hr.save(again);
  expect(await factCounts(server.db)).toEqual(before);
});
