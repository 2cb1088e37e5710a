import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FewAtOnce } from './few-at-once.ts';

test('two tasks run at once, the others in their order, also after one that fails', async () => {
  const few = new FewAtOnce(2);
  const begun: number[] = [];
  const tasks = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
  const runs = tasks.map(({ promise }, nth) =>
    few.run(() => {
      begun.push(nth);
      return promise;
    }),
  );
  await setImmediate();
  expect(begun).toEqual([0, 1]);
  tasks[1]!.reject(new Error('failed'));
  await expect(runs[1]).rejects.toThrow('failed');
  await setImmediate();
  expect(begun).toEqual([0, 1, 2]);
  tasks.forEach(({ resolve }) => resolve());
  await Promise.allSettled(runs);
  expect(begun).toEqual([0, 1, 2, 3]);
});

test('who asks the same meanwhile shares one answer that begins afterwards', async () => {
  const few = new FewAtOnce(2);
  const first = Promise.withResolvers<void>();
  let committed = 'before';
  let tasks = 0;
  const ask = (question = 'same') =>
    few.shared(question, async () => {
      tasks++;
      const seen = committed;
      await first.promise;
      return seen;
    });
  const early = ask();
  await setImmediate();
  committed = 'after';
  const late = [ask(), ask(), ask(), ask('another')];
  await setImmediate();
  expect(tasks).toBe(2);
  first.resolve();
  expect(await early).toBe('before');
  expect(await Promise.all(late)).toEqual(['after', 'after', 'after', 'after']);
  expect(tasks).toBe(3);
  await ask();
  expect(tasks).toBe(4);
});
