import { endpoint } from '@torre/contract/endpoint';
import { changePassword, signIn } from '@torre/contract/identity';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, REQUEST_TIMEOUT_MS, SESSION_WATCH_TIMEOUT_MS } from './call.ts';
import { onSessionEnd } from './session-end.ts';

const readThing = endpoint<{ query: { plant: string }; reply: { outcome: { code: number } } }>({
  id: 'readThing',
  method: 'GET',
  path: '/thing',
  summary: 'Prova',
  required: ['plant'],
});

const fetched = vi.fn<typeof fetch>();
let ends = 0;
let stopListening: () => void;

beforeEach(() => {
  ends = 0;
  stopListening = onSessionEnd(() => ends++);
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  stopListening();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (status: number, body: unknown): void => void fetched.mockResolvedValue(new Response(JSON.stringify(body), { status }));
const readIt = () => call(readThing, { query: { plant: 'LIRR' } });

test('[E7.01][P7.18] calls go to our own backend and carry the session cookie', async () => {
  answer(200, { outcome: { code: 0, messageIT: '' } });
  await readIt();
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('/api/thing?plant=LIRR');
  expect(init).toMatchObject({ method: 'GET', credentials: 'include', headers: { 'X-Requested-By': 'torre' } });
});

test('[E5.21][E8.14] a missing parameter is an error before any call is made', async () => {
  await expect(call(readThing, { query: { plant: '' } })).rejects.toThrow('Required parameter for readThing is null or undefined');
  expect(fetched).not.toHaveBeenCalled();
});

test('[P7.13] sign-in sends username and password', async () => {
  answer(200, { outcome: { code: 0, messageIT: '' }, mustChangePassword: false });
  await call(signIn, { body: { username: 'cta.lirr', password: 'x' } });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/autenticazione');
  expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"username":"cta.lirr","password":"x"}');
});

test('[P7.21] a 401 ends the session in every area', async () => {
  answer(401, { outcome: { code: -403, messageIT: '' } });
  await expect(readIt()).rejects.toMatchObject({ status: 401 });
  expect(ends).toBe(1);
});

test('[P7.22] a 500 whose inner code is 401 ends the session', async () => {
  answer(500, { code: 401 });
  await expect(readIt()).rejects.toMatchObject({ status: 500 });
  expect(ends).toBe(1);
});

test('[P7.23] any other 500 logs nobody out', async () => {
  answer(500, { outcome: { code: -500, messageIT: 'boom' } });
  await expect(readIt()).rejects.toMatchObject({ status: 500 });
  expect(ends).toBe(0);
});

test('[P7.27] a wrong pair is refused with 401 and logs nobody out', async () => {
  answer(401, { outcome: { code: -402, messageIT: 'no' } });
  await expect(call(signIn, { body: { username: 'a', password: 'b' } }, { keepsSession: true })).rejects.toMatchObject({ status: 401 });
  await expect(call(changePassword, { body: { currentPassword: 'a', newPassword: 'b' } }, { keepsSession: true })).rejects.toThrow();
  expect(ends).toBe(0);
});

test('[M8.17] a read with an outcome that is not 0 fails although its status is 200', async () => {
  answer(200, { outcome: { code: 5, messageIT: 'parziale' } });
  await expect(readIt()).rejects.toMatchObject({ outcome: { code: 5 } });
});

test('a network that is gone is told apart from an answer', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(readIt()).rejects.toMatchObject({ name: 'NetworkFailed', reason: 'offline' });
});

test('[P7.19] a request without an answer is given up after 180 seconds, not before', async () => {
  vi.useFakeTimers();
  expect(REQUEST_TIMEOUT_MS).toBe(180_000);
  fetched.mockImplementation((_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))));
  let failure: unknown = null;
  readIt().catch((error: unknown) => (failure = error));
  await vi.advanceTimersByTimeAsync(179_999);
  expect(failure).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(failure).toMatchObject({ name: 'NetworkFailed', reason: 'timeout' });
});

test('[P7.20] the handler that watches for 401 waits 300 seconds for the body, then the status alone decides', async () => {
  vi.useFakeTimers();
  expect(SESSION_WATCH_TIMEOUT_MS).toBe(300_000);
  const endless = { status: 401, ok: false, headers: new Headers(), text: () => new Promise<string>(() => {}) };
  fetched.mockResolvedValue(endless as unknown as Response);
  readIt().catch(() => {});
  await vi.advanceTimersByTimeAsync(299_999);
  expect(ends).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toBe(1);
});
