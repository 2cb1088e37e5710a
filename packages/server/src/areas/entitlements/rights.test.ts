import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAudit } from '@torre/contract/administration';
import { addRight, changeRight, ownRights, readPersonEntitlements } from '@torre/contract/entitlements';
import type { NewRightBody, PersonRightRow } from '@torre/contract/entitlements';
import { OUTCOME } from '@torre/contract/outcome';
import { dayOf } from '@torre/domain/kernel';
import { inRequestScope } from '../../platform/access/request-scope.ts';
import type { Asker } from '../../platform/access/request-scope.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { readRights } from './index.ts';

let server: TestServer;
let hr: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  hr = await server.signIn('hr');
});
beforeEach(() => server.db.query('delete from person_right'));
afterAll(() => server.close());

async function codeOf(userName: string): Promise<string> {
  const { rows } = await server.db.query('select employee_id from account where user_name = $1', [userName]);
  return rows[0]!.employee_id;
}

const CARER: NewRightBody = {
  right: '104',
  assisted: 'ROSSI M',
  validFrom: '20261114',
  validTo: null,
  note: 'Verbale INPS 4711',
};
const add = async (userName: string, part: Partial<NewRightBody> = {}) =>
  hr.call(addRight, { path: { employeeId: await codeOf(userName) }, body: { ...CARER, ...part } });
const change = ({ rightId, version, assisted, note, validFrom }: PersonRightRow, part: object) =>
  hr.call(changeRight, {
    path: { rightId },
    body: { assisted, note, validFrom, validTo: null, version, ...part },
  });
const rightsOf = async (userName: string) => {
  const { reply } = await hr.call(readPersonEntitlements, { path: { employeeId: await codeOf(userName) } });
  return reply.rights;
};

describe('a right of a person', () => {
  test('is added with its key in one spelling, so that the carers of one person meet', async () => {
    const first = await add('cta.lirr', { assisted: ' neri  g ' });
    expect([first.status, first.reply.right]).toEqual([
      200,
      { ...CARER, rightId: first.reply.right.rightId, assisted: 'NERI G', carers: 0, version: 1 },
    ]);
    const second = await add('cta.lirf', { assisted: 'Neri G' });
    expect(second.reply.right.carers).toBe(1);
    expect((await rightsOf('cta.lirr')).map(({ carers }) => carers)).toEqual([1]);
  });

  test('of one’s own is neither added nor changed', async () => {
    const refusal = 'Le tue spettanze e i tuoi diritti li scrive un’altra persona delle risorse umane.';
    const added = await add('hr');
    expect([added.status, added.reply.outcome.messageIT]).toEqual([403, refusal]);
    await server.db.query(
      `insert into person_right (person_right_id, employee_id, right_kind, valid_from, valid_to)
        values (gen_random_uuid(), $1, 'UNION', '2026-01-01', '2026-11-20')`,
      [await codeOf('hr')],
    );
    const [standing] = await rightsOf('hr');
    const changed = await change(standing!, { validTo: null });
    expect([changed.status, changed.reply.outcome.messageIT]).toEqual([403, refusal]);
    expect(await rightsOf('hr')).toEqual([standing]);
  });

  test('is changed over the version that was seen; who was late is told what stands', async () => {
    const { right } = (await add('cta2.lirf')).reply;
    const first = await change(right, { note: 'Altro' });
    expect([first.status, first.reply.right]).toEqual([200, { ...right, note: 'Altro', version: 2 }]);
    const late = await change(right, { note: 'Tardi' });
    expect([late.status, late.reply.outcome.code]).toEqual([412, OUTCOME.stale]);
    expect(late.reply).toMatchObject({ current: first.reply.right });
    expect(await rightsOf('cta2.lirf')).toEqual([first.reply.right]);
  });

  test('that began ends, and is never taken away', async () => {
    const { right } = (await add('eav.lirn')).reply;
    const away = await change(right, { validFrom: '20261201' });
    expect([away.status, away.reply.outcome.messageIT]).toEqual([
      409,
      'Il diritto è cominciato il 14/11/2026: non si toglie per giorni già passati, lo si fa finire.',
    ]);
    const ended = await change(right, { validTo: '20261130' });
    expect(ended.reply.right.validTo).toBe('20261130');
    const employeeId = await codeOf('eav.lirn');
    const byDay = await Promise.all(
      [dayOf(2026, 11, 13), dayOf(2026, 11, 14), dayOf(2026, 11, 30), dayOf(2026, 12, 1)].map((day) =>
        readRights(server.db, employeeId, { from: day, to: day }),
      ),
    );
    const own = [{ right: '104', from: dayOf(2026, 11, 14), to: dayOf(2026, 11, 30) }];
    expect(byDay).toEqual([[], own, own, []]);
  });

  test.each([
    ['twice on the same days', CARER, 'ha già questo diritto dal 14/11/2026'],
    ['of a parent without the child', { right: 'CHILD', assisted: null }, 'giorno di nascita'],
    [
      'from a day gone by without a reason',
      { right: 'RLS', assisted: null, validFrom: '20261113' },
      'motivo',
    ],
  ] as const)('%s is refused with the reason', async (_, body, reason) => {
    await add('meteo.lirr');
    const { status, reply } = await add('meteo.lirr', body);
    expect([status, reply.outcome.code]).toEqual([409, OUTCOME.entitlementRefused]);
    expect(reply.outcome.messageIT).toContain(reason);
  });

  test('that is not there, or of nobody, answers 404', async () => {
    const path = { employeeId: '999999' };
    expect((await hr.call(addRight, { path, body: CARER })).status).toBe(404);
    const rightId = '00000000-0000-7000-8000-000000000000';
    const { status } = await hr.call(changeRight, {
      path: { rightId },
      body: { ...bodyOf(CARER), version: 1 },
    });
    expect(status).toBe(404);
  });

  const bodyOf = ({ assisted, validFrom, validTo, note }: NewRightBody) => ({
    assisted,
    validFrom,
    validTo,
    note,
  });
});

describe('who reads a right', () => {
  const askerOf = async (userName: string, part: Partial<Asker> = {}): Promise<Asker> => ({
    employeeId: await codeOf(userName),
    userName,
    sessionLabel: '',
    responsabile: false,
    managedPlants: [],
    roles: new Set(),
    ...part,
  });

  const ON_A_DAY = { from: dayOf(2026, 11, 20), to: dayOf(2026, 11, 20) };

  test('is the person and human resources: no manager of the plant, no colleague, no administrator', async () => {
    await add('studente');
    const whose = await codeOf('studente');
    await server.db.query(`update assignment set icao = 'LIRR' where employee_id = $1`, [whose]);
    const seen = async (asker: Asker) =>
      (await inRequestScope(asker, () => readRights(server.db, whose, ON_A_DAY))).length;
    const manager = { responsabile: true, managedPlants: ['LIRR'] };
    const counts = {
      person: await seen(await askerOf('studente')),
      hr: await seen(await askerOf('hr', { roles: new Set(['ROLE_HR']) })),
      manager: await seen(await askerOf('responsabile.lirr', manager)),
      colleague: await seen(await askerOf('cta.lirr')),
      administrator: await seen(await askerOf('admin', { roles: new Set(['ROLE_ADMIN']) })),
    };
    expect(counts).toEqual({ person: 1, hr: 1, manager: 0, colleague: 0, administrator: 0 });
  });

  test('which, for whom and why is told by no row of the trail and no stream of a manager', async () => {
    const manager = await (await server.signIn('responsabile.lirf')).openEvents();
    const own = await (await server.signIn('cta.lirf')).openEvents();
    await Promise.all([manager.next('hello'), own.next('hello')]);
    const secrets = ['CHILD', '2019-05-07', 'Adozione in corso', 'Ricorso accolto'];
    const { status } = await add('cta.lirf', {
      right: 'CHILD',
      assisted: '2019-05-07',
      note: 'Adozione in corso',
      reason: 'Ricorso accolto',
      validFrom: '20261101',
    });
    expect(status).toBe(200);
    await own.next('entitlements');
    const admin = await server.signIn('admin');
    const { reply } = await admin.call(listAudit, { query: { entity: 'person-right' } });
    expect(reply.rows.length).toBeGreaterThan(0);
    const heard = JSON.stringify([reply, manager.received, own.received]);
    expect(secrets.filter((secret) => heard.includes(secret))).toEqual([]);
    const kept = await server.db.query(
      `select new_value from audit_value join audit using (audit_id) where what = 'add-right' and field = 'assisted'`,
    );
    expect(kept.rows).toContainEqual({ new_value: '2019-05-07' });
  });
});

test('the owner reads the own rights of law 104 with their days and note, and nobody else’s; how many others assist is not said', async () => {
  const person = await server.signIn('cta2.lirf');
  const own = async (client: TestClient) => (await client.call(ownRights, {})).reply.rights;
  const before = await own(person);
  expect((await add('cta2.lirf', { assisted: 'DI TUTTI' })).status).toBe(200);
  expect((await add('meteo.lirr', { assisted: 'DI TUTTI' })).status).toBe(200);
  const added = (await own(person)).filter(({ rightId }) => !before.some((one) => one.rightId === rightId));
  expect(added).toEqual([
    {
      rightId: expect.any(String),
      right: '104',
      assisted: 'DI TUTTI',
      validFrom: '20261114',
      validTo: null,
      note: 'Verbale INPS 4711',
    },
  ]);
  // human resources see everybody's rows: here the own ones alone
  expect(await own(hr)).toEqual([]);
  expect((await server.anonymous.call(ownRights, {})).status).toBe(401);
});
