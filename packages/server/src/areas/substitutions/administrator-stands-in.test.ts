import { ownNotices } from '@torre/contract/notices';
import { endSubstitution, nameSubstitute } from '@torre/contract/substitutions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let owner: Database;
/** Two administrators, and one whose account is closed. */
let admin: TestClient;
let other: TestClient;
/** Manager of LIRR, who is replaced. */
let giver: TestClient;
const codes = new Map<string, string>();
const codeOf = (userName: string): string => codes.get(userName)!;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.databaseUrl);
  await owner.query(
    "insert into account_role values ('responsabile.lirf', 'ROLE_ADMIN'), ('pilota', 'ROLE_ADMIN')",
  );
  await owner.query("update account set disabled_at = now() where user_name = 'pilota'");
  [admin, other, giver] = await Promise.all([
    server.signIn('admin'),
    server.signIn('responsabile.lirf'),
    server.signIn('responsabile2.lirr'),
  ]);
  const { rows } = await owner.query<{ user_name: string; employee_id: string }>(
    'select user_name, employee_id from account',
  );
  for (const { user_name: userName, employee_id: code } of rows) codes.set(userName, code);
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

const lend = async (to: string): Promise<string> => {
  const { status, reply } = await admin.call(nameSubstitute, {
    body: {
      giver: codeOf('responsabile2.lirr'),
      substitute: codeOf(to),
      plant: 'LIRR',
      from: '20261114',
      to: '20261130',
    },
  });
  expect(status).toBe(200);
  return reply.substitution.substitutionId;
};
const end = async (substitutionId: string): Promise<void> =>
  expect((await admin.call(endSubstitution, { path: { substitutionId } })).status).toBe(200);

/** What the notices of somebody say of substitutions. */
const noticesOf = async (reader: TestClient) =>
  (await reader.call(ownNotices, {})).reply.notices.flatMap(({ substitution }) =>
    substitution === null ? [] : [[substitution.isOfOthers, substitution.isEnded]],
  );
/** Who has a notice, one time for each. */
const recipients = async (): Promise<readonly string[]> => {
  const { rows } = await owner.query<{ employee_id: string }>(
    "select employee_id from shift_notice where kind = 'SUBSTITUTION' order by employee_id",
  );
  return rows.map(({ employee_id: code }) => code);
};
const inOrder = (...userNames: readonly string[]) =>
  userNames.map(codeOf).toSorted((one, another) => one.localeCompare(another));

test('what an administrator lends to somebody else is known to the two people alone', async () => {
  await owner.query("delete from shift_notice where kind = 'SUBSTITUTION'");
  const id = await lend('meteo.lirr');
  expect(await recipients()).toEqual(inOrder('meteo.lirr', 'responsabile2.lirr'));
  await end(id);
  expect(await noticesOf(other)).toEqual([]);
});

test('an administrator who lends to oneself what a manager has is known to the other administrators, and its end too', async () => {
  await owner.query("delete from shift_notice where kind = 'SUBSTITUTION'");
  const id = await lend('admin');
  expect([await noticesOf(other), await noticesOf(giver), await noticesOf(admin)]).toEqual([
    [[true, false]],
    [[false, false]],
    [],
  ]);
  // not the administrator who cannot sign in
  expect(await recipients()).toEqual(inOrder('responsabile.lirf', 'responsabile2.lirr'));
  await end(id);
  expect(await noticesOf(other)).toEqual([
    [true, true],
    [true, true],
  ]);
});
