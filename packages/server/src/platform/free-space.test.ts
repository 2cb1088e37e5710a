import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSession, selectPlant, signOut } from '@torre/contract/identity';
import { OUTCOME } from '@torre/contract/outcome';
import { ownShifts } from '@torre/contract/month';
import { startTestServer } from '../testing/index.ts';
import type { TestClient, TestServer } from '../testing/index.ts';
import { freeBytes } from './free-space.ts';

const MB = 1024 * 1024;

let server: TestServer;
let manager: TestClient;
let free = 300 * MB;

beforeAll(async () => {
  server = await startTestServer({ parts: { readFreeBytes: async () => free } });
  manager = await server.signIn('responsabile.lirr');
});
afterAll(() => server.close());

const save = () => manager.call(selectPlant, { body: { selectedImpiantoIcao: 'LIRR' } });

test('below 256 MB of free space changes are refused with a sentence, reads go on, and it ends by itself', async () => {
  expect((await save()).status).toBe(200);
  free = 255 * MB;
  await expect.poll(async () => (await save()).status, { timeout: 10_000 }).toBe(503);
  const { headers, reply } = await save();
  expect(headers.get('retry-after')).toBe('30');
  expect(reply.outcome.code).toBe(OUTCOME.unavailable);
  expect(reply.outcome.messageIT).toContain('Lo spazio su disco del servizio sta finendo');
  expect((await manager.call(getSession, {})).status).toBe(200);
  expect((await manager.call(ownShifts, { query: { from: '20261101', to: '20261130' } })).status).toBe(200);
  // Who comes in to read may do so, and leave.
  const reader = await server.signIn('cta.lirr');
  expect((await reader.call(signOut, {})).status).toBe(200);
  free = 256 * MB;
  await expect.poll(async () => (await save()).status, { timeout: 10_000 }).toBe(200);
});

test('the free space of a folder that does not exist yet is that of the one where it will be', async () => {
  const inside = await freeBytes(join(tmpdir(), 'torre-nowhere', 'data'));
  expect(inside).toBeGreaterThan(0);
});
