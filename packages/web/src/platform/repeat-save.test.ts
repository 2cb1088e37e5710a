import type { Endpoint } from '@torre/contract/endpoint';
import type { OutcomeReply } from '@torre/contract/outcome';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { noticeStore } from './notify.ts';

const saveThing: Endpoint<{ path: { id: string }; body: { turn: string }; reply: OutcomeReply }> = {
  id: 'saveThing',
  method: 'PUT',
  path: '/things/{id}',
  required: [],
  envelope: 'outcome',
};
const filterThings: Endpoint<{ body: { turn: string }; reply: OutcomeReply }> = {
  id: 'filterThings',
  method: 'POST',
  path: '/things/filter',
  load: 'read',
  required: [],
  envelope: 'outcome',
};
const SAVE = { path: { id: '7' }, body: { turn: 'M' } };
const DONE: OutcomeReply = { outcome: { code: 0, messageIT: '' } };
const BROKEN = new TypeError('Failed to fetch');

const fetchCall = vi.fn<typeof fetch>();
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchCall);
  vi.stubGlobal('window', page);
  goes('online');
});
afterEach(() => {
  fetchCall.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function goes(to: 'online' | 'offline'): void {
  vi.stubGlobal('navigator', { onLine: to === 'online' });
  page.dispatchEvent(new Event(to));
}
const done = async (): Promise<Response> => Response.json(DONE);
const keys = (): (string | null)[] =>
  fetchCall.mock.calls.map(([, init]) => new Headers(init!.headers).get('idempotency-key'));
const ended = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

test('a save whose answer was lost is sent once more under the same key', async () => {
  fetchCall.mockRejectedValueOnce(BROKEN).mockImplementation(done);
  const saved = call(saveThing, SAVE);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await saved).toEqual(DONE);
  const [first, second] = keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(fetchCall.mock.calls[1]![1]!.body).toBe(fetchCall.mock.calls[0]![1]!.body);
});

test('an answer that breaks off in the middle counts as lost', async () => {
  const half = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"out')),
    pull: (stream) => stream.error(BROKEN),
  });
  fetchCall.mockResolvedValueOnce(new Response(half)).mockImplementation(done);
  const saved = call(saveThing, SAVE);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await saved).toEqual(DONE);
  expect(new Set(keys()).size).toBe(1);
});

test('each save has a key of its own, a call that reads has none', async () => {
  fetchCall.mockImplementation(done);
  await call(saveThing, SAVE);
  await call(saveThing, SAVE);
  await call(filterThings, { body: SAVE.body });
  const [first, second, third] = keys();
  expect(second).not.toBe(first);
  expect(third).toBeNull();
});

test('without a network the save waits until it is back', async () => {
  goes('offline');
  fetchCall.mockRejectedValueOnce(BROKEN).mockImplementation(done);
  const saved = call(saveThing, SAVE);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(fetchCall).toHaveBeenCalledTimes(1);
  goes('online');
  expect(await saved).toEqual(DONE);
  expect(new Set(keys()).size).toBe(1);
});

test('while it waits for the network the person is told, and no longer afterwards', async () => {
  goes('offline');
  fetchCall.mockRejectedValueOnce(BROKEN).mockImplementation(done);
  const saved = call(saveThing, SAVE);
  await vi.advanceTimersByTimeAsync(0);
  expect(noticeStore.read().map(({ text }) => text)).toEqual([
    'Quello che hai salvato parte da solo appena torna, entro 20 secondi.',
  ]);
  goes('online');
  await saved;
  expect(noticeStore.read()).toEqual([]);
});

test('a network that stays away ends the wait: the save has failed and says so', async () => {
  goes('offline');
  fetchCall.mockRejectedValue(BROKEN);
  const saved = ended(call(saveThing, SAVE));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await saved).toMatchObject({ name: 'NetworkFailed', reason: 'offline' });
  expect(fetchCall).toHaveBeenCalledTimes(1);
});

test('a save is repeated once, not for ever', async () => {
  fetchCall.mockRejectedValue(BROKEN);
  const saved = ended(call(saveThing, SAVE));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await saved).toMatchObject({ reason: 'offline' });
  expect(fetchCall).toHaveBeenCalledTimes(2);
});

test('a refusal is an answer: it is not repeated', async () => {
  fetchCall.mockImplementation(async () => Response.json(DONE, { status: 503 }));
  expect(await ended(call(saveThing, SAVE))).toMatchObject({ name: 'CallFailed', status: 503 });
  expect(fetchCall).toHaveBeenCalledTimes(1);
});

test('who stops waiting ends the repetition too', async () => {
  const leaving = new AbortController();
  fetchCall.mockRejectedValue(BROKEN);
  const saved = ended(call(saveThing, SAVE, { signal: leaving.signal }));
  await vi.advanceTimersByTimeAsync(500);
  leaving.abort();
  await saved;
  expect(fetchCall).toHaveBeenCalledTimes(1);
});
