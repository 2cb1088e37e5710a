import { buildRequest } from '@torre/contract/endpoint';
import {
  exportEffects,
  previewOrganisation,
  previewQualifications,
  readFreeCode,
  readPersonFacts,
  readQualifications,
  saveOrganisation,
  saveQualifications,
} from '@torre/contract/organisation';
import type { FactsBody } from '@torre/contract/organisation';
import { OUTCOME } from '@torre/contract/outcome';
import { listQualifications } from '@torre/contract/qualifications';
import { movedPerson } from '@torre/domain/organisation';
import type { FactKindName, PersonFacts, StandingFact } from '@torre/domain/organisation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let admin: TestClient;
let hr: TestClient;
/** Controllers of Napoli with published shifts, each for a test of its own. */
let controllers: readonly string[];

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-24' });
  [admin, hr] = [await server.signIn('admin'), await server.signIn('hr')];
  const { rows } = await server.db.query<{ employee_id: string }>(
    `select employee_id from assignment a where icao = 'LIRN' and category = 'CTA' and valid_to is null
        and (select count(*) from day_shift where icao = 'LIRN' and employee_id = a.employee_id and day >= '2026-12-10') > 3
        and (select count(distinct kind) from qualification q where q.employee_id = a.employee_id and kind <> 'SUSPENSION'
          and coalesce(valid_to, 'infinity') > '2027-03-01') = 3
      order by employee_id`,
  );
  controllers = rows.map((row) => row.employee_id);
});

afterAll(() => server.close());

const personOf = async (employeeId: string) =>
  (await admin.call(readPersonFacts, { path: { employeeId } })).reply;
const qualificationsOf = async (employeeId: string, kind: string): Promise<readonly StandingFact[]> => {
  const { reply } = await hr.call(readQualifications, { path: { employeeId } });
  return (reply.facts['qualification'] ?? []).filter(({ values }) => values['kind'] === kind);
};
const rowOf = async (employeeId: string) => {
  const { reply } = await hr.call(listQualifications, { query: { code: employeeId } });
  return reply.rows[0]!;
};
/** The last day of somebody's qualification becomes this one. */
const endsOn = async (employeeId: string, kind: string, valid_to: string) => {
  const edits = (await qualificationsOf(employeeId, kind)).map(({ values, version }) => ({
    kind: 'qualification' as FactKindName,
    values: { ...values, valid_to },
    version,
  }));
  expect((await hr.call(saveQualifications, { body: { edits } })).status).toBe(200);
};
const cellsOf = async (employeeId: string) => {
  const { rows } = await server.db.query<{ day: string; turn: string; version: number }>(
    "select day::text, turn, version from day_shift where icao = 'LIRN' and employee_id = $1 and day >= '2026-12-10' order by day",
    [employeeId],
  );
  return rows;
};
const moveOf = async (employeeId: string, day: string) => {
  const { facts } = await personOf(employeeId);
  const of = (kind: FactKindName): readonly StandingFact[] => facts[kind] ?? [];
  const unit = of('unit').find(({ values }) => values['icao'] === 'LIRF')!.values['unit_code']!;
  const own: PersonFacts = {
    assignment: of('assignment'),
    employee_cycle: of('employee_cycle'),
    employee_specialization: of('employee_specialization'),
  };
  const to = {
    icao: 'LIRF',
    unit_code: unit,
    category: 'CTA',
    island_id: null,
    employment_condition: 'LO',
  };
  return [...movedPerson(own, { employeeId, day, to, cycle: null, endorsements: [] })];
};

/** Day, code and what becomes of it, of the shifts that the file of a preview takes away. */
const effectsFile = async (wanted: FactsBody) => {
  const { method, url, body } = buildRequest(exportEffects, { query: { format: 'csv' }, body: wanted });
  const lines = (await (await admin.send(method, url, { body: body! })).text()).trim().split(/\r?\n/);
  return lines
    .map((line) => line.split(';'))
    .filter(([what]) => what === 'Turno tolto')
    .map(([, , day, , , turn, , after]) => [day, turn, after]);
};

describe('what an administrator hears of qualifications', () => {
  test('is which ones a person of today lacks, and neither their days nor what is held', async () => {
    const employeeId = controllers[0]!;
    expect((await personOf(employeeId)).missing).toEqual([]);
    await endsOn(employeeId, 'MEDICAL', '2026-11-23');
    const person = await personOf(employeeId);
    expect(person.missing).toEqual(['MEDICAL']);
    expect(JSON.stringify(person)).not.toContain('2026-11-23');
    expect(person.facts).not.toHaveProperty('qualification');
  });

  test('is no suspension', async () => {
    const employeeId = controllers[1]!;
    const values = { employee_id: employeeId, kind: 'SUSPENSION', valid_from: '2026-11-01', valid_to: null };
    const edits = [{ kind: 'qualification' as const, values, version: null }];
    expect((await hr.call(saveQualifications, { body: { edits } })).status).toBe(200);
    const person = await personOf(employeeId);
    expect([person.missing, JSON.stringify(person).includes('SUSPENSION')]).toEqual([[], false]);
    expect((await rowOf(employeeId)).stati).toContain('sospesa');
  });

  test('is nothing for somebody whose specializations ask for none', async () => {
    const { rows } = await server.db.query<{ employee_id: string }>(
      "select employee_id from assignment where category = 'AMMINISTRATIVI' and valid_to is null limit 1",
    );
    expect((await personOf(rows[0]!.employee_id)).missing).toEqual([]);
  });
});

describe('the list of qualifications', () => {
  test('tells who lacks one, what ends within sixty days, and what is in order', async () => {
    const [missing, expiring, renewed] = [controllers[2]!, controllers[3]!, controllers[4]!];
    await endsOn(missing, 'LICENCE', '2026-11-23');
    await endsOn(expiring, 'ENGLISH', '2027-01-23');
    await endsOn(renewed, 'ENGLISH', '2027-01-24');
    expect((await rowOf(missing)).stati).toEqual(['manca']);
    expect((await rowOf(missing)).licence).toEqual({ holds: false, lastDay: '23/11/2026' });
    expect((await rowOf(expiring)).stati).toEqual(['in scadenza']);
    expect((await rowOf(renewed)).stati).toEqual(['in regola']);

    const { reply } = await hr.call(listQualifications, {
      query: { stato: 'manca', plant: 'LIRN', order: 'licence' },
    });
    expect(reply.rows[0]!.employeeId).toBe(missing);
    expect(reply.rows.every(({ plant, stati }) => plant === 'LIRN' && stati.includes('manca'))).toBe(true);
    const soon = await hr.call(listQualifications, { query: { english: '20270123' } });
    expect(soon.reply.rows.map(({ employeeId }) => employeeId)).toContain(expiring);
    expect(soon.reply.rows.map(({ employeeId }) => employeeId)).not.toContain(renewed);
  });

  test('is HR’s alone, on the screen and as a file', async () => {
    expect((await admin.call(listQualifications, { query: {} })).status).toBe(403);
    const file = '/api/hr/qualifications/list/export?format=csv&plant=LIRN';
    expect((await admin.send('POST', file)).status).toBe(403);
    const answer = await hr.send('POST', file);
    expect([answer.status, (await answer.text()).includes('Visita medica')]).toEqual([200, true]);
  });

  test('a change of one is tried before it is saved, by HR alone', async () => {
    const employeeId = controllers[5]!;
    const [medical] = await qualificationsOf(employeeId, 'MEDICAL');
    const edits = [
      {
        kind: 'qualification' as const,
        values: { ...medical!.values, valid_to: '2026-12-12' },
        version: medical!.version,
      },
    ];
    const { status, reply } = await hr.call(previewQualifications, { body: { edits } });
    expect([status, reply.changed, reply.faults]).toEqual([200, 1, []]);
    expect(reply.effects!.counters.some(({ counters }) => counters.length > 0)).toBe(true);
    expect(await qualificationsOf(employeeId, 'MEDICAL')).toEqual([medical]);
    expect((await admin.call(previewQualifications, { body: { edits } })).status).toBe(403);
  });
});

describe('published shifts of somebody who moves to another plant', () => {
  test('stay as they are unless the move says otherwise, and are told', async () => {
    const employeeId = controllers[6]!;
    const edits = await moveOf(employeeId, '2026-12-10');
    const before = await cellsOf(employeeId);
    const { reply } = await admin.call(previewOrganisation, { body: { edits } });
    expect(reply.effects!.cells.counts).toEqual([{ reason: 'notAssigned', count: before.length, closed: 0 }]);
    expect((await admin.call(saveOrganisation, { body: { edits } })).status).toBe(200);
    expect(await cellsOf(employeeId)).toEqual(before);
  });

  test('are taken away with version, history and notice where it says so; the preview lists them, each with its day and code', async () => {
    const employeeId = controllers[7]!;
    const edits = await moveOf(employeeId, '2026-12-10');
    const before = await cellsOf(employeeId);
    const body = { edits, leaverShifts: 'remove' as const, reason: 'Trasferimento' };
    const taken = before.filter(({ turn }) => turn !== 'FREE');
    const { cells, hoursRefused } = (await admin.call(previewOrganisation, { body })).reply.effects!;
    expect([cells.counts, hoursRefused]).toEqual([
      [{ reason: 'removed', count: taken.length, closed: 0 }],
      null,
    ]);
    expect(cells.first.map(({ date, turn, after }) => [date, turn, after])).toEqual(
      taken.map(({ day, turn }) => [day.replaceAll('-', ''), turn, null]),
    );
    expect(await effectsFile(body)).toEqual(
      taken.map(({ day, turn }) => [day.split('-').toReversed().join('/'), turn, 'FREE']),
    );
    expect(await cellsOf(employeeId)).toEqual(before);

    const { status, reply } = await admin.call(saveOrganisation, { body });
    expect([status, reply.cells]).toEqual([200, taken.length]);
    expect(await cellsOf(employeeId)).toEqual(
      before.map((cell) =>
        cell.turn === 'FREE' ? cell : { ...cell, turn: 'FREE', version: cell.version + 1 },
      ),
    );
    const { rows: history } = await server.db.query<{ day: string; turn: string }>(
      "select day::text, turn from shift_history where icao = 'LIRN' and employee_id = $1 and day >= '2026-12-10' order by day, version desc",
      [employeeId],
    );
    for (const { day, turn } of taken) expect(history).toContainEqual({ day, turn });
    const { rows: notices } = await server.db.query<{ count: number }>(
      'select count(*)::int as count from shift_notice where employee_id = $1',
      [employeeId],
    );
    expect(notices[0]!.count).toBeGreaterThan(0);
  });

  test('of closed months refuse the move as a whole, and the preview says so', async () => {
    const employeeId = controllers[8]!;
    const edits = await moveOf(employeeId, '2026-10-10');
    const body = { edits, leaverShifts: 'remove' as const };
    const tried = await admin.call(previewOrganisation, { body });
    const { cells, hoursRefused } = tried.reply.effects!;
    expect(hoursRefused?.messageIT).toContain('10/2026');
    expect(cells.counts).toMatchObject([{ reason: 'removed' }]);
    expect(cells.counts[0]!.closed).toBeGreaterThan(0);
    expect(cells.first[0]).toMatchObject({ isClosed: true });
    const before = await cellsOf(employeeId);
    const { status, reply } = await admin.call(saveOrganisation, { body });
    expect([status, reply.outcome.code]).toEqual([409, OUTCOME.organisationRefused]);
    expect(await cellsOf(employeeId)).toEqual(before);
    const { facts } = await personOf(employeeId);
    expect(facts['assignment']!.some(({ values }) => values['icao'] === 'LIRF')).toBe(false);
  });

  test('are not taken away in a save in which hours follow: preview and save refuse both together', async () => {
    const edits = await moveOf(controllers[9]!, '2026-12-10');
    const body = { edits, leaverShifts: 'remove' as const, hoursFollow: true };
    const before = await personOf(controllers[9]!);
    for (const call of [previewOrganisation, saveOrganisation]) {
      const { status, reply } = await admin.call(call, { body });
      expect([status, reply.outcome.code]).toEqual([400, OUTCOME.malformed]);
      expect(reply.outcome.messageIT).toContain('in due salvataggi');
    }
    expect(await personOf(controllers[9]!)).toEqual(before);
  });
});

test('a new person gets a free personnel code, with the place of work and the account together', async () => {
  const { reply } = await admin.call(readFreeCode, {});
  const employee_id = reply.code!;
  const person = { employee_id, surname: 'Zanetti', name: 'Ada' };
  const place = {
    employee_id,
    valid_from: '2026-12-01',
    icao: 'LIRN',
    unit_code: String((await personOf(controllers[0]!)).facts['assignment']![0]!.values['unit_code']),
    category: 'CTA',
  };
  const account = { employee_id, user_name: 'ada.zanetti', email: 'ada.zanetti@example.it' };
  const edits = [
    { kind: 'employee' as const, values: person, version: null },
    { kind: 'assignment' as const, values: place, version: null },
    { kind: 'account' as const, values: account, version: null },
  ];
  expect((await admin.call(saveOrganisation, { body: { edits } })).status).toBe(200);
  expect((await personOf(employee_id)).facts['account']![0]!.values['user_name']).toBe('ada.zanetti');
  expect((await admin.call(readFreeCode, {})).reply.code).not.toBe(employee_id);
  expect((await admin.call(saveOrganisation, { body: { edits } })).status).toBe(412);
});
