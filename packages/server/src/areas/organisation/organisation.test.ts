import {
  previewOrganisation,
  readOrganisation,
  readQualifications,
  readPersonFacts,
  saveOrganisation,
  saveQualifications,
} from '@torre/contract/organisation';
import type { FactsBody, OrganisationPatch } from '@torre/contract/organisation';
import { OUTCOME } from '@torre/contract/outcome';
import { stateFrom } from '@torre/domain/organisation';
import type { FactKindName, FactRow, StandingFact } from '@torre/domain/organisation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let admin: TestClient;
let hr: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-24' });
  admin = await server.signIn('admin');
  hr = await server.signIn('hr');
});

afterAll(() => server.close());

const save = (edits: FactsBody['edits'], more: Partial<FactsBody> = {}, by = admin) =>
  by.call(saveOrganisation, { body: { edits, ...more } });
const preview = (edits: FactsBody['edits'], by = admin) => by.call(previewOrganisation, { body: { edits } });
const factsOf = async (kind: FactKindName, plant?: string): Promise<readonly StandingFact[]> => {
  const { reply } = await admin.call(readOrganisation, { query: plant === undefined ? {} : { plant } });
  return reply.facts[kind] ?? [];
};
const find = (rows: readonly StandingFact[], wanted: FactRow) =>
  rows.filter(({ values }) => Object.entries(wanted).every(([column, value]) => values[column] === value));
const auditRows = async () => {
  const { rows } = await server.db.query<{ count: number }>('select count(*)::int as count from audit');
  return rows[0]!.count;
};
const announced = async () => {
  const { rows } = await server.db.query<{ payload: OrganisationPatch }>(
    "select payload from outbox where topic = 'organisation.changed' order by event_id",
  );
  return rows.map(({ payload }) => payload);
};
/** An island of LIRN that no other test touches. */
const islandOf = (island_id: string): FactRow => ({
  icao: 'LIRN',
  island_id,
  name: `Isola ${island_id}`,
  ord: 9,
  valid_to: null,
});

describe('what stands', () => {
  test('of a plant are its rooms, shifts, slots, cycles and people, and nobody’s qualifications', async () => {
    const { reply } = await admin.call(readOrganisation, { query: { plant: 'LIRN' } });
    const of = (kind: string) => reply.facts[kind]?.length ?? 0;
    expect(of('employee')).toBe(24);
    for (const kind of [
      'island',
      'specialization',
      'position',
      'operating_configuration',
      'position_opening',
    ])
      expect([kind, of(kind) > 0]).toEqual([kind, true]);
    for (const kind of ['shift_definition', 'timeslot', 'base_cycle', 'employee_cycle', 'holiday'])
      expect([kind, of(kind) > 0]).toEqual([kind, true]);
    expect(reply.facts).not.toHaveProperty('qualification');
    expect(new Set(reply.facts['island']!.map(({ values }) => values['icao']))).toEqual(new Set(['LIRN']));
  });

  test('of no plant, and of no person, is said', async () => {
    expect((await admin.call(readOrganisation, { query: { plant: 'LIXX' } })).status).toBe(404);
    expect((await admin.call(readPersonFacts, { path: { employeeId: '999999' } })).status).toBe(404);
  });
});

describe('a change from a day', () => {
  test('ends what holds on the day before, is announced for its plant from there and stands in the trail', async () => {
    const before = await announced();
    const rows = find(await factsOf('shift_definition', 'LIRN'), { name: 'T12' });
    const edits = stateFrom('shift_definition', rows, '2027-03-01', { begin_time: 780, end_time: 1260 });
    const { status, reply } = await save(edits, { reason: 'Nuovo orario' });
    expect([status, reply.changed]).toEqual([200, 2]);
    const [old, added] = find(await factsOf('shift_definition', 'LIRN'), { name: 'T12' });
    expect(old!.values).toMatchObject({
      from_date: rows[0]!.values['from_date'],
      to_date: '2027-02-28',
      begin_time: 720,
    });
    expect(old!.version).toBe(rows[0]!.version + 1);
    expect(added!.values).toMatchObject({
      from_date: '2027-03-01',
      to_date: null,
      begin_time: 780,
      end_time: 1260,
    });
    expect((await announced()).slice(before.length)).toEqual([
      { plant: 'LIRN', from: '2027-03-01', to: null, kinds: ['shift_definition'] },
    ]);
    const { rows: trail } = await server.db.query(
      `select a.what, a.icao, a.reason, v.field, v.old_value, v.new_value from audit a join audit_value v using (audit_id)
        where a.entity = 'shift_definition' and a.entity_key like 'LIRN T12%' and v.field in ('to_date', 'begin_time')
        order by a.what, v.field`,
    );
    expect(trail).toEqual([
      {
        what: 'insert',
        icao: 'LIRN',
        reason: 'Nuovo orario',
        field: 'begin_time',
        old_value: null,
        new_value: '780',
      },
      {
        what: 'update',
        icao: 'LIRN',
        reason: 'Nuovo orario',
        field: 'to_date',
        old_value: null,
        new_value: '2027-02-28',
      },
    ]);
  });

  test('that says what stands writes no row of the trail, no event and no version', async () => {
    const [row] = await factsOf('timeslot', 'LIRN');
    const [audits, events] = [await auditRows(), await announced()];
    const { reply } = await save([{ kind: 'timeslot', ...row! }]);
    expect(reply).toMatchObject({ changed: 0, position: null, outcome: { messageIT: 'Non cambia niente.' } });
    expect([await auditRows(), await announced()]).toEqual([audits, events]);
    expect(await factsOf('timeslot', 'LIRN')).toContainEqual(row);
  });
});

describe('nothing is saved', () => {
  test('where one of many rows is refused, and each fault names its row, its column and what to do', async () => {
    const edits: FactsBody['edits'] = [
      { kind: 'island', values: islandOf('BUONA'), version: null },
      { kind: 'island', values: { ...islandOf('CATTIVA'), name: '' }, version: null },
      {
        kind: 'position',
        values: {
          icao: 'LIRN',
          position_id: 'X',
          valid_from: '2027-01-01',
          name: 'X',
          island_id: 'LUNA',
          specialization_id: 'NESSUNA',
        },
        version: null,
      },
    ];
    const { status, reply } = await save(edits);
    expect(status).toBe(409);
    expect(reply).toMatchObject({
      outcome: { code: OUTCOME.organisationRefused },
      faults: [
        { edit: 1, column: 'name', messageIT: 'Manca un valore: scrivilo.' },
        {
          edit: 2,
          column: 'island_id',
          messageIT: '«LUNA» non esiste: aggiungilo prima, o correggi il codice.',
        },
      ],
    });
    expect(find(await factsOf('island', 'LIRN'), { island_id: 'BUONA' })).toEqual([]);
  });

  test('over what somebody changed meanwhile: the answer says what stands now', async () => {
    await save([{ kind: 'island', values: islandOf('GARA'), version: null }]);
    const [seen] = find(await factsOf('island', 'LIRN'), { island_id: 'GARA' });
    const write = (name: string) =>
      save([{ kind: 'island', values: { ...seen!.values, name }, version: seen!.version }]);
    const answers = await Promise.all([write('Prima'), write('Seconda')]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412]);
    const won = answers[0].status === 200 ? 'Prima' : 'Seconda';
    const lost = answers.find(({ status }) => status === 412)!;
    expect(lost.reply).toMatchObject({
      current: [{ kind: 'island', fact: { values: { name: won }, version: 2 } }],
    });
    expect(find(await factsOf('island', 'LIRN'), { island_id: 'GARA' })).toMatchObject([
      { values: { name: won } },
    ]);
  });

  test('by a preview', async () => {
    const [audits, events] = [await auditRows(), await announced()];
    const { status, reply } = await preview([{ kind: 'island', values: islandOf('PROVA'), version: null }]);
    expect([status, reply]).toMatchObject([200, { changed: 1, faults: [], stale: [] }]);
    expect(find(await factsOf('island', 'LIRN'), { island_id: 'PROVA' })).toEqual([]);
    expect([await auditRows(), await announced()]).toEqual([audits, events]);
  });

  test('of what others name: it ends, it is not taken away', async () => {
    const [island] = await factsOf('island', 'LIRN');
    const { status, reply } = await save([{ kind: 'island', ...island!, remove: true }]);
    expect([status, reply.outcome.messageIT]).toEqual([
      409,
      'Altri dati ne fanno ancora uso: non si elimina, scrivi il suo ultimo giorno.',
    ]);
    await save([{ kind: 'island', values: islandOf('VUOTA'), version: null }]);
    const empty = find(await factsOf('island', 'LIRN'), { island_id: 'VUOTA' });
    expect((await save([{ kind: 'island', ...empty[0]!, remove: true }])).status).toBe(200);
    expect(find(await factsOf('island', 'LIRN'), { island_id: 'VUOTA' })).toEqual([]);
  });
});

describe('a new plant', () => {
  test('has its division, and takes its room in one save', async () => {
    const icao = 'LIZZ';
    const edits: FactsBody['edits'] = [
      {
        kind: 'timeslot',
        values: {
          icao,
          timeslot_id: 'M',
          valid_from: '2027-01-01',
          description: 'Mattina',
          begin_time: 420,
          end_time: 900,
        },
        version: null,
      },
      {
        kind: 'plant',
        values: { icao, name: 'Nuovo', class: 'D', shift_type: 'HX', comune: 'Roma', ord: 99 },
        version: null,
      },
      {
        kind: 'plant_hours',
        values: { icao, valid_from: '2027-01-01', begin_time: 480, end_time: 1200 },
        version: null,
      },
      {
        kind: 'swap_block',
        values: { icao, valid_from: '2027-08-10', valid_to: '2027-08-20', name: 'Ferragosto' },
        version: null,
      },
    ];
    expect((await save(edits)).status).toBe(200);
    const { rows } = await server.db.query('select division_id from division where icao = $1', [icao]);
    expect(rows).toEqual([{ division_id: 'DIVLIZZ' }]);
    const { reply } = await admin.call(readOrganisation, { query: { plant: icao } });
    expect(reply.facts).toMatchObject({
      plant: [{ values: { is_strategic: false, kind: 'FUNZIONE' } }],
      plant_hours: [{ values: { month: 0, day_type: 'TUTTI' } }],
      swap_block: [{ values: { name: 'Ferragosto' } }],
    });
  });
});

describe('qualifications', () => {
  const suspension = async () => {
    const { rows } = await server.db.query<{ employee_id: string }>(
      "select employee_id from assignment where icao = 'LIRN' and valid_to is null order by employee_id limit 1",
    );
    return {
      employee_id: rows[0]!.employee_id,
      kind: 'SUSPENSION',
      valid_from: '2027-05-01',
      valid_to: '2027-05-31',
    };
  };

  test('are written and read by HR alone', async () => {
    const values = await suspension();
    const edits: FactsBody['edits'] = [{ kind: 'qualification', values, version: null }];
    const refusal = 'Licenze, visite, inglese e sospensioni li scrive solo il personale (ROLE_HR).';
    for (const { status, reply } of [await save(edits), await preview(edits)])
      expect([status, reply.outcome.messageIT]).toEqual([403, refusal]);
    const before = await announced();
    expect((await hr.call(saveQualifications, { body: { edits } })).status).toBe(200);
    const { reply } = await hr.call(readQualifications, { path: { employeeId: values.employee_id } });
    expect(find(reply.facts['qualification']!, { kind: 'SUSPENSION' })).toMatchObject([{ values }]);
    expect((await announced()).slice(before.length)).toEqual([
      { plant: 'LIRN', from: '2027-05-01', to: '2027-05-31', kinds: ['qualification'] },
    ]);
    const { rows } = await server.db.query(
      "select distinct privacy_class from audit_value join audit using (audit_id) where entity = 'qualification'",
    );
    expect(rows).toEqual([{ privacy_class: 'PERSONAL' }]);
  });

  test('are all that HR writes', async () => {
    const { status } = await hr.call(saveQualifications, {
      body: { edits: [{ kind: 'island', values: islandOf('HR'), version: null }] },
    });
    expect(status).toBe(403);
  });
});
