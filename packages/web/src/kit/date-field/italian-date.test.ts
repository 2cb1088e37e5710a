import { dayOf, displayDay } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { parseItalianDate } from './italian-date.ts';

const TODAY = dayOf(2026, 12, 14);

test.each([
  ['3/11', '03/11/2026'],
  ['3-11', '03/11/2026'],
  ['3.11', '03/11/2026'],
  ['3 11 27', '03/11/2027'],
  ['03/11/2025', '03/11/2025'],
  ['031126', '03/11/2026'],
  ['03112026', '03/11/2026'],
  [' 29/2/2028 ', '29/02/2028'],
])('%j is read as %s', (typed, read) => {
  const day = parseItalianDate(typed, TODAY);
  expect(day === null ? null : displayDay(day)).toBe(read);
});

test.each(['', '31/11', '29/2/2026', '11/31', '3', '0311', 'domani', '3/11/026'])(
  '%j is no date',
  (typed) => {
    expect(parseItalianDate(typed, TODAY)).toBeNull();
  },
);
