import { expect, test } from 'vitest';
import { calendarEntry } from './calendar-entry.ts';

test.each([
  ['a shift of work', { shiftClass: 'LAV' }, 'busy'],
  ['a shift on call', { shiftClass: 'REP' }, 'free'],
  ['a flexible day', { shiftClass: 'FLEX' }, 'free'],
  ['a day of rest', { shiftClass: 'NONLAV' }, null],
  ['the cause of an absence, which no definition knows', null, null],
] as const)('%s stands in a calendar outside as it should', (_, definition, entry) => {
  expect(calendarEntry(definition)).toBe(entry);
});
