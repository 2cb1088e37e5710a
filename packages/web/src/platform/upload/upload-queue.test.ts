import { expect, test } from 'vitest';
import { UploadQueue } from './upload-queue.ts';

function queueOf(places: number) {
  const started: number[] = [];
  const queue = new UploadQueue(places);
  return { queue, started, enter: (key: number) => queue.enter(key, () => started.push(key)) };
}

test('of six files chosen at once three go; each that ends lets the next one in, in their order', () => {
  const { queue, started, enter } = queueOf(3);
  for (const key of [1, 2, 3, 4, 5, 6]) enter(key);
  expect(started).toEqual([1, 2, 3]);
  queue.leave(2);
  expect(started).toEqual([1, 2, 3, 4]);
  queue.leave(1);
  queue.leave(4);
  expect(started).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a file given up while it waits is never sent and takes nobody’s place', () => {
  const { queue, started, enter } = queueOf(1);
  for (const key of [1, 2, 3]) enter(key);
  queue.leave(2);
  expect(started).toEqual([1]);
  queue.leave(1);
  expect(started).toEqual([1, 3]);
});

test('when the screen is left, what waits does not begin', () => {
  const { queue, started, enter } = queueOf(1);
  enter(1);
  enter(2);
  queue.clear();
  queue.leave(1);
  expect(started).toEqual([1]);
});
