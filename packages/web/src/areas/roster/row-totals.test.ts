import { dayOf } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { DefinitionBook } from './definition-book.ts';
import { rowTotals } from './row-totals.ts';
import { SAMPLE_MONTH } from './sample-month.ts';

const book = new DefinitionBook(SAMPLE_MONTH.definitions);
const from = dayOf(2026, 12, 1);

test('duty hours count working shifts, across midnight too, and leave out on-call, rest and absence', () => {
  expect(rowTotals(['M', 'P', 'N', 'RPD', 'R', 'FER', '-', '.'], from, book)).toEqual({
    dutyMinutes: 24 * 60,
    nights: 1,
  });
});

test('a timetable counts its own length', () => {
  expect(rowTotals(['G36', 'G36'], from, book).dutyMinutes).toBe(2 * 462);
});
