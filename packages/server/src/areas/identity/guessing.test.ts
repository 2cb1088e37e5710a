import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn } from '@torre/contract/identity';
import { startTestServer, TestClient } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { createLog } from '../../platform/log.ts';
import { HashQueue } from './hash-queue.ts';

let server: TestServer;
beforeAll(async () => {
  // Pauses are counted by the clock that the tests move, however long a hash takes here.
  vi.useFakeTimers({ toFake: ['Date'] });
  server = await startTestServer({ env: { TRUST_PROXY: 'true' } });
});
afterAll(async () => {
  await server.close();
  vi.useRealTimers();
});
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

describe('one password tried on everybody from one address', () => {
  const spray = async (from: string, tries: number): Promise<number[]> => {
    const statuses: number[] = [];
    for (let i = 0; i < tries; i++) statuses.push(await statusOf(attempt(`persona${i}`, 'Estate2026', from)));
    return statuses;
  };

  test('costs nothing for thirty accounts, then twenty seconds each; another address feels nothing', async () => {
    const statuses = await spray('192.0.2.50', 32);
    expect(statuses.indexOf(429)).toBe(30);
    const braked = await attempt('impiegato', PASSWORD, '192.0.2.50');
    expect([braked.status, braked.headers.get('retry-after')]).toEqual([429, '20']);
    expect(await statusOf(attempt('impiegato', PASSWORD, '192.0.2.51'))).toBe(200);
    server.clock.advance({ seconds: 20 });
    expect(await statusOf(attempt('impiegato', PASSWORD, '192.0.2.50'))).toBe(200);
  });

  test('is not forgiven because one of the passwords was right', async () => {
    await spray('192.0.2.52', 29);
    expect(await statusOf(attempt('studente', PASSWORD, '192.0.2.52'))).toBe(200);
    expect(await spray('192.0.2.52', 3)).toEqual([401, 429, 429]);
  });

  test('does not reach the people who signed in there before, nor a control centre that only signs in', async () => {
    const own = new TestClient(server.url);
    await attempt('h35', PASSWORD, '192.0.2.53', own);
    await spray('192.0.2.53', 31);
    expect(await statusOf(attempt('h35', PASSWORD, '192.0.2.53', own))).toBe(200);
    for (let i = 0; i < 31; i++) {
      expect(await statusOf(attempt('cta.lirr', PASSWORD, '192.0.2.54'))).toBe(200);
    }
  });

  test('counts together what comes from one customer of IPv6', async () => {
    for (let i = 0; i < 5; i++) await attempt('eav.lirn', 'sbagliata', `2001:db8:1:2::${i}`);
    expect(await statusOf(attempt('eav.lirn', 'sbagliata', '2001:db8:1:2::ffff'))).toBe(429);
    expect(await statusOf(attempt('eav.lirn', PASSWORD, '2001:db8:1:3::1'))).toBe(200);
  });
});

test('a try that was refused further on leaves its pause as it was', async () => {
  for (const seconds of [0, 0, 0, 0, 0, 1, 2]) {
    server.clock.advance({ seconds });
    expect(await statusOf(attempt('meteo.lirr', 'sbagliata', '192.0.2.60'))).toBe(401);
  }
  for (let i = 0; i < 23; i++) await attempt('meteo.lirr', 'sbagliata', `198.51.100.${i}`);
  server.clock.advance({ seconds: 4 });
  // The pause of the address is over; the one of all strangers begins anew.
  expect(await statusOf(attempt('meteo.lirr', 'sbagliata', '192.0.2.61'))).toBe(401);
  expect(await statusOf(attempt('meteo.lirr', PASSWORD, '192.0.2.60'))).toBe(429);
  server.clock.advance({ seconds: 2 });
  expect(await statusOf(attempt('meteo.lirr', PASSWORD, '192.0.2.60'))).toBe(200);
});

test('a clock that is set back does not lengthen a pause', async () => {
  for (let i = 0; i < 5; i++) await attempt('pilota', 'sbagliata', '192.0.2.70');
  server.clock.advance({ hours: -2 });
  expect(await statusOf(attempt('pilota', PASSWORD, '192.0.2.70'))).toBe(429);
  server.clock.advance({ seconds: 1 });
  expect(await statusOf(attempt('pilota', PASSWORD, '192.0.2.70'))).toBe(200);
  server.clock.advance({ hours: 2 });
});

test('without a trusted proxy another name for the address helps nobody, and the log says that a proxy is not named', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const direct = await startTestServer({ log });
  try {
    const guess = (from: string) =>
      new TestClient(direct.url).call(
        signIn,
        { body: { username: 'hr', password: 'sbagliata' } },
        { headers: { 'x-forwarded-for': from } },
      );
    for (let i = 0; i < 5; i++) expect((await guess(`192.0.2.${i}`)).status).toBe(401);
    expect((await guess('192.0.2.99')).status).toBe(429);
    expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
    expect(lines.join('')).not.toContain('192.0.2');
  } finally {
    await direct.close();
  }
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
