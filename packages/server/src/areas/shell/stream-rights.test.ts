import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getSession } from '@torre/contract/identity';
import type { RosterPatch } from '@torre/contract/cells';
import { inTransaction } from '../../platform/db/index.ts';
import { publish } from '../../platform/events/publish.ts';
import { SESSION_TOPIC } from '../../platform/events/stream-rights.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { ROSTER_CHANGED } from '../cells/index.ts';

/** The promise: a right taken away stops working within one second. */
const PROMISED_MS = 999;

let server: TestServer;
let person: string;

beforeAll(async () => {
  // The hub looks by itself only when a test lets time pass: until then it knows what it read when a stream was opened.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = await startTestServer();
  const { rows } = await server.db.query<{ employee_id: string }>(
    "select employee_id from day_shift where icao = 'LIRR' and day = '2026-11-20' limit 1",
  );
  person = rows[0]!.employee_id;
});
afterAll(async () => {
  await server.close();
  vi.useRealTimers();
});

/** A change of the roster of LIRR as another process announces it. */
const change = (): Promise<string> =>
  inTransaction(server.db, (tx) =>
    publish(tx, ROSTER_CHANGED, { plant: 'LIRR', cells: [[person, '20261120']] }),
  );

/** What the database says changes behind the back of this process, which has just answered the client. */
async function behindItsBack(client: TestClient, sql: string): Promise<void> {
  expect((await client.call(getSession, {})).status).toBe(200);
  await server.db.query(sql);
}

const openStream = async (client: TestClient) => {
  const stream = await client.openEvents();
  await stream.next('hello');
  return stream;
};

test('rights taken away do not work in a stream that is opened after them', async () => {
  const witness = await openStream(await server.signIn('responsabile.lirr'));
  const client = await server.signIn('responsabile2.lirr');
  await behindItsBack(
    client,
    "update managed_plant set valid_to = '2026-11-13' where user_name = 'responsabile2.lirr'",
  );
  const stream = await openStream(client);
  await change();
  expect((await witness.next('roster')).data).toHaveProperty('modifyUser');
  // What is told later has arrived: what was sent before it would have too.
  await inTransaction(server.db, (tx) => publish(tx, SESSION_TOPIC, { userName: 'responsabile2.lirr' }));
  await server.db.query("update account set responsabile_h35 = true where user_name = 'responsabile2.lirr'");
  vi.advanceTimersByTime(PROMISED_MS);
  await stream.next('session');
  const patches = stream.received
    .filter(({ name }) => name === 'roster')
    .map(({ data }) => data as RosterPatch);
  expect(patches.filter((patch) => patch.modifyUser !== undefined)).toEqual([]);
});

test('a stream that is opened by a session already ended hears that and nothing else', async () => {
  const client = await server.signIn('cta.lirr');
  await behindItsBack(client, "update session set ended_at = created_at where user_name = 'cta.lirr'");
  const stream = await client.openEvents();
  await stream.ended;
  expect(stream.received.map(({ name }) => name)).toEqual(['ended']);
});

test('rights taken away are told in an open stream within a second', async () => {
  // Its hub has just begun to look: whoever looks less often than every second does not look in this one.
  const fresh = await startTestServer();
  try {
    const stream = await openStream(await fresh.signIn('responsabile.lirf'));
    await fresh.db.query("update account set responsabile = false where user_name = 'responsabile.lirf'");
    vi.advanceTimersByTime(PROMISED_MS);
    await stream.next('session');
    expect(stream.received.map(({ name }) => name)).toEqual(['hello', 'session']);
  } finally {
    await fresh.close();
  }
});

test('what another process changed is told as soon as it says so, before any look at the rights', async () => {
  const stream = await openStream(await server.signIn('h35'));
  await inTransaction(server.db, async (tx) => {
    await tx.query("update account set responsabile_h35 = false where user_name = 'h35'");
    await publish(tx, SESSION_TOPIC, { userName: 'h35' });
  });
  await stream.next('session');
  expect(stream.received.map(({ name }) => name)).toEqual(['hello', 'session']);
});

test.each([
  ['was told to change the password', 'meteo.lirr', 'must_change_password = true'],
  ['has a password that expired during the day', 'eav.lirn', `password_expires_at = '2026-11-14T08:00:00Z'`],
])('who %s gets no more events, as from every call', async (_, userName, condition) => {
  const stream = await openStream(await server.signIn(userName));
  const before = stream.lastEventId;
  await server.db.query(`update account set ${condition} where user_name = $1`, [userName]);
  vi.advanceTimersByTime(PROMISED_MS);
  await stream.ended;
  expect(stream.received.at(-1)!.name).toBe('session');
  // What it was not told comes when it returns: the position has not moved on.
  expect(stream.lastEventId).toBe(before);
});

test('a stream that is opened by a session whose password has just expired is closed', async () => {
  const client = await server.signIn('cta.lirf');
  await behindItsBack(client, "update account set must_change_password = true where user_name = 'cta.lirf'");
  const stream = await client.openEvents();
  await stream.ended;
  expect(stream.received.map(({ name }) => name)).toEqual(['session']);
});
