import { expect, test } from 'vitest';
import { dayRanges } from './day-ranges.ts';
import { dayOf } from './day.ts';

test('days one after the other are one range, over the end of a year too', () => {
  const days = [dayOf(2026, 12, 3), dayOf(2026, 12, 30), dayOf(2026, 12, 31), dayOf(2027, 1, 1)];
  expect(dayRanges(days)).toEqual([
    { from: days[0], to: days[0] },
    { from: days[1], to: days[3] },
  ]);
  expect(dayRanges([])).toEqual([]);
});
