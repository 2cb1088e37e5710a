import { listEntitlements, readPersonEntitlements, saveEntitlement } from '@torre/contract/entitlements';
import { OUTCOME } from '@torre/contract/outcome';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let hr: TestClient;
/** Of `hr`, and of a controller. */
let own: string;
let person: string;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  hr = await server.signIn('hr');
  [own, person] = (await Promise.all(['hr', 'cta.lirr'].map(codeOf))) as [string, string];
});
afterAll(() => server.close());

async function codeOf(userName: string): Promise<string> {
  const { rows } = await server.db.query('select employee_id from account where user_name = $1', [userName]);
  return rows[0]!.employee_id;
}

const save = (by: TestClient) =>
  by.call(saveEntitlement, {
    path: { employeeId: own, balance: 'ROS', year: 2026 },
    body: {
      teorica: 600,
      riduzioni: 0,
      forzate: 0,
      residuoAnniPrec: 0,
      residuoAnnoPrec: 0,
      version: 0,
    },
  });

test('the own entitlement is refused, and nothing stands in the trail; somebody else of human resources writes it', async () => {
  const { status, reply } = await save(hr);
  expect([status, reply.outcome]).toMatchObject([
    403,
    {
      code: OUTCOME.notAllowed,
      messageIT: 'Le tue spettanze e i tuoi diritti li scrive un’altra persona delle risorse umane.',
    },
  ]);
  const { rows } = await server.db.query(
    "select what from audit where entity = 'leave-entitlement' and subject = $1",
    [own],
  );
  expect(rows).toEqual([]);
  await server.db.query("insert into account_role values ('admin', 'ROLE_HR')");
  expect((await save(await server.signIn('admin'))).status).toBe(200);
});

test('neither the list nor the page of the own ones offers a change', async () => {
  await server.db.query(
    `insert into leave_entitlement (employee_id, balance, year, teorica, riduzioni, forzate, residuo_anni_prec, residuo_anno_prec)
      values ($1, 'RFS', 2026, 1920, 0, 0, 0, 0) on conflict do nothing`,
    [own],
  );
  const ofList = async (code: string) => {
    const { reply } = await hr.call(listEntitlements, { query: { year: '2026', code } });
    return new Set(reply.rows.map(({ allowedActions }) => allowedActions.join()));
  };
  expect([await ofList(own), await ofList(person)]).toEqual([new Set(['']), new Set(['change'])]);
  const ofPage = async (employeeId: string) =>
    (await hr.call(readPersonEntitlements, { path: { employeeId } })).reply.allowedActions;
  expect([await ofPage(own), await ofPage(person)]).toEqual([[], ['change']]);
});
