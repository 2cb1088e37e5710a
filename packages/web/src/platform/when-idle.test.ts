import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callWhenIdle, doWhenIdle, dropIdleWork, leaveIdleWork } from './when-idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('calls come before other work, each once and in their order; what is not needed any more is left', () => {
  const done: string[] = [];
  const work = (name: string) => ({ run: () => void done.push(name) });
  const [first, second, third] = [work('first'), work('second'), work('third')];
  for (const one of [first, second, third, first]) doWhenIdle(one!);
  callWhenIdle(() => void done.push('call'));
  leaveIdleWork(second!);
  expect(done).toEqual([]);
  vi.runAllTimers();
  expect(done).toEqual(['call', 'first', 'third']);
});

test('long work is done in slices, and work that brings more work comes to its end', () => {
  const done: number[] = [];
  for (const number of [1, 2, 3]) {
    doWhenIdle({
      run: () => {
        vi.setSystemTime(Date.now() + 10);
        done.push(number);
        if (number === 3) callWhenIdle(() => void done.push(4));
      },
    });
  }
  vi.runAllTimers();
  expect(done).toEqual([1, 2, 3, 4]);
});

test('what was to be done for a person who left is dropped, also by a clock that never came to it; what the next one asks for is done', () => {
  const done: string[] = [];
  callWhenIdle(() => void done.push('of the former'));
  vi.clearAllTimers();
  dropIdleWork();
  callWhenIdle(() => void done.push('of the next'));
  vi.runAllTimers();
  expect(done).toEqual(['of the next']);
});
