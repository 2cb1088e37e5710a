import { expect, test } from 'vitest';
import { addDays, civil, dayIfReal, dayOf, firstOfMonth, lastOfMonth, weekday } from './index.ts';
import type { Day } from './index.ts';

test('days count from 1 January 1970, a Thursday', () => {
  expect(dayOf(1970, 1, 1)).toBe(0);
  expect(weekday(dayOf(1970, 1, 1))).toBe(4);
  expect(weekday(dayOf(1969, 12, 28))).toBe(7);
});

test('5 October 2026 is a Monday', () => {
  expect(weekday(dayOf(2026, 10, 5))).toBe(1);
});

test('a date that the calendar does not have is no day', () => {
  expect(dayIfReal(2026, 2, 29)).toBeNull();
  expect(dayIfReal(2000, 2, 29)).not.toBeNull();
  expect(dayIfReal(1900, 2, 29)).toBeNull();
  expect(() => dayOf(2026, 4, 31)).toThrow(RangeError);
});

test('months run over the ends of years', () => {
  expect(civil(firstOfMonth(2026, 13))).toEqual({ year: 2027, month: 1, day: 1 });
  expect(civil(firstOfMonth(2026, 0))).toEqual({ year: 2025, month: 12, day: 1 });
  expect(civil(firstOfMonth(2026, -9))).toEqual({ year: 2025, month: 3, day: 1 });
  expect(civil(lastOfMonth(2028, 2))).toEqual({ year: 2028, month: 2, day: 29 });
});

test('civil dates follow one another without a hole for 400 years', () => {
  let expected = { year: 1900, month: 1, day: 1 };
  const end = dayOf(2300, 1, 1);
  for (let day = dayOf(1900, 1, 1); day < end; day = addDays(day, 1)) {
    const found = civil(day);
    if (found.year !== expected.year || found.month !== expected.month || found.day !== expected.day) {
      expect(found).toEqual(expected);
    }
    const { year, month, day: dayOfMonth } = expected;
    const last = month === 12 ? 31 : firstOfMonth(year, month + 1) - firstOfMonth(year, month);
    if (dayOfMonth < last) expected = { year, month, day: dayOfMonth + 1 };
    else expected = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };
  }
  expect(civil(end as Day)).toEqual(expected);
});
