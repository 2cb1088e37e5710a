import { afterEach, beforeEach, expect, test } from 'vitest';
import { getSession, selectPlant, signOut } from '@torre/contract/identity';
import { OUTCOME } from '@torre/contract/outcome';
import { ownShifts } from '@torre/contract/month';
import { health } from '@torre/contract/shell';
import type pg from 'pg';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import type { PlaceOptions } from './admission-queue.ts';

let server: TestServer;
let gate: pg.PoolClient | null = null;
let now = 0;

beforeEach(() => (now = 0));
afterEach(async () => {
  await openGate();
  await server.close();
});

async function start(places: Omit<PlaceOptions, 'now'>): Promise<TestClient> {
  server = await startTestServer({ parts: { limits: { places, now: () => now } } });
  return server.signIn('responsabile.lirr');
}

/** Reads of shifts stand still until the gate opens; what else the server does goes on. */
async function closeGate(): Promise<void> {
  gate = await server.db.pool.connect();
  await gate.query('reset role');
  await gate.query('begin');
  await gate.query('lock table day_shift in access exclusive mode');
}

async function openGate(): Promise<void> {
  await gate?.query('rollback');
  gate?.release(true);
  gate = null;
}

const queues = (length: number) => ({
  save: { length, longestWaitMs: 1200 },
  read: { length, longestWaitMs: 500 },
});
const readShifts = (client: TestClient) =>
  client.call(ownShifts, { query: { from: '20261101', to: '20261130' } });
const save = (client: TestClient) => client.call(selectPlant, { body: { selectedImpiantoIcao: 'LIRR' } });

/** What the operator reads of it. */
async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length) ?? 0,
  );
}

test('in a crowd reads are refused first, and saves go on', async () => {
  const client = await start({ places: 2, readPlaces: 1, queue: queues(1) });
  await closeGate();
  const first = readShifts(client);
  await expect.poll(() => metric('torre_calls_running')).toBe(1);
  const second = readShifts(client);
  await expect.poll(() => metric('torre_reads_waiting')).toBe(1);
  const third = await readShifts(client);
  expect(third.status).toBe(503);
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(third.reply.outcome).toMatchObject({
    code: OUTCOME.unavailable,
    messageIT: 'In questo momento il servizio è molto richiesto. Riprova tra un secondo.',
  });
  expect((await save(client)).status).toBe(200);
  await openGate();
  expect([(await first).status, (await second).status]).toEqual([200, 200]);
  expect(await metric('torre_refused_total{reason="crowd_read"}')).toBe(1);
  expect(await metric('torre_refused_total{reason="crowd_save"}')).toBe(0);
});

test('a read that waits too long for its turn is refused and not kept waiting', async () => {
  const client = await start({ places: 2, readPlaces: 1, queue: queues(5) });
  await closeGate();
  const first = readShifts(client);
  await expect.poll(() => metric('torre_calls_running')).toBe(1);
  const second = readShifts(client);
  await expect.poll(() => metric('torre_reads_waiting')).toBe(1);
  now += 500;
  expect((await second).status).toBe(503);
  await openGate();
  expect((await first).status).toBe(200);
});

test('with no place at all health, leaving and live events are served; a save is told that it was not saved', async () => {
  const client = await start({ places: 0, readPlaces: 0, queue: queues(0) });
  expect((await client.call(getSession, {})).status).toBe(503);
  const refused = await save(client);
  expect(refused.status).toBe(503);
  expect(refused.reply.outcome.messageIT).toContain('La modifica non è stata salvata.');
  expect((await server.anonymous.call(health, {})).status).toBe(200);
  const stream = await client.openEvents();
  await stream.next('hello');
  expect((await client.call(signOut, {})).status).toBe(200);
});

test('a call that fails gives its place back; one whose caller has left holds it until the work is done', async () => {
  const client = await start({ places: 1, readPlaces: 1, queue: queues(3) });
  expect((await client.send('GET', '/api/employee/shifts?from=x&to=y')).status).toBe(400);
  await closeGate();
  const leaving = new AbortController();
  const left = fetch(`${server.url}/api/employee/shifts?from=20261101&to=20261130`, {
    headers: { cookie: client.cookie! },
    signal: leaving.signal,
  });
  await expect.poll(() => metric('torre_calls_running')).toBe(1);
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  expect(await metric('torre_calls_running')).toBe(1);
  await openGate();
  await expect.poll(() => metric('torre_calls_running')).toBe(0);
  expect((await client.call(getSession, {})).status).toBe(200);
});
