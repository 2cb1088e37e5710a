import { saveOrganisation } from '@torre/contract/organisation';
import { saveImport } from '@torre/contract/organisation-import';
import type { FactRow } from '@torre/domain/organisation';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openAsOwner } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { workbookOf } from '../../testing/fact-workbook.ts';
import { headOf, sheetOf } from './fact-sheets.ts';
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

const changesOf = ({ state, report, faults, problem }: Awaited<ReturnType<Importer['check']>>) => ({
  state,
  faults,
  problem,
  changed: report?.differences,
});
const NOTHING = { state: 'checked', faults: [], problem: null, changed: [] };

const island = (island_id: string, more: FactRow = {}): FactRow => ({
  icao: 'LIRN',
  island_id,
  name: `Isola ${island_id}`,
  ord: 7,
  valid_to: null,
  ...more,
});
const person = (employee_id: string): FactRow => ({
  employee_id,
  surname: 'Nuova',
  name: 'Persona',
  company: '',
  person_type: '',
});
const islands = async (...ids: readonly string[]) =>
  (
    await server.db.query<{ island_id: string; name: string; ord: number; version: number }>(
      'select island_id, name, ord, version from island where island_id = any($1) order by island_id',
      [ids],
    )
  ).rows;

describe('what is exported', () => {
  test('one kind as csv reads in again without a change', async () => {
    const bytes = await importer.exported({ format: 'csv', kinds: ['shift_definition'] });
    const read = await importer.checkFile('Turni-20261114.csv', bytes);
    expect(changesOf(read)).toEqual(NOTHING);
    expect(read.report!.counts).toEqual([
      expect.objectContaining({ kind: 'shift_definition', sheet: 'Turni', added: 0, changed: 0, refused: 0 }),
    ]);
  });

  test('the whole organisation as a workbook reads in again without a change', async () => {
    const bytes = await importer.exported({ format: 'xlsx' });
    expect(changesOf(await importer.checkFile('organizzazione.xlsx', bytes))).toEqual(NOTHING);
  });

  test('of one plant are its own rows and its people’s', async () => {
    const { sheets } = await readXlsx(await importer.exported({ format: 'xlsx', plant: 'LIRN' }));
    const plants = sheets.find(({ name }) => name === 'Impianti')!.rows.slice(1);
    expect(plants.map(([code]) => code)).toEqual(['LIRN']);
    const units = sheets.find(({ name }) => name === 'Unità organizzative')!.rows.slice(1);
    expect(new Set(units.map(([, plant]) => plant))).toEqual(new Set([null, 'LIRN']));
    const peopleOf = async (kind: string, at = 'true'): Promise<readonly string[]> => {
      const { rows } = await server.db.query<{ employee_id: string }>(
        `select employee_id from ${kind} where ${at} order by employee_id`,
      );
      return rows.map(({ employee_id }) => employee_id);
    };
    const there = new Set(await peopleOf('assignment', "icao = 'LIRN'"));
    expect(there.size).toBeGreaterThan(10);
    for (const kind of [
      'employee',
      'assignment',
      'employee_specialization',
      'employee_cycle',
      'account',
    ] as const) {
      const everybody = await peopleOf(kind);
      const own = everybody.filter((person) => there.has(person));
      expect(own.length).toBeLessThan(everybody.length);
      const [heads, ...rows] = sheets.find(({ name }) => name === sheetOf(kind))!.rows;
      const column = heads!.indexOf(headOf(kind, 'employee_id'));
      const written = rows.map((row) => String(row[column]));
      expect([kind, written.toSorted((one, other) => Number(one) - Number(other))]).toEqual([kind, own]);
    }
  });

  test('an example has heads, no rows, and a sheet that says how cells are written', async () => {
    const bytes = await importer.exported({ format: 'xlsx', example: true });
    const { sheets } = await readXlsx(bytes);
    expect(sheets.map(({ rows }) => rows.length).slice(0, -1)).toEqual(sheets.slice(0, -1).map(() => 1));
    expect(sheets.at(-1)!.rows).toContainEqual([
      'Turni',
      'Inizio',
      'no',
      expect.stringContaining('HH:mm'),
      '07:00',
      '21:00',
      '',
    ]);
    expect(changesOf(await importer.checkFile('esempio.xlsx', bytes))).toEqual(NOTHING);
  });
});

describe('an import', () => {
  test('tells what it would add and change, saves it, and a second one writes nothing at all', async () => {
    await importer.save(await importer.checkFile('a.xlsx', await workbookOf({ island: [island('S1')] })));
    const bytes = await workbookOf({ island: [island('S1', { name: 'Sud' }), island('S2')] });
    const fileId = await importer.upload('isole.xlsx', bytes);
    const checked = await importer.check(fileId);
    expect(checked.report).toMatchObject({
      counts: [{ kind: 'island', added: 1, changed: 1, same: 0, refused: 0 }],
      changeCount: 2,
      differences: [
        {
          sheet: 'Isole',
          row: 2,
          isNew: false,
          key: 'LIRN · S1',
          values: [{ column: 'Nome', before: 'Isola S1', after: 'Sud' }],
        },
        { sheet: 'Isole', row: 3, isNew: true, key: 'LIRN · S2' },
      ],
    });
    expect(await islands('S1', 'S2')).toMatchObject([{ name: 'Isola S1', version: 1 }]);
    expect((await importer.save(checked)).state).toBe('saved');
    expect(await islands('S1', 'S2')).toMatchObject([{ name: 'Sud', version: 2 }, { name: 'Isola S2' }]);

    const before = await factCounts(server.db);
    const again = await importer.check(fileId);
    expect(changesOf(again)).toEqual(NOTHING);
    await importer.save(again);
    expect(await factCounts(server.db)).toEqual(before);
  });

  test('a missing column keeps what stands, a missing row changes nothing, and English words are read', async () => {
    await importer.save(
      await importer.checkFile('a.xlsx', await workbookOf({ island: [island('E1'), island('E2')] })),
    );
    const csv = Buffer.from('Plant,Code,Name\nLIRN,E1,North\n');
    expect((await importer.save(await importer.checkFile('Islands.csv', csv))).state).toBe('saved');
    expect(await islands('E1', 'E2')).toMatchObject([
      { name: 'North', ord: 7, version: 2 },
      { name: 'Isola E2', version: 1 },
    ]);
  });

  test.each([
    ['changed a row of the file', [island('C1', { name: 'Di un altro' })], 1],
    ['added a row of the file', [island('C3')], null],
  ] as const)('is not saved where somebody %s after the check', async (_, edits, version) => {
    const known = [island('C1')];
    if (version !== null)
      await importer.save(await importer.checkFile('a.xlsx', await workbookOf({ island: known })));
    const wanted = [island('C2'), island('C3', { name: 'Mia' }), island('C1', { name: 'Mia' })];
    const checked = await importer.checkFile('b.xlsx', await workbookOf({ island: wanted }));
    const own = edits.map((values) => ({ kind: 'island' as const, values, version }));
    expect((await admin.call(saveOrganisation, { body: { edits: own } })).status).toBe(200);
    const before = await factCounts(server.db);
    const saved = await importer.save(checked);
    expect([saved.state, saved.problem?.messageIT]).toEqual([
      'outdated',
      expect.stringContaining('Controlla di nuovo il file'),
    ]);
    expect(await factCounts(server.db)).toEqual(before);
    const { importId } = checked;
    expect((await admin.call(saveImport, { path: { importId } })).status).toBe(409);
    await server.db.query("delete from island where island_id in ('C1', 'C3')");
  });

  test('a save that breaks off half-way leaves nothing, and the next attempt saves it whole', async () => {
    const people = Array.from({ length: 20 }, (_, nth) => person(String(700_001 + nth)));
    const bytes = await workbookOf({ island: [island('K1'), island('K2')], employee: people });
    const checked = await importer.checkFile('interrotta.xlsx', bytes);
    const before = await factCounts(server.db);
    const owner = openAsOwner(server.databaseUrl);
    await owner.query(`create function break_off() returns trigger language plpgsql
      as $$ begin if new.employee_id = '700020' then raise exception 'broken off'; end if; return new; end $$`);
    await owner.query(
      'create trigger break_off before insert on employee for each row execute function break_off()',
    );
    const { importId } = checked;
    await admin.call(saveImport, { path: { importId } });
    await vi.waitFor(
      async () => {
        const { rows } = await server.db.query<{ error: string | null }>(
          "select error from job_progress where name = 'organisation.save-import' and error is not null",
        );
        expect(rows).toHaveLength(1);
      },
      { timeout: 10_000 },
    );
    expect(await factCounts(server.db)).toEqual(before);
    expect(await islands('K1', 'K2')).toEqual([]);
    await owner.query('drop function break_off cascade');
    await owner.close();
    expect((await importer.after(importId, 'saving')).state).toBe('saved');
    expect(await islands('K1', 'K2')).toHaveLength(2);
    const { rows } = await server.db.query<{ count: number }>(
      "select count(*)::int as count from employee where employee_id between '700001' and '700020'",
    );
    expect(rows[0]!.count).toBe(20);
  });
});
