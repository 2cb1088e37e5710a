import { previewQualifications, readQualifications, saveQualifications } from '@torre/contract/organisation';
import { OUTCOME } from '@torre/contract/outcome';
import { listQualifications, readDueQualifications } from '@torre/contract/qualifications';
import type { FactValue, StandingFact } from '@torre/domain/organisation';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { everyPage, startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

const TODAY = '2026-11-24';
const ASKED = ['LICENCE', 'MEDICAL', 'ENGLISH'];

let server: TestServer;
let hr: TestClient;
/** Controllers of Napoli who hold everything until March, each for a test of its own. */
let controllers: readonly string[];

beforeAll(async () => {
  server = await startTestServer({ today: TODAY });
  hr = await server.signIn('hr');
  const { rows } = await server.db.query<{ employee_id: string }>(
    `select employee_id from assignment a where icao = 'LIRN' and category = 'CTA' and valid_to is null
        and exists (select from employee_specialization s where s.employee_id = a.employee_id and s.icao = 'LIRN'
          and valid_to > '2027-03-01')
        and (select count(*) from qualification q where q.employee_id = a.employee_id
          and coalesce(valid_to, 'infinity') > '2027-03-01') = 3
      order by employee_id`,
  );
  controllers = rows.map((row) => row.employee_id);
});

afterAll(() => server.close());

type Changes = Readonly<Record<string, FactValue>>;

const pageOf = async (employeeId: string) =>
  (await hr.call(readQualifications, { path: { employeeId } })).reply;
const statesOf = async (employeeId: string, kind: string): Promise<readonly StandingFact[]> =>
  ((await pageOf(employeeId)).facts['qualification'] ?? []).filter(({ values }) => values['kind'] === kind);
const save = (edits: readonly { readonly values: Changes; readonly version: number | null }[]) =>
  hr.call(saveQualifications, {
    body: { edits: edits.map((edit) => ({ kind: 'qualification' as const, ...edit })), reason: 'Prova' },
  });
/** The last day of somebody's only qualification of a kind becomes this one; put back after the test. */
const endsOn = async (employeeId: string, kind: string, valid_to: string) => {
  const [state] = await statesOf(employeeId, kind);
  expect((await save([{ values: { ...state!.values, valid_to }, version: state!.version }])).status).toBe(
    200,
  );
  onTestFinished(async () => {
    await server.db.query(
      'update qualification set valid_to = $3 where employee_id = $1 and kind = $2 and valid_from = $4',
      [employeeId, kind, state!.values['valid_to'], state!.values['valid_from']],
    );
  });
};
const begins = async (employeeId: string, kind: string, valid_from: string, valid_to: string | null) => {
  const values = { employee_id: employeeId, kind, valid_from, valid_to };
  expect((await save([{ values, version: null }])).status).toBe(200);
  onTestFinished(async () => {
    await server.db.query(
      'delete from qualification where employee_id = $1 and kind = $2 and valid_from = $3',
      [employeeId, kind, valid_from],
    );
  });
};

describe('the page of a person says what is missing', () => {
  test('nothing of who holds everything', async () => {
    expect((await pageOf(controllers[0]!)).gaps).toEqual([]);
  });

  test('what ended, since when, until when and what is not counted; what ends soon, and who is suspended', async () => {
    const employeeId = controllers[1]!;
    await endsOn(employeeId, 'MEDICAL', '2026-11-20');
    await begins(employeeId, 'MEDICAL', '2026-12-01', '2027-11-30');
    await endsOn(employeeId, 'ENGLISH', '2027-01-23');
    await begins(employeeId, 'SUSPENSION', '2026-12-24', null);
    const { gaps } = await pageOf(employeeId);
    const specializations = gaps[0]!.uncounted!.specializations;
    expect(specializations.length).toBeGreaterThan(0);
    const of = (from: string) => ({ from, specializations, all: gaps[0]!.uncounted!.all });
    expect(gaps).toEqual([
      {
        kind: 'MEDICAL',
        endorsement: null,
        isNow: true,
        from: '2026-11-21',
        to: '2026-11-30',
        uncounted: of('2026-11-21'),
      },
      {
        kind: 'SUSPENSION',
        endorsement: null,
        isNow: false,
        from: '2026-12-24',
        to: null,
        uncounted: {
          from: '2026-12-24',
          specializations: expect.arrayContaining([...specializations]),
          all: true,
        },
      },
      {
        kind: 'ENGLISH',
        endorsement: null,
        isNow: false,
        from: '2027-01-24',
        to: null,
        uncounted: of('2027-01-24'),
      },
    ]);
  });

  test('an endorsement that ended', async () => {
    const employeeId = controllers[2]!;
    const { rows } = await server.db.query<{ specialization_id: string; valid_to: string }>(
      `select specialization_id, valid_to::text from employee_specialization s
        where employee_id = $1 and icao = 'LIRN' limit 1`,
      [employeeId],
    );
    const { specialization_id: id, valid_to: before } = rows[0]!;
    const endIt = (day: string) =>
      server.db.query(
        "update employee_specialization set valid_to = $3 where employee_id = $1 and icao = 'LIRN' and specialization_id = $2",
        [employeeId, id, day],
      );
    await endIt('2026-11-23');
    onTestFinished(async () => void (await endIt(before)));
    expect((await pageOf(employeeId)).gaps).toMatchObject([
      {
        kind: 'ENDORSEMENT',
        endorsement: { icao: 'LIRN', specializationId: id },
        from: TODAY,
        uncounted: { from: TODAY, specializations: [id] },
      },
    ]);
  });
});

test('a medical without a last day is refused by hand, tried and saved, in both languages', async () => {
  const values = { employee_id: controllers[3]!, kind: 'MEDICAL', valid_from: '2029-01-01', valid_to: null };
  const edits = [{ kind: 'qualification' as const, values, version: null }];
  const { reply } = await hr.call(previewQualifications, { body: { edits } });
  expect(reply.faults).toMatchObject([
    {
      edit: 0,
      column: 'valid_to',
      messageIT: 'Una visita medica ha sempre una scadenza: scrivi il suo ultimo giorno.',
      text: { key: 'organisation.medicalWithoutEnd' },
    },
  ]);
  const { status, reply: refused } = await hr.call(saveQualifications, { body: { edits } });
  expect([status, refused.outcome.code]).toEqual([409, OUTCOME.organisationRefused]);
  expect((await statesOf(controllers[3]!, 'MEDICAL')).map((one) => one.values['valid_from'])).not.toContain(
    '2029-01-01',
  );
});

describe('what waits for HR', () => {
  const due = async () => (await hr.call(readDueQualifications, {})).reply;

  test('is how many lack a qualification and how many will, with the nearest and why', async () => {
    const before = await due();
    const [ended, ends, never] = [controllers[4]!, controllers[5]!, controllers[6]!];
    await endsOn(ended, 'MEDICAL', '2026-11-23');
    await endsOn(ends, 'ENGLISH', TODAY);
    const { missing, expiring } = await due();
    expect([missing.count, expiring.count]).toEqual([before.missing.count + 1, before.expiring.count + 1]);
    expect(missing.nearest.find(({ employeeId }) => employeeId === ended)).toMatchObject({
      plant: 'LIRN',
      gaps: [{ kind: 'MEDICAL', isNow: true, from: TODAY, uncounted: { from: TODAY } }],
    });
    expect(expiring.nearest[0]).toMatchObject({
      employeeId: ends,
      gaps: [{ kind: 'ENGLISH', isNow: false, from: '2026-11-25' }],
    });
    await server.db.query(
      "update qualification set kind = 'SUSPENSION' where employee_id = $1 and kind = 'LICENCE'",
      [never],
    );
    onTestFinished(async () => {
      await server.db.query(
        "update qualification set kind = 'LICENCE' where employee_id = $1 and kind = 'SUSPENSION'",
        [never],
      );
    });
    expect((await due()).missing.count).toBe(missing.count + 1);
  });

  test('a qualification that is renewed from the next day does not wait, one that is renewed later does', async () => {
    const employeeId = controllers[7]!;
    const { expiring } = await due();
    await endsOn(employeeId, 'MEDICAL', '2026-12-10');
    await begins(employeeId, 'MEDICAL', '2026-12-13', '2027-12-12');
    expect((await due()).expiring.count).toBe(expiring.count + 1);
    expect((await pageOf(employeeId)).gaps).toMatchObject([{ from: '2026-12-11', to: '2026-12-12' }]);
    await begins(employeeId, 'MEDICAL', '2026-12-11', '2026-12-12');
    expect((await due()).expiring.count).toBe(expiring.count);
    expect((await pageOf(employeeId)).gaps).toEqual([]);
  });

  test('is who the list shows with these states, and the list says of everybody what the counters’ rule says', async () => {
    const [lacks, ends] = [controllers[8]!, controllers[9]!];
    await endsOn(lacks, 'LICENCE', '2026-10-01');
    await endsOn(lacks, 'ENGLISH', '2026-12-01');
    await endsOn(ends, 'MEDICAL', '2027-01-23');
    const people = await everyPage((query) => hr.call(listQualifications, { query }));
    const { missing, expiring } = await due();
    const having = (state: string) => people.filter(({ stati }) => stati.some((one) => one === state)).length;
    expect([missing.count, expiring.count]).toEqual([having('manca'), having('in scadenza')]);
    const asked = people.filter(({ isAsked }) => isAsked);
    for (const { employeeId, stati } of [
      ...asked.slice(0, 12),
      ...asked.filter(({ plant }) => plant === 'LIRN'),
    ]) {
      const gaps = (await pageOf(employeeId)).gaps.filter(({ kind }) => ASKED.includes(kind));
      expect([employeeId, stati.includes('manca'), stati.includes('in scadenza')]).toEqual([
        employeeId,
        gaps.some(({ isNow }) => isNow),
        gaps.some(({ isNow }) => !isNow),
      ]);
    }
  });

  test('is nothing of whom no specialization asks for what ends', async () => {
    const { rows } = await server.db.query<{ employee_id: string }>(
      "select employee_id from assignment where category = 'AMMINISTRATIVI' and valid_to is null limit 1",
    );
    const employeeId = rows[0]!.employee_id;
    const { missing, expiring } = await due();
    await begins(employeeId, 'MEDICAL', '2026-01-01', '2026-12-01');
    const after = await due();
    expect([after.missing.count, after.expiring.count]).toEqual([missing.count, expiring.count]);
    const { reply } = await hr.call(listQualifications, { query: { code: employeeId } });
    expect(reply.rows[0]!.stati).toEqual([]);
    expect((await pageOf(employeeId)).gaps).toEqual([]);
  });

  test('is nobody’s but HR’s', async () => {
    for (const userName of ['admin', 'responsabile.lirr', 'cta.lirf'])
      expect((await (await server.signIn(userName)).call(readDueQualifications, {})).status).toBe(403);
  });
});
