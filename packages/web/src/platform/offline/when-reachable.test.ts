import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ASK_AGAIN_MS, whenReachable } from './when-reachable.ts';

let online: boolean;
let answers: boolean;
let network: EventTarget;
const back = vi.fn<() => void>();
const ask = vi.fn<() => Promise<boolean>>(async () => answers);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  [online, answers, network] = [false, false, new EventTarget()];
});
afterEach(() => void vi.useRealTimers());

const wait = () => whenReachable(back, { network, isOnline: () => online, ask });

async function plugIn(): Promise<void> {
  online = true;
  network.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
}

test('without a network nobody is asked; with one that carries, the page is back at once and once', async () => {
  wait();
  await vi.advanceTimersByTimeAsync(10 * ASK_AGAIN_MS);
  expect(ask).not.toHaveBeenCalled();
  answers = true;
  await plugIn();
  expect(back).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10 * ASK_AGAIN_MS);
  expect(back).toHaveBeenCalledTimes(1);
});

test('a network through which nothing gets yet, or a server that starts again, is asked until it answers', async () => {
  wait();
  await plugIn();
  expect(back).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * ASK_AGAIN_MS);
  expect(back).not.toHaveBeenCalled();
  answers = true;
  await vi.advanceTimersByTimeAsync(ASK_AGAIN_MS);
  expect(back).toHaveBeenCalledTimes(1);
});

test('a page that is left is not called back', async () => {
  const stop = wait();
  stop();
  answers = true;
  await plugIn();
  await vi.advanceTimersByTimeAsync(2 * ASK_AGAIN_MS);
  expect(back).not.toHaveBeenCalled();
});
