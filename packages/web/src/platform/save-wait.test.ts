import type { Endpoint } from '@torre/contract/endpoint';
import type { OutcomeReply } from '@torre/contract/outcome';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { SaveWait, type Waiting } from './save-wait.ts';

const saveThing: Endpoint<{ body: { turn: string }; reply: OutcomeReply }> = {
  id: 'saveThing',
  method: 'PUT',
  path: '/things',
  required: [],
  envelope: 'outcome',
};
const DONE: OutcomeReply = { outcome: { code: 0, messageIT: '' } };

const fetchCall = vi.fn<typeof fetch>();
const waited: Waiting[] = [];
let wait: SaveWait;
const save = (turn: string): Promise<OutcomeReply> =>
  wait.run((options) => call(saveThing, { body: { turn } }, options));
const keys = (): (string | null)[] =>
  fetchCall.mock.calls.map(([, init]) => new Headers(init!.headers).get('idempotency-key'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchCall);
  waited.length = 0;
  wait = new SaveWait((waiting) => waited.push(waiting));
});
afterEach(() => {
  fetchCall.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A server that takes the request and says nothing. */
const frozen: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error));
  });

test('a save that gets no answer says so after five seconds, and waiting can be ended', async () => {
  fetchCall.mockImplementation(frozen);
  const ended = save('M').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(waited).toEqual(['shortly']);
  await vi.advanceTimersByTimeAsync(200);
  expect(waited).toEqual(['shortly', 'long']);
  wait.giveUp();
  expect(await ended).toMatchObject({ name: 'NetworkFailed', reason: 'aborted' });
  expect(waited).toEqual(['shortly', 'long', 'no']);
  expect(wait.isUnderWay).toBe(false);
});

test('what was not waited for and is sent again unchanged keeps its key, so that it is done once', async () => {
  fetchCall.mockImplementationOnce(frozen).mockImplementation(async () => Response.json(DONE));
  const ended = save('M').catch(() => null);
  await vi.advanceTimersByTimeAsync(0);
  wait.giveUp();
  await ended;
  await save('M');
  await save('M');
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('what was changed after waiting ended is a save of its own', async () => {
  fetchCall.mockImplementationOnce(frozen).mockImplementation(async () => Response.json(DONE));
  const ended = save('M').catch(() => null);
  await vi.advanceTimersByTimeAsync(0);
  wait.giveUp();
  await ended;
  await save('P');
  const [first, second] = keys();
  expect(second).not.toBe(first);
});

test('an answer in time says nothing', async () => {
  fetchCall.mockImplementation(async () => Response.json(DONE));
  expect(await save('M')).toEqual(DONE);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(waited).toEqual(['shortly', 'no']);
});
