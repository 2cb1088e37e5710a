import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listAccounts } from '@torre/contract/administration';
import { getSession } from '@torre/contract/identity';
import { OUTCOME } from '@torre/contract/outcome';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.close());

/** What answers without a session; anything else here must be a decision. */
const OPEN = [
  'GET /api/autenticazione',
  'GET /api/autenticazione/link/:token',
  'GET /api/docs',
  'GET /api/docs/json',
  'GET /api/health',
  'POST /api/autenticazione',
  'POST /api/autenticazione/link/:token',
];

test('only health, sign-in, links and the description are open', () => {
  const open = server.app.declaredRoutes.filter((route) => route.access === 'open');
  expect(open.map((route) => `${route.method} ${route.url}`).toSorted()).toEqual(OPEN);
});

test('every other call answers 401 without a session, whatever it is sent', async () => {
  for (const { method, url } of server.app.declaredRoutes.filter((route) => route.access === 'session')) {
    const response = await server.anonymous.send(method, url);
    // A call that misses a parameter says so first; that gives nothing away.
    expect([400, 401], `${method} ${url}`).toContain(response.status);
  }
  const { status, reply } = await server.anonymous.call(getSession, {});
  expect([status, reply.outcome.code]).toEqual([401, OUTCOME.noSession]);
});

test('a route below /api that declares no access stops the start', async () => {
  const { buildApp } = await import('../../app.ts');
  const { readConfig } = await import('../config.ts');
  const { createLog } = await import('../log.ts');
  const app = await buildApp({
    config: readConfig({}),
    db: server.db,
    clock: server.clock,
    log: createLog('fatal'),
  });
  expect(() => app.get('/api/aperta', () => 'tutto')).toThrow('declares no access');
});

test('a role taken away stops working within one second of the commit', async () => {
  const admin = await server.signIn('admin');
  expect((await admin.call(listAccounts, {})).status).toBe(200);
  await server.db.query("delete from account_role where user_name = 'admin' and ruolo = 'ROLE_ADMIN'");
  const later = performance.now() + 1000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
  try {
    expect((await admin.call(listAccounts, {})).status).toBe(403);
  } finally {
    clock.mockRestore();
    await server.db.query("insert into account_role (user_name, ruolo) values ('admin', 'ROLE_ADMIN')");
  }
});
