import { expect, test } from 'vitest';
import { CallFailed, NetworkFailed } from './call-failure.ts';
import { noticeStore } from './notify.ts';
import { mayReadAgain, pauseBeforeReading } from './read-again.ts';

const busy = (status: number, retryAfter: number | null): CallFailed =>
  new CallFailed('readThings', status, null, retryAfter);

test.each([503, 429])(
  'a read that got %d with Retry-After is tried again, and the screen says so once',
  (status) => {
    expect([0, 1, 5, 6].map((failures) => mayReadAgain(failures, busy(status, 2)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(noticeStore.read().map((notice) => notice.text)).toEqual([
      'Il servizio è molto richiesto: riprovo da solo tra qualche secondo.',
    ]);
  },
);

test('the pause is what the server asked for, spread over half as much again, and never longer than a reader waits', () => {
  for (let round = 0; round < 100; round++) {
    const pause = pauseBeforeReading(1, busy(503, 4));
    expect(pause).toBeGreaterThanOrEqual(4000);
    expect(pause).toBeLessThanOrEqual(6000);
    expect(pauseBeforeReading(1, busy(503, 600))).toBeLessThanOrEqual(22_500);
  }
});

test('a refusal is final', () => {
  for (const error of [busy(403, null), busy(503, null), busy(409, 3), new Error('surprise')]) {
    expect(mayReadAgain(0, error)).toBe(false);
  }
  expect(noticeStore.read()).toEqual([]);
});

test('without network a read is tried twice more; one that was given up is not', () => {
  const offline = new NetworkFailed('readThings', 'offline');
  expect([0, 1, 2].map((failures) => mayReadAgain(failures, offline))).toEqual([true, true, false]);
  expect(mayReadAgain(0, new NetworkFailed('readThings', 'timeout'))).toBe(false);
  expect(pauseBeforeReading(1, offline)).toBe(2000);
});
