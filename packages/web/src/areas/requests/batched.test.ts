import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { batched } from './batched.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type AskAll = (keys: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const { signal } = new AbortController();
const LIMITS = { most: 2, pauseMs: 200 };

test('what is asked for together goes in one call, at most so many in each', async () => {
  const asked: (readonly string[])[] = [];
  const ask = batched(LIMITS, (keys) => {
    asked.push(keys);
    return Promise.resolve(new Map(keys.map((key) => [key, key.toUpperCase()])));
  });
  const answers = Promise.all([ask('a', signal), ask('b', signal), ask('c', signal)]);
  await vi.advanceTimersByTimeAsync(LIMITS.pauseMs);
  expect(await answers).toEqual(['A', 'B', 'C']);
  expect(asked).toEqual([['a', 'b'], ['c']]);
});

test('nothing is sent before the asking rests', async () => {
  const askAll = vi.fn<AskAll>(() => Promise.resolve(new Map()));
  const ask = batched(LIMITS, askAll);
  void ask('a', signal);
  await vi.advanceTimersByTimeAsync(LIMITS.pauseMs - 1);
  const last = ask('b', signal);
  await vi.advanceTimersByTimeAsync(LIMITS.pauseMs - 1);
  expect(askAll).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await last).toBeNull();
  expect(askAll).toHaveBeenCalledOnce();
});

test('a call that fails fails for each of its keys, and the next one is asked again', async () => {
  const askAll = vi
    .fn<AskAll>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValueOnce(new Map([['a', 'A']]));
  const ask = batched(LIMITS, askAll);
  const failing = Promise.allSettled([ask('a', signal), ask('b', signal)]);
  await vi.advanceTimersByTimeAsync(LIMITS.pauseMs);
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = ask('a', signal);
  await vi.advanceTimersByTimeAsync(LIMITS.pauseMs);
  expect(await again).toBe('A');
});

test('what nobody waits for any more is not asked for', async () => {
  const askAll = vi.fn<AskAll>((keys) => Promise.resolve(new Map(keys.map((key) => [key, key]))));
  const ask = batched(LIMITS, askAll);
  const leaving = new AbortController();
  const left = Promise.allSettled([ask('a', leaving.signal)]);
  const stays = ask('b', signal);
  leaving.abort();
  await vi.advanceTimersByTimeAsync(LIMITS.pauseMs);
  expect(await stays).toBe('b');
  expect((await left)[0]?.status).toBe('rejected');
  expect(askAll.mock.calls).toEqual([[['b']]]);
});
