import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { areImagesLoading, enterLoading } from './image-loading.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ignore = () => undefined;

test('[P4.06][P4.07] each image enters under a whole number of its own, and the page waits until all are there', () => {
  const images = Array.from({ length: 50 }, () => enterLoading(ignore));
  const numbers = images.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(50);
  expect(numbers.every((number) => Number.isInteger(number))).toBe(true);
  // By chance: not counted up.
  expect(numbers).not.toEqual(numbers.toSorted((one, other) => one - other));
  for (const image of images) {
    expect(areImagesLoading()).toBe(true);
    image.ready();
  }
  expect(areImagesLoading()).toBe(false);
  for (const image of images) image.leave();
});

test('[P4.08][P4.09] after 100000 ms an image counts as loaded, and its widget is told', () => {
  const onLate = vi.fn<() => void>();
  const image = enterLoading(onLate);
  vi.advanceTimersByTime(99_999);
  expect([areImagesLoading(), onLate.mock.calls.length]).toEqual([true, 0]);
  vi.advanceTimersByTime(1);
  expect([areImagesLoading(), onLate.mock.calls.length]).toEqual([false, 1]);
  image.leave();
});

test('an image that left the page is waited for no longer', () => {
  const onLate = vi.fn<() => void>();
  enterLoading(onLate).leave();
  expect(areImagesLoading()).toBe(false);
  vi.advanceTimersByTime(100_000);
  expect(onLate).not.toHaveBeenCalled();
});
