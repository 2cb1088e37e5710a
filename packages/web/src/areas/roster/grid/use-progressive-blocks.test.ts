import { expect, test } from 'vitest';
import { firstRange, widerRange } from './use-progressive-blocks.ts';
import type { MountedRange } from './use-progressive-blocks.ts';

/** All ranges on the way to a complete month. */
function slices(count: number, firstVisible: number): MountedRange[] {
  const ranges = [firstRange(firstVisible)];
  for (;;) {
    const last = ranges.at(-1) ?? firstRange(0);
    const next = widerRange(last, count);
    if (next === last) return ranges;
    ranges.push(next);
  }
}

test('what is in view is mounted first, then what is below, then what is above', () => {
  const ranges = slices(16, 8);
  expect(ranges[0]).toEqual({ low: 7, high: 11 });
  expect(ranges[1]).toEqual({ low: 7, high: 13 });
  expect(ranges.at(-1)).toMatchObject({ low: 0 });
  expect(ranges.at(-1)?.high).toBeGreaterThanOrEqual(16);
});

test('a small month is complete at once', () => {
  expect(slices(3, 0)).toHaveLength(1);
});
