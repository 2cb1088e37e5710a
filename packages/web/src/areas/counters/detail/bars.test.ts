import { expect, test } from 'vitest';
import { axisOf, axisStep, drawnBar } from './bars.ts';

const bar = (employees: number, chairs: number, lacks = 0) => ({ employees, chairs, lacks });

test.each([
  [0, 5],
  [7, 5],
  [50, 5],
  [51, 10],
  [100, 10],
  [101, 15],
])('[M2.1.35] a largest value of %d has a y axis in steps of %d', (largest, step) => {
  expect(axisStep(largest)).toBe(step);
  expect(axisOf([bar(0, largest), bar(1, 0)]).step).toBe(step);
});

test('the axis reaches as far up as down, over the tallest bar of either colour', () => {
  expect(axisOf([bar(8, 1), bar(3, 5)]).ticks).toEqual([10, 5, 0, -5, -10]);
  expect(axisOf([]).ticks).toEqual([5, 0, -5]);
  expect(axisOf([bar(4, 4, 7)]).limit).toBe(10);
});

test.each([
  ['more people than chairs', bar(5, 4), { difference: 1, green: 1, red: 0 }],
  ['as many', bar(4, 4), { difference: 0, green: 0, red: 0 }],
  ['too few', bar(2, 4, 2), { difference: -2, green: 0, red: -2 }],
  ['too few, and of the wrong sort', bar(2, 4, 3), { difference: -2, green: 0, red: -2 }],
  ['enough, of the wrong sort', bar(5, 4, 1), { difference: 1, green: 1, red: -1 }],
])('[M2.1.30][M2.1.33] %s', (_, figures, drawn) => {
  expect(drawnBar(figures)).toEqual(drawn);
});
