import { dayFromCompact, displayDay, type Day } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { parseItalianDate } from './italian-date.ts';

const today = dayFromCompact('20261114') as Day;
const read = (text: string): string | null => {
  const day = parseItalianDate(text, today);
  return day === null ? null : displayDay(day);
};

test.each([
  ['3/11', '03/11/2026'],
  ['03/11/2026', '03/11/2026'],
  ['3-11-26', '03/11/2026'],
  ['3.11.26', '03/11/2026'],
  ['3 11', '03/11/2026'],
  ['031126', '03/11/2026'],
  ['03112026', '03/11/2026'],
  ['14/07/2026', '14/07/2026'],
  [' 29/2/28 ', '29/02/2028'],
])('a date typed as %s is read as %s', (typed, expected) => {
  expect(read(typed)).toBe(expected);
});

test.each(['', '31/4', '29/02/2027', '32/1', '1/13', '3/11/202', 'domani', '7/14/2026', '3'])('%s is no date', (typed) => {
  expect(read(typed)).toBeNull();
});
