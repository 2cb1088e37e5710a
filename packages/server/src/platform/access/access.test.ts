import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listAccounts } from '@torre/contract/administration';
import { getSession } from '@torre/contract/identity';
import { OUTCOME } from '@torre/contract/outcome';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { TEST_KEY } from '../test-key.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.close());

/** What answers without a session; anything else here must be a decision. */
const OPEN = [
  'GET /api/autenticazione',
  'GET /api/autenticazione/link/:token',
  'GET /api/autenticazione/uscita',
  'GET /api/calendars/:token/turni.ics',
  'GET /api/docs',
  'GET /api/docs/json',
  'GET /api/health',
  'HEAD /api/calendars/:token/turni.ics',
  'POST /api/autenticazione',
  'POST /api/autenticazione/link/:token',
  'POST /api/autenticazione/redirect',
  'POST /api/autenticazione/token',
];

test('only health, sign-in, links and the description are open', () => {
  const open = server.app.declaredRoutes.filter((route) => route.access === 'open');
  expect(open.map((route) => `${route.method} ${route.url}`).toSorted()).toEqual(OPEN);
});

// That every other call answers 401 without a session is in the access matrix, with the parameters that each needs.
test('without a session the answer says that there is none', async () => {
  const { status, reply } = await server.anonymous.call(getSession, {});
  expect([status, reply.outcome.code]).toEqual([401, OUTCOME.noSession]);
});

test('a route below /api that declares no access stops the start', async () => {
  const { buildApp } = await import('../../app.ts');
  const { readConfig } = await import('../config.ts');
  const { createLog } = await import('../log.ts');
  const app = await buildApp({
    config: readConfig({ TORRE_KEY: TEST_KEY }),
    db: server.db,
    clock: server.clock,
    log: createLog('fatal'),
  });
  expect(() => app.get('/api/aperta', () => 'tutto')).toThrow('declares no access');
});

test('an account that was closed stops working within one second of the commit, with all its sessions', async () => {
  const [client, other] = [await server.signIn('editore'), await server.signIn('editore')];
  expect((await client.call(getSession, {})).status).toBe(200);
  await server.db.query("update account set disabled_at = '2026-11-14' where user_name = 'editore'");
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
  try {
    expect((await client.call(getSession, {})).status).toBe(401);
    expect((await other.call(getSession, {})).status).toBe(401);
  } finally {
    clock.mockRestore();
  }
});

test('a role taken away stops working within one second of the commit', async () => {
  const admin = await server.signIn('admin');
  expect((await admin.call(listAccounts, { query: {} })).status).toBe(200);
  await server.db.query("delete from account_role where user_name = 'admin' and ruolo = 'ROLE_ADMIN'");
  const later = performance.now() + 1000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
  try {
    expect((await admin.call(listAccounts, { query: {} })).status).toBe(403);
  } finally {
    clock.mockRestore();
    await server.db.query("insert into account_role (user_name, ruolo) values ('admin', 'ROLE_ADMIN')");
  }
});
