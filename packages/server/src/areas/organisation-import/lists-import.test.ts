import { changeLookup, readLookups } from '@torre/contract/lookups';
import type { LookupEntry } from '@torre/contract/lookups';
import { OUTCOME } from '@torre/contract/outcome';
import type { LookupList } from '@torre/domain/lookups';
import type { FactRow } from '@torre/domain/organisation';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { workbookOf } from '../../testing/fact-workbook.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { Importer, PATIENCE, factCounts } from './import-steps.ts';

let server: TestServer;
let admin: TestClient;
let importer: Importer;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14', runsJobs: true });
  admin = await server.signIn('admin');
  importer = new Importer(admin, server.url);
});
afterAll(() => server.close());

const NONE = {
  passes_guard: null,
  is_day_staff: null,
  outside_time_system: null,
  short_it: null,
  short_en: null,
};
const category = (code: string, part: FactRow = {}): FactRow => ({
  list: 'category',
  code,
  valid_from: '2026-12-01',
  valid_to: null,
  name_it: 'Droni',
  name_en: 'Drones',
  aliases: ['PILOTI DI DRONI', 'DRONE PILOTS'],
  ord: 30,
  passes_guard: true,
  is_day_staff: false,
  outside_time_system: false,
  short_it: null,
  short_en: 'Drones',
  day: null,
  month: null,
  ...part,
});
const SAINT: FactRow = {
  ...category('Valmarina'),
  list: 'patron-day',
  ...NONE,
  aliases: [],
  day: 4,
  month: 9,
};

/** The states of a value, once there are so many: the lists are read anew within a second of the commit (E7.10.01). */
function statesOf(list: LookupList, code: string, count: number): Promise<readonly LookupEntry[]> {
  return vi.waitFor(async () => {
    const { reply } = await admin.call(readLookups, {});
    const { values } = reply.lists.find((one) => one.list === list)!;
    const states = values.filter((value) => value.code === code);
    if (states.length !== count) throw new Error(`${states.length} states of ${code}`);
    return states;
  }, PATIENCE);
}
const check = async (...lookup_value: FactRow[]) =>
  importer.checkFile('elenchi.xlsx', await workbookOf({ lookup_value }));

test('[E7.10.02] values of lists are imported with their days, by every process at once, and a second import writes nothing', async () => {
  const sibling = await server.startSibling();
  try {
    const there = await sibling.signIn('admin');
    const checked = await check(category('DRONI'), SAINT);
    expect(checked.report).toMatchObject({ counts: [{ kind: 'lookup_value', added: 2 }], faultCount: 0 });
    expect((await importer.save(checked)).state).toBe('saved');
    await expect
      .poll(async () => {
        const { lists } = (await there.call(readLookups, {})).reply;
        return lists
          .flatMap(({ values }) => values)
          .filter(({ code }) => ['DRONI', 'Valmarina'].includes(code));
      })
      .toMatchObject([
        {
          code: 'DRONI',
          validFrom: '20261201',
          aliases: ['PILOTI DI DRONI', 'DRONE PILOTS'],
          attributes: {
            passesGuard: true,
            isDayStaff: false,
            outsideTimeSystem: false,
            shortIt: '',
            shortEn: 'Drones',
          },
        },
        { code: 'Valmarina', attributes: { day: 4, month: 9 } },
      ]);
  } finally {
    await sibling.close();
  }
  const before = await factCounts(server.db);
  const again = await check(category('DRONI'), SAINT);
  expect(again.report).toMatchObject({ counts: [{ added: 0, changed: 0, same: 2 }], changeCount: 0 });
  await importer.save(again);
  expect(await factCounts(server.db)).toEqual(before);
});

test('a value that changes from a day on ends the state before; the window that showed it before is stale', async () => {
  await importer.save(await check(category('ELIC', { aliases: [] })));
  const [seen] = await statesOf('category', 'ELIC', 1);
  const checked = await check(
    category('ELIC', { aliases: [], valid_from: '2027-01-01', is_day_staff: true }),
  );
  expect((await importer.save(checked)).state).toBe('saved');
  const states = await statesOf('category', 'ELIC', 2);
  expect(states).toMatchObject([
    { validFrom: '20261201', validTo: '20261231', attributes: { isDayStaff: false } },
    { validFrom: '20270101', validTo: null, attributes: { isDayStaff: true } },
  ]);
  expect(new Set(states.map(({ version }) => version)).size).toBe(1);
  const { code, version, ...fields } = seen!;
  const body = { ...fields, version, nameIt: 'Elicotteri' };
  const late = await admin.call(changeLookup, { path: { list: 'category', code }, body });
  expect([late.status, late.reply.outcome.code]).toEqual([412, OUTCOME.stale]);
});

test('people come with their category in one workbook; without it they are refused, and nothing is saved', async () => {
  const person = { employee_id: '800777', surname: 'Verdi', name: 'Ada', company: '', person_type: '' };
  const stay = {
    employee_id: '800777',
    valid_from: '2027-01-01',
    valid_to: null,
    icao: 'LIRN',
    unit_code: 'LIRN',
    category: 'DRONISTI',
    island_id: null,
    employment_condition: 'LO',
  };
  const [unit] = (
    await server.db.query<{ unit_code: string }>("select unit_code from unit where icao = 'LIRN' limit 1")
  ).rows;
  const rows = { employee: [person], assignment: [{ ...stay, unit_code: unit!.unit_code }] };
  const alone = await importer.checkFile('persone.xlsx', await workbookOf(rows));
  expect(alone.faults).toMatchObject([{ sheet: 'Assegnazioni', column: 'Categoria' }]);
  const value = category('DRONISTI', { aliases: [], valid_from: '2027-01-01' });
  const combined = await importer.checkFile(
    'tutto.xlsx',
    await workbookOf({ lookup_value: [value], ...rows }),
  );
  expect((await importer.save(combined)).state).toBe('saved');
});

test('faults of a list are told by sheet, row and column', async () => {
  const { faults } = await check(category('GUASTO', { passes_guard: null }), {
    ...SAINT,
    code: 'Fondovalle',
    day: 31,
  });
  expect(faults.map(({ sheet, row, column }) => [sheet, row, column])).toEqual([
    ['Valori degli elenchi', 2, 'Vede il calendario dei turni'],
    ['Valori degli elenchi', 3, 'Giorno'],
  ]);
});

test('what is exported says lists in words, and reads in again without a change', async () => {
  const bytes = await importer.exported({ format: 'xlsx', kinds: ['lookup_value'] });
  const { sheets } = await readXlsx(bytes);
  const [heads, ...rows] = sheets[0]!.rows;
  expect(heads!.slice(0, 4)).toEqual(['Elenco', 'Codice', 'Dal', 'Al']);
  expect(new Set(rows.map(([list]) => list))).toEqual(
    new Set(['Categorie del personale', 'Feste patronali', 'Sigle sindacali']),
  );
  expect(rows.length).toBeGreaterThan(40);
  for (const [name, file] of [
    ['elenchi.xlsx', bytes],
    ['Valori degli elenchi.csv', await importer.exported({ format: 'csv', kinds: ['lookup_value'] })],
  ] as const) {
    const { report } = await importer.checkFile(name, file);
    expect([name, report]).toMatchObject([
      name,
      { faultCount: 0, changeCount: 0, counts: [{ same: rows.length }] },
    ]);
  }
});
