import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { WorkThread, WorkTooMuch } from './work-thread.ts';

const opened: WorkThread<number, number>[] = [];

function thread(longestMs: number): WorkThread<number, number> {
  const one = new WorkThread<number, number>({
    start: (resourceLimits) =>
      new Worker(new URL('./stubborn-thread.fixture.ts', import.meta.url), { resourceLimits }),
    longestMs,
    limits: { maxOldGenerationSizeMb: 24 },
  });
  opened.push(one);
  return one;
}

afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

test('pieces of work are answered each with its own result, and a failure is one piece’s only', async () => {
  const doubling = thread(20_000);
  const answers = await Promise.allSettled([1, 13, 21].map((piece) => doubling.run(piece)));
  expect(answers).toEqual([
    { status: 'fulfilled', value: 2 },
    { status: 'rejected', reason: expect.objectContaining({ message: 'thirteen' }) },
    { status: 'fulfilled', value: 42 },
  ]);
});

test('work without an end is given up, and the next piece finds a thread again', async () => {
  const impatient = thread(5_000);
  await expect(impatient.run(0)).rejects.toBeInstanceOf(WorkTooMuch);
  expect(await impatient.run(4)).toBe(8);
});

test('work that takes all memory ends its thread and nothing else', async () => {
  const small = thread(20_000);
  await expect(small.run(-1)).rejects.toBeInstanceOf(WorkTooMuch);
  expect(await small.run(4)).toBe(8);
});
