import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { ThreadBusy, WorkThread, WorkTooMuch } from './work-thread.ts';
import type { WorkThreadParts } from './work-thread.ts';

const opened: WorkThread<number, number>[] = [];

function thread(parts: Partial<WorkThreadParts<number>> = {}): WorkThread<number, number> {
  const one = new WorkThread<number, number>({
    start: (resourceLimits) =>
      new Worker(new URL('./stubborn-thread.fixture.ts', import.meta.url), { resourceLimits }),
    longestMs: 20_000,
    longestWaitMs: 60_000,
    mostWaiting: 8,
    mostWaitingOfOne: 8,
    limits: { maxOldGenerationSizeMb: 24 },
    ...parts,
  });
  opened.push(one);
  return one;
}

afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

test('pieces of work are answered each with its own result, and a failure is one piece’s only', async () => {
  const doubling = thread();
  const answers = await Promise.allSettled([1, 13, 21].map((piece) => doubling.run(piece, 'anna')));
  expect(answers).toEqual([
    { status: 'fulfilled', value: 2 },
    { status: 'rejected', reason: expect.objectContaining({ message: 'thirteen' }) },
    { status: 'fulfilled', value: 42 },
  ]);
});

// A new thread is loaded within the same time that a piece may take: 2 seconds are many times what it needs.
test('work without an end is given up alone: what waits goes on in a new thread', async () => {
  const impatient = thread({ longestMs: 2_000 });
  const endless = impatient.run(0, 'anna');
  const others = [impatient.run(4, 'anna'), impatient.run(5, 'bruno')];
  await expect(endless).rejects.toBeInstanceOf(WorkTooMuch);
  expect(await Promise.all(others)).toEqual([8, 10]);
});

test('work that takes all memory ends its thread and no other piece', async () => {
  const small = thread();
  const greedy = small.run(-1, 'anna');
  const other = small.run(4, 'bruno');
  await expect(greedy).rejects.toBeInstanceOf(WorkTooMuch);
  expect(await other).toBe(8);
});

test('the clock of a piece begins when it begins, not while it waits', async () => {
  const patient = thread({ longestMs: 2_000 });
  const pieces = [800, 800, 800, 1].map((piece) => patient.run(piece, 'anna'));
  expect(await Promise.all(pieces)).toEqual([1_600, 1_600, 1_600, 2]);
});

test('who waits too long is told so, and so is at once who finds too many waiting', async () => {
  const busy = thread({ longestWaitMs: 300, mostWaiting: 3, mostWaitingOfOne: 2 });
  const slow = busy.run(1_200, 'anna');
  const waiting = ['anna', 'anna', 'bruno'].map((by) => busy.run(4, by));
  const noPlace = busy.run(4, 'carla');
  await expect(noPlace).rejects.toBeInstanceOf(ThreadBusy);
  for (const one of await Promise.allSettled(waiting))
    expect(one).toEqual({ status: 'rejected', reason: expect.any(ThreadBusy) });
  expect(await slow).toBe(2_400);
  expect(await busy.run(4, 'bruno'), 'what was refused is not done').toBe(8);
});

test('one person has so many pieces waiting and no more', async () => {
  const busy = thread({ mostWaitingOfOne: 2 });
  const own = [500, 1, 2, 3].map((piece) => busy.run(piece, 'anna'));
  const other = busy.run(4, 'bruno');
  const last = own.pop()!;
  await expect(last).rejects.toBeInstanceOf(ThreadBusy);
  expect(await Promise.all([...own, other])).toEqual([1_000, 2, 4, 8]);
});

test('people take turns: who brings many pieces makes the others wait for one of them', async () => {
  const fair = thread();
  const done: string[] = [];
  const bring = async (piece: number, by: string): Promise<void> => {
    await fair.run(piece, by);
    done.push(`${by} ${piece}`);
  };
  await Promise.all([
    bring(100, 'anna'),
    bring(101, 'anna'),
    bring(102, 'anna'),
    bring(1, 'bruno'),
    bring(2, 'bruno'),
    bring(1, 'carla'),
  ]);
  expect(done).toEqual(['anna 100', 'bruno 1', 'carla 1', 'anna 101', 'bruno 2', 'anna 102']);
});

test('whoever brought what was too much comes after all others', async () => {
  const fair = thread({ longestMs: 2_000 });
  const done: string[] = [];
  const bring = (piece: number, by: string): Promise<unknown> =>
    fair
      .run(piece, by)
      .finally(() => done.push(`${by} ${piece}`))
      .catch(() => null);
  await Promise.all([bring(0, 'anna'), bring(1, 'anna'), bring(1, 'bruno'), bring(2, 'bruno')]);
  expect(done).toEqual(['anna 0', 'bruno 1', 'bruno 2', 'anna 1']);
});

test('a thread that is closed leaves nobody waiting', async () => {
  const closing = thread();
  const pieces = [closing.run(0, 'anna'), closing.run(1, 'bruno')];
  const ended = Promise.allSettled(pieces);
  await closing.close();
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(closing.run(1, 'anna')).rejects.toThrow('closed');
});
