import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeSetting, listAudit } from '@torre/contract/administration';
import {
  listEntitlements,
  openEntitlementYear,
  readPersonEntitlements,
  saveEntitlement,
} from '@torre/contract/entitlements';
import type { EntitlementBody, StandingEntitlement } from '@torre/contract/entitlements';
import { OUTCOME } from '@torre/contract/outcome';
import { inRequestScope } from '../../platform/access/request-scope.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { ENTITLEMENTS_CHANGED } from '../people/index.ts';
import { readAccounts } from './index.ts';

let server: TestServer;
let hr: TestClient;
/** Of cta.lirr: 3 + 5 + (28 - 2) of 2026, and 28 of 2027. */
let person: string;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  hr = await server.signIn('hr');
  person = await codeOf('cta.lirr');
});
afterAll(() => server.close());

async function codeOf(userName: string): Promise<string> {
  const { rows } = await server.db.query('select employee_id from account where user_name = $1', [userName]);
  return rows[0]!.employee_id;
}

const NONE = { teorica: 0, riduzioni: 0, forzate: 0, residuoAnniPrec: 0, residuoAnnoPrec: 0 };
const save = (
  of: { employeeId?: string; balance?: StandingEntitlement['balance']; year?: number },
  body: Partial<EntitlementBody>,
) => {
  const path = { employeeId: person, balance: 'FER' as const, year: 2026, ...of };
  return hr.call(saveEntitlement, { path, body: { ...NONE, version: 1, ...body } });
};
const standing = async (year: number, balance = 'FER', employeeId = person) => {
  const { reply } = await hr.call(readPersonEntitlements, { path: { employeeId } });
  return reply.entitlements.find((one) => one.year === year && one.balance === balance)!;
};
const audited = async (key: string, subject: string) => {
  const { rows } = await server.db.query(
    `select what, field, old_value, new_value from audit left join audit_value using (audit_id)
      where entity = 'leave-entitlement' and entity_key = $1 and subject = $2 order by audit_id, field`,
    [key, subject],
  );
  return rows;
};

describe('the list of entitlements', () => {
  test('holds the people of all plants, narrowed by year, balance and plant', async () => {
    const query = { year: '2026', balance: 'FER', order: 'plant' };
    const { reply } = await hr.call(listEntitlements, { query });
    const plants = new Set<string | null>();
    for (const plant of ['LIRR', 'LIRF', 'LIRN', 'LIRQ']) {
      const page = await hr.call(listEntitlements, { query: { ...query, plant } });
      for (const row of page.reply.rows) plants.add(row.plant);
    }
    expect([...plants]).toEqual(['LIRR', 'LIRF', 'LIRN', 'LIRQ']);
    expect(new Set(reply.rows.map(({ year, balance }) => `${balance} ${year}`))).toEqual(
      new Set(['FER 2026']),
    );
    const own = await hr.call(listEntitlements, { query: { ...query, code: person } });
    expect(own.reply.rows).toEqual([
      expect.objectContaining({
        employeeId: person,
        plant: 'LIRR',
        categoria: 'CTA',
        teorica: 28,
        riduzioni: 2,
        residuoAnniPrec: 3,
        residuoAnnoPrec: 5,
        isFirst: true,
        allowedActions: ['change'],
      }),
    ]);
  });

  test('is exported with amounts in words', async () => {
    const answer = await hr.send(
      'POST',
      `/api/hr/entitlements/list/export?format=csv&code=${person}&year=2026`,
    );
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toContain('Spettanza reale');
    expect(text).toMatch(/;2026;Ferie;3 gg;5 gg;28 gg;2 gg;26 gg;10 gg/);
    expect(text).toMatch(/;2026;Festività soppresse;0 h;0 h;32 h;0 h;32 h;0 h/);
  });
});

describe('a change of an entitlement', () => {
  test('names the version that was seen, answers what stands to who was late, and stands in the trail', async () => {
    const before = await standing(2027);
    const first = await save({ year: 2027 }, { teorica: 30, forzate: 1, version: before.version });
    expect([first.status, first.reply.entitlement]).toEqual([
      200,
      { ...before, teorica: 30, forzate: 1, version: before.version + 1 },
    ]);
    const late = await save({ year: 2027 }, { teorica: 26, version: before.version });
    expect([late.status, late.reply.outcome.code]).toEqual([412, OUTCOME.stale]);
    expect(late.reply).toMatchObject({ current: first.reply.entitlement });
    expect(await standing(2027)).toEqual(first.reply.entitlement);
    expect(await audited('FER 2027', person)).toEqual([
      { what: 'change-entitlement', field: 'forzate', old_value: '0', new_value: '1' },
      { what: 'change-entitlement', field: 'teorica', old_value: '28', new_value: '30' },
    ]);
  });

  test('adds a balance that the year did not bring, and is refused where it stands', async () => {
    const added = await save({ balance: 'ROS' }, { teorica: 600, version: 0 });
    expect([added.status, added.reply.entitlement]).toEqual([
      200,
      { ...NONE, balance: 'ROS', year: 2026, teorica: 600, isFirst: true, version: 1 },
    ]);
    expect((await save({ balance: 'ROS' }, { teorica: 60, version: 0 })).status).toBe(412);
  });

  test.each<[string, { year?: number }, Partial<EntitlementBody>, string]>([
    [
      'what is derived',
      { year: 2027 },
      { teorica: 28, residuoAnnoPrec: 3 },
      'con il primo anno aperto (2026)',
    ],
    [
      'a year before the first',
      { year: 2025 },
      { reason: 'x', version: 0 },
      'il primo anno aperto è il 2026',
    ],
    ['more reductions than days', {}, { teorica: 2, riduzioni: 3 }, 'riduzioni'],
  ])('of %s is refused with the reason', async (_, of, body, reason) => {
    const version = body.version ?? (await standing(of.year ?? 2026)).version;
    const { status, reply } = await save(of, { ...body, version });
    expect([status, reply.outcome.code]).toEqual([409, OUTCOME.entitlementRefused]);
    expect(reply.outcome.messageIT).toContain(reason);
  });

  test('of somebody who is not there answers 404', async () => {
    expect((await save({ employeeId: '999999' }, { version: 0 })).status).toBe(404);
    const { status } = await hr.call(readPersonEntitlements, { path: { employeeId: '999999' } });
    expect(status).toBe(404);
  });

  test('is told to the person and to human resources, without what it says', async () => {
    const employeeId = await codeOf('cta.lirf');
    const open = async (userName: string) => {
      const stream = await (await server.signIn(userName)).openEvents();
      await stream.next('hello');
      return stream;
    };
    const [own, office, manager] = [
      await open('cta.lirf'),
      await open('hr'),
      await open('responsabile.lirf'),
    ];
    const { version } = await standing(2027, 'FER', employeeId);
    await save({ employeeId, year: 2027 }, { teorica: 29, version });
    expect((await own.next('entitlements')).data).toEqual({ employeeId });
    expect((await office.next('entitlements')).data).toEqual({ employeeId: null });
    expect(manager.received.filter(({ name }) => name === 'entitlements')).toEqual([]);
  });
});

describe('the opening of a year', () => {
  const openYear = (year: number, preview = false) =>
    hr.call(openEntitlementYear, { path: { year }, query: preview ? { preview } : {} });
  const everything = async () => {
    const { rows } = await server.db.query(
      `select (select count(*)::int from leave_entitlement) as entitlements, (select count(*)::int from audit) as audit,
        (select max(version) from leave_entitlement where year = 2027 and balance = 'RFS') as version`,
    );
    return rows[0];
  };

  test('first says what it would do, gives each what is due once, and a second time writes nothing', async () => {
    const [weather, representative] = [await codeOf('meteo.lirr'), await representativeOf()];
    await server.db.query(`delete from leave_entitlement where year = 2027 and employee_id = any ($1)`, [
      [weather, representative],
    ]);
    const admin = await server.signIn('admin');
    const { status } = await admin.call(changeSetting, {
      path: { key: 'entitlements.FER' },
      body: { icao: '', category: 'METEO', validFrom: '20270101', value: { LO: 30, ST: 30 }, version: 0 },
    });
    expect(status).toBe(200);
    const before = await everything();
    const would = await openYear(2027, true);
    expect(would.reply).toMatchObject({
      people: 2,
      groups: [
        { balance: 'FER', teorica: 30, people: 1 },
        { balance: 'FER', teorica: 28, people: 1 },
        { balance: 'RFS', teorica: 1920, people: 2 },
        { balance: 'ESAU', teorica: 9000, people: 2 },
        { balance: 'PRLS', teorica: 2400, people: 1 },
      ],
      later: 0,
    });
    expect(await everything()).toEqual(before);

    const done = await openYear(2027);
    expect([done.status, done.reply]).toEqual([200, { ...would.reply, outcome: done.reply.outcome }]);
    expect(done.reply.outcome.messageIT).toBe('Anno 2027 aperto per 2 persone.');
    expect((await standing(2027, 'FER', weather)).teorica).toBe(30);
    expect(await audited('FER 2027', weather)).toEqual([
      { what: 'open-entitlement-year', field: 'teorica', old_value: null, new_value: '30' },
    ]);

    const announced = await server.db.query('select payload from outbox where topic = $1', [
      ENTITLEMENTS_CHANGED,
    ]);
    for (const employeeId of [weather, representative])
      expect(announced.rows).toContainEqual({ payload: { employeeId } });

    const after = await everything();
    const again = await openYear(2027);
    expect(again.reply).toMatchObject({ people: 0, groups: [], outcome: { code: 0 } });
    expect(again.reply.outcome.messageIT).toBe('Per l’anno 2027 non c’è più nulla da aprire.');
    expect(await everything()).toEqual(after);
  });

  test('at the same moment from two screens gives each once', async () => {
    const employeeId = await codeOf('pilota');
    await server.db.query('delete from leave_entitlement where year = 2027 and employee_id = $1', [
      employeeId,
    ]);
    const answers = await Promise.all([openYear(2027), openYear(2027)]);
    expect(new Set(answers.map(({ reply }) => reply.people))).toEqual(new Set([0, 1]));
    expect((await audited('FER 2027', employeeId)).map(({ what }) => what)).toEqual([
      'open-entitlement-year',
    ]);
  });

  test('is refused for a year that is too far away', async () => {
    const { status, reply } = await openYear(2028);
    expect([status, reply.outcome.code]).toEqual([409, OUTCOME.entitlementRefused]);
  });

  async function representativeOf(): Promise<string> {
    const { rows } = await server.db.query("select employee_id from person_right where right_kind = 'RLS'");
    return rows[0]!.employee_id;
  }
});

describe('accounts for later areas', () => {
  const accountsAs = async (userName: string, plants: readonly string[]) => {
    const employeeId = await codeOf(userName);
    const asker = { employeeId, userName, sessionLabel: '', responsabile: true, managedPlants: plants };
    const of = await codeOf('eav.lirn');
    const accounts = await inRequestScope({ ...asker, roles: new Set() }, () =>
      readAccounts(server.db, [of]),
    );
    return (
      accounts
        .get(of)
        ?.find(({ balance }) => balance === 'FER')
        ?.years.map(({ year }) => year) ?? []
    );
  };

  test('show the person’s years to the person and to managers of the plants in which the person works from then on', async () => {
    expect(await accountsAs('eav.lirn', [])).toEqual([2026, 2027]);
    expect(await accountsAs('responsabile.lirf', ['LIRN'])).toEqual([2026, 2027]);
    expect(await accountsAs('responsabile.lirf', ['LIRF'])).toEqual([]);
    await server.db.query(
      `update assignment set valid_to = '2026-12-31' where employee_id = $1 and valid_to is null`,
      [await codeOf('eav.lirn')],
    );
    expect(await accountsAs('responsabile.lirf', ['LIRN'])).toEqual([2026]);
  });
});

test('the trail tells administrators whose entitlement changed, not how much it is', async () => {
  await save({ balance: 'ESAU' }, { teorica: 4321, version: (await standing(2026, 'ESAU')).version });
  const admin = await server.signIn('admin');
  const { reply } = await admin.call(listAudit, { query: { entity: 'leave-entitlement' } });
  expect(reply.rows.map(({ entityKey }) => entityKey)).toContain('ESAU 2026');
  // An id may have any digits.
  const rows = reply.rows.map((row) => ({ ...row, auditId: '' }));
  expect(JSON.stringify({ ...reply, rows })).not.toContain('4321');
});
