import { dayOf } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { monthAfter, monthDays, monthOf } from './month-key.ts';

test('months count on across the year', () => {
  expect(monthAfter({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
  expect(monthAfter({ year: 2027, month: 1 }, -1)).toEqual({ year: 2026, month: 12 });
});

test('a month knows its days, and a day its month', () => {
  expect(monthDays({ year: 2027, month: 2 })).toEqual({ from: dayOf(2027, 2, 1), to: dayOf(2027, 2, 28) });
  expect(monthOf(dayOf(2028, 2, 29))).toEqual({ year: 2028, month: 2 });
});
