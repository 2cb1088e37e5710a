import { readCounters } from '@torre/contract/counters';
import { generateMonth } from '@torre/contract/cycles';
import { compactCalendar } from '@torre/contract/month';
import {
  readOrganisation,
  readQualifications,
  saveOrganisation,
  saveQualifications,
} from '@torre/contract/organisation';
import type { FactsBody } from '@torre/contract/organisation';
import type { FactKindName } from '@torre/domain/organisation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

const TODAY = '2026-11-24';
/** No roster of the demo reaches it. */
const MONTH = '202705';
const PLANT = 'LIRN';
const MANAGER = 'responsabile.lirn';

/** Into which the builders loaded LIRN, among others. */
let built: TestServer;
/** Empty but for an administrator and HR. */
let empty: TestServer;

beforeAll(async () => {
  built = await startTestServer({ today: TODAY });
  empty = await startTestServer({ today: TODAY, world: 'none' });
  const { rows } = await built.db.query<{ row: object }>(
    "select to_jsonb(e) || to_jsonb(a) as row from account a join employee e using (employee_id) where user_name in ('admin', 'hr')",
  );
  await empty.db.query(
    `insert into employee (employee_id, name, surname, company, person_type)
      select employee_id, name, surname, company, person_type from jsonb_populate_recordset(null::employee, $1)`,
    [JSON.stringify(rows.map(({ row }) => row))],
  );
  await empty.db.query(
    `insert into account (user_name, employee_id, password_hash)
      select user_name, employee_id, password_hash from jsonb_populate_recordset(null::account, $1)`,
    [JSON.stringify(rows.map(({ row }) => row))],
  );
  await empty.db.query(
    "insert into account_role (user_name, ruolo) values ('admin', 'ROLE_ADMIN'), ('hr', 'ROLE_HR')",
  );
});

afterAll(async () => {
  await built.close();
  await empty.close();
});

type Facts = Readonly<Record<string, readonly { readonly values: FactsBody['edits'][number]['values'] }[]>>;

const asNew = (facts: Facts): FactsBody['edits'] =>
  Object.entries(facts).flatMap(([kind, rows]) =>
    rows.map(({ values }) => ({ kind: kind as FactKindName, values, version: null })),
  );

/** Whoever manages the plant, in both databases the same; the password is that of the demo. */
async function managerOf(server: TestServer, admin: TestClient): Promise<TestClient> {
  const person = { employee_id: '990001', surname: 'Prova', name: 'Responsabile' };
  const account = { user_name: MANAGER, employee_id: person.employee_id, responsabile: true };
  const { status } = await admin.call(saveOrganisation, {
    body: {
      edits: [
        { kind: 'employee', values: person, version: null },
        { kind: 'account', values: account, version: null },
        {
          kind: 'managed_plant',
          values: { user_name: MANAGER, icao: PLANT, valid_from: '2026-11-01' },
          version: null,
        },
      ],
    },
  });
  expect(status).toBe(200);
  await server.db.query(
    "update account set password_hash = (select password_hash from account where user_name = 'admin') where user_name = $1",
    [MANAGER],
  );
  return server.signIn(MANAGER);
}

async function generated(manager: TestClient) {
  const { reply, status } = await manager.call(generateMonth, {
    query: { division: `DIV${PLANT}` },
    body: { month: MONTH, without: [], keep: [], overwrites: false },
  });
  expect([status, reply.unknown, reply.refused]).toEqual([200, [], []]);
  const month = { from: `${MONTH}01`, to: `${MONTH}31` };
  const calendar = await manager.call(compactCalendar, {
    query: { plant: PLANT, shape: 'compact' },
    body: month,
  });
  const { position: _, definitions, ...cells } = calendar.reply;
  // The id of a definition is nobody's word.
  const roster = { ...cells, definitions: definitions.map(({ shiftId: __, ...definition }) => definition) };
  const counted = await manager.call(readCounters, { query: { division: `DIV${PLANT}`, ...month } });
  return { written: reply.written, roster, counters: counted.reply.counters };
}

test('an empty database into which a plant is saved generates its month cell for cell, with the same counters', async () => {
  const [admin, other] = [await built.signIn('admin'), await empty.signIn('admin')];
  const { facts } = (await admin.call(readOrganisation, { query: { plant: PLANT } })).reply;
  const { account: _, managed_plant: __, unit = [], ...rows } = facts;
  // Causes stand in every new database.
  const own: Facts = {
    ...rows,
    absence_cause: [],
    unit: unit.filter(({ values }) => values['icao'] === PLANT),
  };
  const saved = await other.call(saveOrganisation, { body: { edits: asNew(own) } });
  expect([saved.status, (saved.reply as { faults?: unknown }).faults]).toEqual([200, undefined]);

  const [hr, otherHr] = [await built.signIn('hr'), await empty.signIn('hr')];
  for (const { values } of own['employee']!) {
    const path = { employeeId: String(values['employee_id']) };
    const { qualification = [] } = (await hr.call(readQualifications, { path })).reply.facts;
    if (qualification.length > 0)
      await otherHr.call(saveQualifications, { body: { edits: asNew({ qualification }) } });
  }
  // What no file of the organisation holds.
  await built.db.query(
    "delete from absence where employee_id in (select employee_id from assignment where icao = 'LIRN')",
  );

  const expected = await generated(await managerOf(built, admin));
  const got = await generated(await managerOf(empty, other));
  expect(expected.written).toBeGreaterThan(600);
  expect(got).toEqual(expected);
  expect(new Set(got.counters.map(({ employees }) => employees)).size).toBeGreaterThan(2);
});
