import { dayFromCompact } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { dayText, spanText } from './day-text.ts';

const DAY = dayFromCompact('20261110')!;

test.each([
  ['within a day', 420, 900, '07:00–15:00'],
  ['up to midnight', 900, 1440, '15:00–24:00'],
  ['from the evening before', -60, 420, '09/11 23:00–07:00'],
  ['into the next morning', 1380, 1860, '23:00–11/11 07:00'],
])('hours name another day by its date: %s', (_, from, to, expected) => {
  expect(spanText(DAY, from, to)).toBe(expected);
});

test('a day is named by weekday and date', () => {
  expect(dayText(DAY)).toBe('mar 10/11');
});
