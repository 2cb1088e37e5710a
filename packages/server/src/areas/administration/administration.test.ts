import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  changeAccountState,
  endSessions,
  listAccounts,
  listAudit,
  makePasswordLink,
} from '@torre/contract/administration';
import { getSession } from '@torre/contract/identity';
import { OUTCOME } from '@torre/contract/outcome';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { withMinutes } from '../../testing/with-minutes.ts';
import { accountOf } from './administration-test-steps.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

test.each(['responsabile.lirr', 'hr', 'cta.lirr'])(
  '%s is no administrator: accounts are refused',
  async (userName) => {
    const path = { userName: 'cta.lirr' };
    const client = await server.signIn(userName);
    const answers = [
      await client.call(listAccounts, { query: {} }),
      await client.call(makePasswordLink, { path }),
      await client.call(endSessions, { path }),
      await client.call(changeAccountState, { path, body: { chiuso: true } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  },
);

test('the list tells of each account who it is, its rights, its state and its sessions', async () => {
  await server.signIn('responsabile2.lirr');
  // One that nobody used for a day is over, and one whose time is up.
  const enter = () => withMinutes(server.clock, () => server.signIn('responsabile2.lirr'));
  let minutes: readonly string[] = [];
  for (const past of ["last_seen_at = '2026-11-13T09:00:00Z'", "expires_at = '2026-11-14T08:00:00Z'"]) {
    [, minutes] = await enter();
    const { rowCount } = await server.db.query(
      `update session set ${past} where session_hash = (select session_hash from session
        where user_name = 'responsabile2.lirr' and last_seen_at > '2026-11-14' and expires_at > '2026-11-14T12:00:00Z'
        limit 1)`,
    );
    expect(rowCount).toBe(1);
  }
  expect(await accountOf(admin, 'responsabile2.lirr')).toMatchObject({
    categoria: 'AMMINISTRATIVI',
    plant: 'LIRR',
    ruoli: [],
    responsabile: true,
    stato: 'attivo',
    lastSignIn: expect.toBeOneOf([...minutes]),
    openSessions: 1,
    allowedActions: ['password-link', 'end-sessions', 'close-account'],
  });
});

test('an account without a password waits to be activated, one with an expired password says so', async () => {
  await server.db.query("update account set password_hash = null where user_name = 'spese'");
  await server.db.query(
    "update account set password_expires_at = '2026-11-01' where user_name = 'timekeeper'",
  );
  expect(await accountOf(admin, 'spese')).toMatchObject({
    stato: 'da attivare',
    lastSignIn: null,
    openSessions: 0,
    allowedActions: ['password-link', 'close-account'],
  });
  expect((await accountOf(admin, 'timekeeper')).stato).toBe('scaduta');
});

test('the link for the password lies below the address that was asked', async () => {
  const { reply } = await admin.call(makePasswordLink, { path: { userName: 'spese' } });
  expect(reply.url).toMatch(new RegExp(`^${server.url}/accesso/[\\w-]{43}$`));
  expect(reply.expiresAt.slice(0, 10)).toBe('2026-11-15');
});

test('behind a public address the link lies below that', async () => {
  const other = await startTestServer({ env: { TORRE_URL: 'https://torre.example' } });
  try {
    const client = await other.signIn('admin');
    const { reply } = await client.call(makePasswordLink, { path: { userName: 'spese' } });
    expect(reply.url).toMatch(/^https:\/\/torre\.example\/accesso\//);
  } finally {
    await other.close();
  }
});

test('ending the sessions of a person closes them at once, open streams too', async () => {
  const client = await server.signIn('cta.lirf');
  const stream = await client.openEvents();
  await stream.next('hello');
  const { reply } = await admin.call(endSessions, { path: { userName: 'cta.lirf' } });
  expect(reply.ended).toBe(1);
  expect((await client.call(getSession, {})).status).toBe(401);
  await stream.next('ended');
});

test('an account that does not exist is not found', async () => {
  for (const call of [makePasswordLink, endSessions]) {
    const { status, reply } = await admin.call(call, { path: { userName: 'nessuno' } });
    expect([status, reply.outcome.code]).toEqual([404, OUTCOME.notFound]);
  }
});

test('what an administrator does is written down with the call and the person, and found by the name of whom it concerns', async () => {
  const path = { userName: 'pilota' };
  await admin.call(makePasswordLink, { path });
  await admin.call(endSessions, { path });
  const codeOf = async (userName: string): Promise<string> =>
    (await server.db.query('select employee_id from account where user_name = $1', [userName])).rows[0]
      .employee_id;
  const [actor, subject] = [await codeOf('admin'), await codeOf('pilota')];
  const { rows } = await server.db.query(
    `select call, what, entity, actor, subject, octet_length(values_hash) as hash from audit
      where entity_key = 'pilota' order by audit_id`,
  );
  const account = { entity: 'account', actor, subject, hash: 32 };
  expect(rows).toEqual([
    { call: 'makePasswordLink', what: 'password-link', ...account },
    { call: 'endSessions', what: 'end-sessions', ...account },
  ]);
  const found = (await admin.call(listAudit, { query: { subject, entity: 'account' } })).reply.rows;
  expect(found.map(({ what, entityKey }) => [what, entityKey])).toEqual([
    ['end-sessions', 'pilota'],
    ['password-link', 'pilota'],
  ]);
});
