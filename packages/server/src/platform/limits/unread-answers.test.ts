import Fastify from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { App } from '../deps.ts';
import { serveInTurn } from './serve-in-turn.ts';
import { boundUnreadAnswers, UnreadAnswers } from './unread-answers.ts';

/** More than the buffers of the system take on both sides. */
const LONG_ANSWER = Buffer.alloc(24_000_000, 'x');
const TURNS = { mostWaiting: 4, takesNothingMs: 300 };

const close: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of close.splice(0).toReversed()) await end();
});

/** A server with a long answer, one of few bytes that comes late, and one that counts how often it was asked. */
async function start({ most = 1e9, turns = TURNS } = {}) {
  const closed: string[] = [];
  const app: App = Fastify({ serverFactory: serveInTurn(turns, () => closed.push('turn')) });
  const unread = new UnreadAnswers(most);
  app.decorateRequest('principal', null);
  boundUnreadAnswers(app, unread, () => closed.push('total'));
  const asked: string[] = [];
  app.addHook('onRequest', async ({ url }) => void asked.push(url));
  app.get('/long', async () => LONG_ANSWER);
  app.get('/late', async () => delay(TURNS.takesNothingMs * 3, 'late'));
  app.get('/short', async () => 'short');
  await app.listen({ port: 0, host: '127.0.0.1' });
  close.push(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return { unread, closed, asked, ask: (...paths: string[]) => ask(port, paths) };
}

/** A connection that writes all its requests at once and takes nothing before it is told to. */
async function ask(port: number, paths: readonly string[]): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port });
  close.push(() => socket.destroy());
  socket.pause().on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''));
  return socket;
}

/** Bytes that came until the other side closed or `enough` is there. */
async function read(socket: Socket, enough: number, pauseMs = 0): Promise<number> {
  let bytes = 0;
  for await (const piece of socket) {
    bytes += (piece as Buffer).length;
    if (bytes >= enough) break;
    if (pauseMs > 0 && Math.floor(bytes / 4e6) > Math.floor((bytes - (piece as Buffer).length) / 4e6)) {
      await delay(pauseMs);
    }
  }
  return bytes;
}

test('a connection holds one answer: the request behind it waits until that was taken', async () => {
  const {
    ask: connected,
    asked,
    unread,
  } = await start({ turns: { mostWaiting: 4, takesNothingMs: 60_000 } });
  const socket = await connected('/long', '/long', '/short');
  await expect.poll(() => unread.bytes).toBe(LONG_ANSWER.length);
  await delay(50);
  expect(asked).toEqual(['/long']);
  expect(await read(socket, 2 * LONG_ANSWER.length + 500)).toBeGreaterThan(2 * LONG_ANSWER.length);
  expect(asked).toEqual(['/long', '/long', '/short']);
  await expect.poll(() => unread.bytes).toBe(0);
});

test('a connection with too many requests behind one another is closed, and they are not worked for', async () => {
  const { ask: connected, asked, closed } = await start();
  const socket = await connected('/late', ...Array.from({ length: 38 }, () => '/short'));
  await read(socket, Infinity).catch(() => undefined);
  expect(asked).toEqual(['/late']);
  expect(closed).toEqual(['turn']);
});

test('whoever takes nothing of its answer is closed', async () => {
  const { ask: connected, closed, unread } = await start();
  await connected('/long');
  await expect.poll(() => closed, { timeout: 5000 }).toEqual(['turn']);
  // They go with the connection, whose end Node tells a moment after it was closed.
  await expect.poll(() => unread.bytes).toBe(0);
});

test('whoever takes its answer slowly gets it whole, and so does who waits for one that takes long to make', async () => {
  // Twice a stall of a busy machine: both sides live in this process.
  const takesNothingMs = 700;
  const { ask: connected, closed } = await start({ turns: { mostWaiting: 4, takesNothingMs } });
  const late = await connected('/late');
  const slow = await connected('/long');
  const since = performance.now();
  expect(await read(slow, LONG_ANSWER.length, takesNothingMs / 2)).toBeGreaterThanOrEqual(LONG_ANSWER.length);
  expect(performance.now() - since).toBeGreaterThan(2 * takesNothingMs);
  expect(await read(late, 100)).toBeGreaterThan(100);
  expect(closed).toEqual([]);
});

test('answers that nobody takes are bounded in total: the oldest is closed', async () => {
  const turns = { mostWaiting: 4, takesNothingMs: 60_000 };
  const { ask: connected, closed, unread } = await start({ most: 2.5 * LONG_ANSWER.length, turns });
  const oldest = await connected('/long');
  await expect.poll(() => unread.bytes).toBe(LONG_ANSWER.length);
  await connected('/long');
  await expect.poll(() => unread.bytes).toBe(2 * LONG_ANSWER.length);
  const newest = await connected('/long');
  await expect.poll(() => closed).toEqual(['total']);
  expect(unread.bytes).toBe(2 * LONG_ANSWER.length);
  expect(await read(oldest, LONG_ANSWER.length).catch(() => 0)).toBeLessThan(LONG_ANSWER.length);
  expect(await read(newest, LONG_ANSWER.length)).toBeGreaterThanOrEqual(LONG_ANSWER.length);
});

test('who holds most loses its oldest answer, and not another reader', () => {
  const unread = new UnreadAnswers(100);
  const lost: string[] = [];
  const add = (reader: string, bytes: number, name: string) =>
    unread.add(reader, bytes, () => lost.push(name));
  add('person', 30, 'of the person');
  const first = add('stranger', 30, 'first');
  add('stranger', 30, 'second');
  add('another', 30, 'of another');
  expect([lost, unread.bytes]).toEqual([['first'], 90]);
  first();
  expect(unread.bytes).toBe(90);
});

test('the answers of all calls of the product are counted until they were taken', async () => {
  const server = await startTestServer({ world: 'none', parts: { limits: { unreadBytes: 20_000 } } });
  close.push(() => server.close());
  const socket = await ask(Number(new URL(server.url).port), ['/api/docs']);
  expect(await read(socket, Infinity).catch(() => 0)).toBeLessThan(1000);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain('torre_refused_total{reason="unread"} 1\n');
});

test('a stranger who asks many times at once for what the API says, and never reads, is closed', async () => {
  const server = await startTestServer({ world: 'none' });
  close.push(() => server.close());
  const { port } = new URL(server.url);
  const sockets = await Promise.all(
    Array.from({ length: 5 }, () =>
      ask(
        Number(port),
        Array.from({ length: 38 }, () => '/api/docs'),
      ),
    ),
  );
  await Promise.all(sockets.map(async (socket) => read(socket, Infinity).catch(() => undefined)));
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain('torre_refused_total{reason="unread"} 5\n');
});
