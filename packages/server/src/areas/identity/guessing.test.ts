import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signIn } from '@torre/contract/identity';
import { startTestServer, TestClient } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { HashQueue } from './hash-queue.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer({ env: { TRUST_PROXY: 'true' } })));
afterAll(() => server.close());
// Pauses of the test before are over.
beforeEach(() => server.clock.advance({ hours: 1 }));

const PASSWORD = 'torre-demo';

const attempt = (username: string, password: string, from: string, client = new TestClient(server.url)) =>
  client.call(signIn, { body: { username, password } }, { headers: { 'x-forwarded-for': from } });

const statusOf = async (answer: ReturnType<typeof attempt>): Promise<number> => (await answer).status;

describe('guessing a password', () => {
  test('from one address does not keep the person out at another', async () => {
    for (let i = 0; i < 5; i++) expect(await statusOf(attempt('hr', 'sbagliata', '192.0.2.1'))).toBe(401);
    expect(await statusOf(attempt('hr', 'sbagliata', '192.0.2.1'))).toBe(429);
    expect(await statusOf(attempt('hr', PASSWORD, '192.0.2.2'))).toBe(200);
  });

  test('costs a pause that doubles, up to a minute', async () => {
    for (let i = 0; i < 5; i++) await attempt('redattore', 'sbagliata', '192.0.2.1');
    const pauses: number[] = [];
    for (let i = 0; i < 8; i++) {
      const { status, headers } = await attempt('redattore', 'sbagliata', '192.0.2.1');
      expect(status).toBe(429);
      const seconds = Number(headers.get('retry-after'));
      pauses.push(seconds);
      server.clock.advance({ seconds });
      expect(await statusOf(attempt('redattore', 'sbagliata', '192.0.2.1'))).toBe(401);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  });

  test('from many addresses is slowed for all of them together, and other accounts feel nothing', async () => {
    for (let i = 0; i < 30; i++) {
      expect(await statusOf(attempt('spese', 'sbagliata', `198.51.100.${i}`))).toBe(401);
    }
    const braked = await attempt('spese', 'sbagliata', '203.0.113.1');
    expect([braked.status, braked.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await statusOf(attempt('admin', PASSWORD, '203.0.113.1'))).toBe(200);
    server.clock.advance({ seconds: 8 });
    expect(await statusOf(attempt('spese', PASSWORD, '203.0.113.2'))).toBe(200);
  });

  test('does not reach a browser from which the person signed in before', async () => {
    const own = new TestClient(server.url);
    await attempt('editore', PASSWORD, '192.0.2.9', own);
    for (let i = 0; i < 31; i++) await attempt('editore', 'sbagliata', `198.51.100.${i}`);
    for (let i = 0; i < 6; i++) await attempt('editore', 'sbagliata', '192.0.2.9');
    expect(await statusOf(attempt('editore', PASSWORD, '192.0.2.9'))).toBe(429);
    expect(await statusOf(attempt('editore', PASSWORD, '192.0.2.9', own))).toBe(200);
  });

  test('in a known browser is slowed as everywhere', async () => {
    const own = new TestClient(server.url);
    await attempt('pilota', PASSWORD, '192.0.2.9', own);
    for (let i = 0; i < 5; i++) {
      expect(await statusOf(attempt('pilota', 'sbagliata', `198.51.100.${i}`, own))).toBe(401);
    }
    expect(await statusOf(attempt('pilota', 'sbagliata', '203.0.113.7', own))).toBe(429);
  });
});

test('two passwords are hashed at once, sixteen wait, and the next is asked to come back', async () => {
  const queue = new HashQueue();
  let running = 0;
  let most = 0;
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const hash = async (): Promise<void> => {
    most = Math.max(most, ++running);
    await gate;
    running--;
  };
  const asked = Array.from({ length: 18 }, () => queue.run(hash));
  await expect(queue.run(hash)).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  open();
  await Promise.all(asked);
  expect(most).toBe(2);
});
