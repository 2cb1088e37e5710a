import { expect, test } from 'vitest';
import { mean, median, percentile, spread } from './statistics.ts';

test('the median is the middle of the sorted values, or lies between the two middle ones', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 2])).toBe(6);
  expect(() => median([])).toThrow(RangeError);
});

test('the mean weighs all values', () => {
  expect(mean([1, 2, 9])).toBe(4);
  expect(() => mean([])).toThrow(RangeError);
});

test('a percentile lies between the values around it', () => {
  const values = [40, 10, 30, 20, 50];
  expect(percentile(values, 0)).toBe(10);
  expect(percentile(values, 95)).toBeCloseTo(48);
  expect(percentile(values, 100)).toBe(50);
});

test('the spread is the distance of the extremes in medians', () => {
  expect(spread([90, 100, 115])).toBeCloseTo(0.25);
  expect(spread([3, 3, 3])).toBe(0);
});
