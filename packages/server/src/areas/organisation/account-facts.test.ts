import { changeRights, readAccount } from '@torre/contract/administration';
import { readPersonFacts, saveOrganisation } from '@torre/contract/organisation';
import type { FactsBody } from '@torre/contract/organisation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-24' });
  admin = await server.signIn('admin');
});

afterAll(() => server.close());

const save = (edits: FactsBody['edits']) => admin.call(saveOrganisation, { body: { edits } });
/** People of LIRN without an account. */
const people = async () => {
  const { rows } = await server.db.query<{ employee_id: string }>(
    `select employee_id from assignment where icao = 'LIRN' and employee_id not in (select employee_id from account)
      order by employee_id`,
  );
  return rows.map((row) => row.employee_id);
};

test('a user name, an e-mail and a managed plant make the manager that the people’s screen shows', async () => {
  const employee_id = (await people())[0]!;
  const user_name = 'nuovo.lirn';
  const { status } = await save([
    { kind: 'managed_plant', values: { user_name, icao: 'LIRN', valid_from: '2026-11-01' }, version: null },
    {
      kind: 'account',
      values: { user_name, employee_id, email: 'nuovo@example.org', responsabile: true },
      version: null,
    },
  ]);
  expect(status).toBe(200);
  const { reply } = await admin.call(readAccount, { path: { userName: user_name } });
  expect(reply.account).toMatchObject({
    responsabile: true,
    ruoli: [],
    managedPlants: [{ icao: 'LIRN', validFrom: '20261101', validTo: null }],
  });
  const facts = (await admin.call(readPersonFacts, { path: { employeeId: employee_id } })).reply.facts;
  expect(facts['account']).toMatchObject([{ values: { user_name, email: 'nuovo@example.org' } }]);
  const { rows } = await server.db.query(
    `select entity, subject from audit where entity_key like '${user_name}%' order by entity`,
  );
  expect(rows).toEqual([
    { entity: 'account_data', subject: employee_id },
    { entity: 'managed_plant', subject: employee_id },
  ]);
});

test('rights that were seen before a plant was given are not written over it', async () => {
  const user_name = 'responsabile.lirf';
  const { reply } = await admin.call(readAccount, { path: { userName: user_name } });
  const { version, ruoli, responsabile, responsabileH35, managedPlants } = reply.account;
  await save([
    { kind: 'managed_plant', values: { user_name, icao: 'LIRN', valid_from: '2027-01-01' }, version: null },
  ]);
  const body = { version, ruoli, responsabile, responsabileH35, managedPlants };
  expect((await admin.call(changeRights, { path: { userName: user_name }, body })).status).toBe(412);
});

test('nobody gets a second account, an account of another person, or a plant that there is not', async () => {
  const [, employee_id, other] = await people();
  const account = { user_name: 'doppio.lirn', employee_id: employee_id! };
  const managed = { user_name: 'doppio.lirn', icao: 'LIXX', valid_from: '2027-01-01' };
  expect((await save([{ kind: 'account', values: account, version: null }])).status).toBe(200);
  const refusals = [
    await save([{ kind: 'account', values: { ...account, user_name: 'terzo.lirn' }, version: null }]),
    await save([{ kind: 'account', values: { ...account, employee_id: other! } }]),
    await save([{ kind: 'managed_plant', values: managed, version: null }]),
    await save([{ kind: 'account', values: { user_name: 'MAIUSCOLO', employee_id: other! }, version: null }]),
    await save([
      { kind: 'account', values: { user_name: 'x.y', employee_id: other!, email: 'x' }, version: null },
    ]),
  ];
  expect(refusals).toMatchObject([
    { status: 409, reply: { faults: [{ column: 'employee_id' }] } },
    { status: 409, reply: { faults: [{ column: 'employee_id' }] } },
    { status: 409, reply: { faults: [{ column: 'icao' }] } },
    { status: 409, reply: { faults: [{ column: 'user_name' }] } },
    { status: 409, reply: { faults: [{ column: 'email' }] } },
  ]);
});

test('an account is closed and a person ends: neither can be taken away', async () => {
  const values = { user_name: 'resta.lirn', employee_id: (await people())[2]! };
  const alone = { employee_id: '799001', surname: 'Senza', name: 'Righe' };
  await save([
    { kind: 'account', values, version: null },
    { kind: 'employee', values: alone, version: null },
  ]);
  const refusals = [
    await save([{ kind: 'account', values: { user_name: 'resta.lirn' }, remove: true }]),
    await save([{ kind: 'employee', values: alone, remove: true }]),
  ];
  expect(refusals).toMatchObject([
    { status: 409, reply: { faults: [{ messageIT: expect.stringContaining('Un account non si elimina') }] } },
    {
      status: 409,
      reply: { faults: [{ messageIT: expect.stringContaining('Una persona non si elimina') }] },
    },
  ]);
  expect((await admin.call(readAccount, { path: { userName: 'resta.lirn' } })).status).toBe(200);
});
