import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  changePassword,
  endOtherSessions,
  endOwnSession,
  getSession,
  listOwnSessions,
  signIn,
} from '@torre/contract/identity';
import { startTestServer, TestClient } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { deleteUnusedBrowsers } from './known-browser.store.ts';
import { deleteUsedLinks } from './link.store.ts';
import { deleteEndedSessions } from './session.store.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.close());

const PASSWORD = 'torre-demo';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function signInFrom(userName: string, agent: string): Promise<TestClient> {
  const client = new TestClient(server.url);
  const body = { username: userName, password: PASSWORD };
  await client.call(signIn, { body }, { headers: { 'user-agent': agent } });
  return client;
}

const statusOf = async (client: TestClient): Promise<number> => (await client.call(getSession, {})).status;
const listOf = async (client: TestClient) => (await client.call(listOwnSessions, {})).reply.sessions;

describe('the own sessions', () => {
  test('are listed with device and times, the one that asks first, and nobody else’s', async () => {
    await server.signIn('hr');
    const first = await signInFrom('cta.lirr', FIREFOX);
    const second = await server.signIn('cta.lirr');
    const sessions = await listOf(second);
    expect(sessions.map(({ current, browser, system }) => [current, browser, system])).toEqual([
      [true, null, null],
      [false, 'Firefox', 'Windows'],
    ]);
    expect(sessions[1]!.openedAt.slice(0, 10)).toBe('2026-11-14');
    await first.call(endOtherSessions, {});
  });

  test('one is ended: its calls and its open stream end within the second, the others go on', async () => {
    const lost = await signInFrom('eav.lirn', FIREFOX);
    const kept = await server.signIn('eav.lirn');
    const stream = await lost.openEvents();
    await stream.next('hello');
    const { sessionLabel } = (await listOf(kept)).find(({ current }) => !current)!;
    expect((await kept.call(endOwnSession, { path: { sessionLabel } })).status).toBe(200);
    await stream.ended;
    expect(stream.received.at(-1)!.name).toBe('ended');
    expect([await statusOf(lost), await statusOf(kept)]).toEqual([401, 200]);
    expect((await kept.call(endOwnSession, { path: { sessionLabel } })).status).toBe(404);
  });

  test('all others are ended at once', async () => {
    const others = [await server.signIn('pilota'), await server.signIn('pilota')];
    const mine = await server.signIn('pilota');
    expect((await mine.call(endOtherSessions, {})).reply.ended).toBe(2);
    expect(await Promise.all([...others, mine].map(statusOf))).toEqual([401, 401, 200]);
  });

  test('of somebody else cannot be ended, whoever knows the label', async () => {
    const stranger = await server.signIn('spese');
    const mine = await server.signIn('editore');
    const { sessionLabel } = (await mine.call(getSession, {})).reply;
    expect((await stranger.call(endOwnSession, { path: { sessionLabel } })).status).toBe(404);
    expect(await statusOf(mine)).toBe(200);
  });
});

describe('a change of password', () => {
  const change = (client: TestClient, currentPassword: string, newPassword: string) =>
    client.call(changePassword, { body: { currentPassword, newPassword } });

  test('gives the session a new secret: a copy of the one before opens nothing any more', async () => {
    const client = await server.signIn('meteo.lirr');
    const before = client.cookie!;
    expect((await change(client, PASSWORD, 'nuova-parola-1')).status).toBe(200);
    expect(client.cookie).not.toBe(before);
    expect(await statusOf(client)).toBe(200);
    const copy = (): Promise<Response> =>
      new TestClient(server.url).send('GET', '/api/session', { headers: { cookie: before } });
    await expect.poll(async () => (await copy()).status, { timeout: 2000 }).toBe(401);
  });

  test('ends streams without a word about the end: the browser comes back with its new secret', async () => {
    const client = await server.signIn('timekeeper');
    const stream = await client.openEvents();
    await stream.next('hello');
    await change(client, PASSWORD, 'nuova-parola-2');
    await stream.ended;
    expect(stream.received.map(({ name }) => name)).not.toContain('ended');
    const again = await client.openEvents(stream.lastEventId ?? undefined);
    await again.next('hello');
  });
});

test('a closed account loses its sessions and links for good, also when it is opened again', async () => {
  const client = await server.signIn('h35');
  const stream = await client.openEvents();
  await stream.next('hello');
  const setClosed = (at: string | null): Promise<unknown> =>
    server.db.query("update account set disabled_at = $1 where user_name = 'h35'", [at]);
  await server.db.query(
    `insert into one_time_link (token_hash, purpose, user_name, created_at, expires_at)
     values ('\\x03', 'set-password', 'h35', '2026-11-14', '2026-12-30')`,
  );
  await setClosed(server.clock.now().toString());
  await stream.ended;
  expect(stream.received.at(-1)!.name).toBe('ended');
  expect(await statusOf(client)).toBe(401);
  await setClosed(null);
  // Past what was read while the account was closed.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
  expect(await statusOf(client)).toBe(401);
  clock.mockRestore();
  const { rowCount } = await server.db.query(
    "select from one_time_link where user_name = 'h35' and used_at is null",
  );
  expect(rowCount).toBe(0);
  expect(await statusOf(await server.signIn('h35'))).toBe(200);
});

test('sessions, links and browsers that are over are removed, and only those', async () => {
  const ended = await server.signIn('redattore');
  const open = await server.signIn('redattore');
  await open.call(endOtherSessions, {});
  await server.db.query(
    `insert into one_time_link (token_hash, purpose, user_name, created_at, expires_at, used_at)
     values ('\\x01', 'set-password', 'redattore', '2026-11-01', '2026-11-02', null),
            ('\\x02', 'set-password', 'redattore', '2026-11-01', '2026-12-30', null)`,
  );
  server.clock.advance({ hours: 1 });
  const before = server.clock.now();
  const count = async (table: string): Promise<number> =>
    (await server.db.query<{ n: number }>(`select count(*) as n from ${table} where user_name = 'redattore'`))
      .rows[0]!.n;
  await inTransaction(server.db, async (tx) => {
    await deleteEndedSessions(tx, before);
    await deleteUsedLinks(tx, before);
    await deleteUnusedBrowsers(tx, before.subtract({ hours: 2 }));
  });
  expect([await count('session'), await count('one_time_link')]).toEqual([1, 1]);
  expect(await count('known_browser')).toBe(2);
  expect([await statusOf(ended), await statusOf(open)]).toEqual([401, 200]);
  await inTransaction(server.db, (tx) => deleteUnusedBrowsers(tx, before));
  expect(await count('known_browser')).toBe(0);
});
