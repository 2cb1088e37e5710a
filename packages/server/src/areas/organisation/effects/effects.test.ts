import { changeSelection } from '@torre/contract/bulk';
import { buildRequest } from '@torre/contract/endpoint';
import { readCounters, refreshCounters } from '@torre/contract/counters';
import { openDraft } from '@torre/contract/drafts';
import {
  exportEffects,
  previewOrganisation,
  readOrganisation,
  saveOrganisation,
} from '@torre/contract/organisation';
import type { FactsBody } from '@torre/contract/organisation';
import type { Effects } from '@torre/contract/organisation-effects';
import { FACT_KIND_NAMES, stateFrom } from '@torre/domain/organisation';
import type { FactKindName, FactRow, StandingFact } from '@torre/domain/organisation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAsOwner } from '../../../platform/db/index.ts';
import { startTestServer } from '../../../testing/index.ts';
import type { TestClient, TestServer } from '../../../testing/index.ts';
import { readTableStates } from '../../../testing/table-states.ts';

let server: TestServer;
let admin: TestClient;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-24' });
  admin = await server.signIn('admin');
  manager = await server.signIn('responsabile.lirf');
});

afterAll(() => server.close());

type Edits = FactsBody['edits'];

const factsOf = async (kind: FactKindName, wanted: FactRow): Promise<readonly StandingFact[]> => {
  const { reply } = await admin.call(readOrganisation, { query: { plant: 'LIRF' } });
  return (reply.facts[kind] ?? []).filter(({ values }) =>
    Object.entries(wanted).every(([column, value]) => values[column] === value),
  );
};
const endOf = (kind: FactKindName, { values, version }: StandingFact, column: string, day: string): Edits => [
  { kind, values: { ...values, [column]: day }, version },
];
const effectsOf = async (edits: Edits, hoursFollow = false): Promise<Effects> => {
  const { status, reply } = await admin.call(previewOrganisation, { body: { edits, hoursFollow } });
  expect([status, reply.faults, reply.stale]).toEqual([200, [], []]);
  return reply.effects!;
};
const save = async (edits: Edits, hoursFollow = false): Promise<void> => {
  const { status, reply } = await admin.call(saveOrganisation, { body: { edits, hoursFollow } });
  expect([status, reply.outcome]).toMatchObject([200, { code: 0 }]);
};
const counted = async (sql: string, values: readonly unknown[]): Promise<number> => {
  const { rows } = await server.db.query<{ count: number }>(
    `select count(*)::int as count from ${sql}`,
    values,
  );
  return rows[0]!.count;
};

/** What a save of the organisation writes, rows and versions. */
async function tableStates() {
  const owner = openAsOwner(server.databaseUrl);
  const states = await readTableStates(owner);
  await owner.close();
  const written = [...FACT_KIND_NAMES, 'day_shift', 'shift_history', 'shift_notice', 'audit_value', 'outbox'];
  return Object.fromEntries(written.map((table) => [table, states[table] ?? states[`"${table}"`]]));
}

/** Counters of a month, counted anew, by day and timeslot. */
async function counters(from: string, to: string) {
  const query = { division: 'DIVLIRF', from, to };
  await manager.call(refreshCounters, { query });
  const { reply } = await manager.call(readCounters, { query });
  return new Map(
    reply.counters.map(({ daySelected, timeslotId, employees, chairs, verdict }) => [
      `${daySelected} ${timeslotId}`,
      { employees, chairs, verdict },
    ]),
  );
}

/** The counters that a preview tells of the last two months, which are those of the save after it. */
async function previewedAndSaved(edits: Edits, hoursFollow = false) {
  const { counters: moved, names } = await effectsOf(edits, hoursFollow);
  expect(moved).toMatchObject([{ plant: 'LIRF', to: '20270228', isWhole: true }]);
  const previewed = new Map(moved[0]!.counters.map((one) => [`${one.date} ${one.timeslotId}`, one]));
  const before = await counters('20270101', '20270228');
  await save(edits, hoursFollow);
  for (const [key, figures] of await counters('20270101', '20270228')) {
    const one = previewed.get(key);
    expect([key, one?.before ?? before.get(key)]).toEqual([key, before.get(key)]);
    expect([key, one ? one.after : before.get(key)]).toEqual([key, figures]);
  }
  return { previewed, names };
}

describe('a preview', () => {
  test('tells the cells whose hours are no longer those of their shift, each with both, and leaves nothing behind', async () => {
    const edits = stateFrom(
      'shift_definition',
      await factsOf('shift_definition', { name: 'M' }),
      '2026-12-01',
      { begin_time: 450, end_time: 930 },
    );
    const states = await tableStates();
    const { cells } = await effectsOf(edits, true);
    expect(await tableStates()).toEqual(states);
    const count = await counted(
      "day_shift where icao = 'LIRF' and turn = 'M' and day >= '2026-12-01' and not own_times",
      [],
    );
    expect(cells.counts).toEqual([{ reason: 'hours', count, closed: 0 }]);
    expect(cells.first).toHaveLength(200);
    expect(cells.first[0]).toMatchObject({
      plant: 'LIRF',
      turn: 'M',
      date: '20261201',
      before: { startDate: '20261201 0700', endDate: '20261201 1500' },
      after: { startDate: '20261201 0730', endDate: '20261201 1530' },
    });
  });

  test('counts cells of closed days apart', async () => {
    const edits = stateFrom(
      'shift_definition',
      await factsOf('shift_definition', { name: 'P' }),
      '2026-10-01',
      { begin_time: 930 },
    );
    const closed = await counted(
      "day_shift where icao = 'LIRF' and turn = 'P' and day between '2026-10-01' and '2026-11-16' and not own_times",
      [],
    );
    const { cells, hoursRefused } = await effectsOf(edits, true);
    expect(cells.counts).toMatchObject([{ reason: 'hours', closed }]);
    expect(hoursRefused?.messageIT).toContain('10/2026, 11/2026');
  });

  test('tells the cells of somebody whose assignment ends, the counters without them, and their cycle', async () => {
    const [assignment] = await factsOf('assignment', { icao: 'LIRF', category: 'CTA', valid_to: null });
    const employeeId = assignment!.values['employee_id'];
    const {
      cells,
      counters: moved,
      names,
    } = await effectsOf(endOf('assignment', assignment!, 'valid_to', '2026-12-10'));
    const count = await counted("day_shift where icao = 'LIRF' and employee_id = $1 and day > '2026-12-10'", [
      employeeId,
    ]);
    expect(cells.counts).toEqual([{ reason: 'notAssigned', count, closed: 0 }]);
    expect(new Set(cells.first.map((cell) => cell.employeeId))).toEqual(new Set([employeeId]));
    const heads = moved[0]!.counters.map(({ before, after }) => after!.employees - before!.employees);
    expect(moved[0]!.counters.every(({ date }) => date > '20261210')).toBe(true);
    expect(Math.min(...heads)).toBe(-1);
    expect(Math.max(...heads)).toBeLessThanOrEqual(0);
    expect(names.map(({ messageIT }) => messageIT)).toEqual([
      expect.stringContaining('segue ancora un ciclo dell’impianto dal 11/12/2026: chiudi il suo ciclo.'),
    ]);
  });

  test('tells the counters that a position leaves behind: they are those that stand after the save', async () => {
    const [position] = await factsOf('position', { position_id: 'GND-E' });
    const edits = endOf('position', position!, 'valid_to', '2027-01-31');
    const { previewed, names } = await previewedAndSaved(edits);
    expect([...previewed.keys()].every((key) => key >= '20270201')).toBe(true);
    expect(previewed.size).toBeGreaterThan(28);
    expect(names).toMatchObject([{ plant: 'LIRF', count: 1 }]);
    expect(names[0]!.messageIT).toBe(
      'Una configurazione apre ancora la postazione GND-E dal 01/02/2027, e da allora non conta: toglila dalla configurazione.',
    );
  });

  test('tells the counters of hours that follow: they are those that stand after the save', async () => {
    const rows = await factsOf('shift_definition', { name: 'P', to_date: null });
    const edits = stateFrom('shift_definition', rows, '2027-02-10', { begin_time: 1080, end_time: 1320 });
    const { previewed } = await previewedAndSaved(edits, true);
    expect([...previewed.keys()].every((key) => key >= '20270210')).toBe(true);
    expect(previewed.get('20270210 P')).toMatchObject({ before: { verdict: { missing: 0 } } });
    expect(previewed.get('20270210 P')!.after!.verdict.missing).toBeGreaterThan(0);
  });

  test('tells a timeslot that begins only after, one that ends only before', async () => {
    const [slot] = await factsOf('timeslot', { timeslot_id: 'P' });
    const values = {
      icao: 'LIRF',
      timeslot_id: 'SERA',
      valid_from: '2027-01-02',
      description: 'Sera',
      begin_time: 1080,
      end_time: 1320,
      kind: 'LAV',
    };
    const { counters: moved } = await effectsOf([
      ...endOf('timeslot', slot!, 'valid_to', '2027-01-01'),
      { kind: 'timeslot', values, version: null },
    ]);
    const ofDay = (date: string) =>
      moved[0]!.counters
        .filter((one) => one.date === date)
        .map(({ timeslotId, before, after }) => [timeslotId, before === null, after === null]);
    expect(ofDay('20270101')).toEqual([]);
    expect(new Set(ofDay('20270102').map(String))).toEqual(new Set(['P,false,true', 'SERA,true,false']));
  });

  test('tells the counters of a new holiday by the configuration of holidays', async () => {
    const configuration = {
      icao: 'LIRF',
      configuration_id: 'FESTIVI',
      name: 'Festivi',
      day_type: 'FESTIVO',
      valid_from: '2027-01-01',
    };
    const opening = {
      icao: 'LIRF',
      configuration_id: 'FESTIVI',
      position_id: 'TWR-E',
      begin_hour: 0,
      end_hour: 24,
      valid_from: '2027-01-01',
    };
    await save([
      { kind: 'operating_configuration', values: configuration, version: null },
      { kind: 'position_opening', values: opening, version: null },
    ]);
    const holiday = { day: '2027-01-20', type: 'FESTIVO', comune: 'Roma', name: 'Prova' };
    const { counters: moved } = await effectsOf([{ kind: 'holiday', values: holiday, version: null }]);
    expect(moved.map(({ plant }) => plant)).toEqual(['LIRF']);
    const mornings = moved[0]!.counters.filter(({ timeslotId }) => timeslotId === 'M');
    expect(mornings).toMatchObject([{ date: '20270120', after: { chairs: 1 } }]);
  });

  test('tells the cycle, the draft and the cells that keep a code after its end', async () => {
    const month = '202702';
    const query = { division: 'DIVLIRF' };
    const { draft } = (await manager.call(openDraft, { query, body: { month } })).reply;
    const { rows } = await server.db.query<{ employee_id: string; version: number }>(
      `select employee_id, version from day_shift
        where icao = 'LIRF' and day = '2027-02-10' and turn in ('M', 'P') order by employee_id limit 2`,
    );
    const seen = rows.map((row) => ({ employeeId: row.employee_id, date: '20270210', version: row.version }));
    const body = { division: 'DIVLIRF', cells: seen, turn: 'T12' };
    const written = await manager.call(changeSelection, { query: { draft: draft.draftId }, body });
    expect(written.status).toBe(200);
    const [t12] = await factsOf('shift_definition', { name: 'T12' });
    const { cells, names } = await effectsOf(endOf('shift_definition', t12!, 'to_date', '2027-02-05'));
    const count = await counted("day_shift where icao = 'LIRF' and turn = 'T12' and day > '2027-02-05'", []);
    expect(cells.counts).toEqual([{ reason: 'turnUnknown', count, closed: 0 }]);
    expect(names.map(({ messageIT }) => messageIT).toSorted()).toEqual([
      '2 turni in bozza, dal 10/02/2027, hanno ancora il codice T12: cambiali prima di pubblicare.',
      'Un ciclo di base contiene ancora il turno T12, che finisce: dal 06/02/2027 non si genera, cambia il ciclo o chiudilo.',
    ]);
  });

  test('is had as a file with all its cells, and whoever takes it stands in the trail', async () => {
    const edits = stateFrom(
      'shift_definition',
      await factsOf('shift_definition', { name: 'M' }),
      '2026-12-05',
      { begin_time: 450, end_time: 930 },
    );
    const { cells } = await effectsOf(edits);
    const file = (format: 'csv' | 'xlsx', wanted = edits) => {
      const { method, url, body } = buildRequest(exportEffects, {
        query: { format },
        body: { edits: wanted },
      });
      return admin.send(method, url, { body: body! });
    };
    const lines = (await (await file('csv')).text()).trim().split(/\r?\n/);
    expect(lines[0]).toContain('Che cosa;Impianto;Giorno');
    expect(lines).toHaveLength(cells.counts[0]!.count + 1);
    expect(lines[1]).toMatch(/^Turno con un altro orario;LIRF;05\/12\/2026;.*;M;07:00–15:00;07:30–15:30;/);
    const { rows } = await server.db.query(
      "select v.new_value from audit a join audit_value v using (audit_id) where a.call = 'exportEffects' and v.field = 'rows'",
    );
    expect(rows).toEqual([{ new_value: String(cells.counts[0]!.count) }]);
    expect((await file('xlsx')).status).toBe(200);
    const nameless = [
      { kind: 'island', values: { icao: 'LIRF', island_id: 'X', name: '' }, version: null },
    ] as const;
    expect((await file('csv', nameless)).status).toBe(409);
  });

  test('that something refuses tells no effects', async () => {
    const { reply } = await admin.call(previewOrganisation, {
      body: {
        edits: [{ kind: 'island', values: { icao: 'LIRF', island_id: 'X', name: '' }, version: null }],
      },
    });
    expect(reply).toMatchObject({ effects: null, faults: [{ column: 'name' }] });
  });
});
