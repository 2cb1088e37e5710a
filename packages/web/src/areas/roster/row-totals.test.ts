import { dayOf } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { DefinitionBook } from './definition-book.ts';
import { rowTotals } from './row-totals.ts';
import { SAMPLE_MONTH } from './sample-month.ts';

const book = new DefinitionBook(SAMPLE_MONTH.definitions);
const never = (): boolean => false;
const from = dayOf(2026, 12, 1);

test('duty hours count working shifts, across midnight too, and leave out on-call, rest and absence', () => {
  expect(rowTotals(['M', 'P', 'N', 'RPD', 'R', 'FER', '-', '.'], from, book, never)).toMatchObject({
    dutyMinutes: 24 * 60,
    nights: 1,
  });
});

test('a timetable counts its own length', () => {
  expect(rowTotals(['G36', 'G36'], from, book, never).dutyMinutes).toBe(2 * 462);
});

test('a weekend counts once, Sundays and holidays each day, and only where somebody works', () => {
  // Friday 4 to Tuesday 8 December 2026, which is a holiday
  const friday = dayOf(2026, 12, 4);
  const isHoliday = (day: number): boolean => day === dayOf(2026, 12, 8);
  const of = (...turns: string[]) => rowTotals(turns, friday, book, isHoliday);
  expect(of('M', 'M', 'M', 'R', 'P')).toMatchObject({ weekends: 1, holidays: 2 });
  expect(of('M', 'R', 'RPD', 'M', 'FER')).toMatchObject({ weekends: 0, holidays: 0, absences: 1 });
});

test('days of absence and days in another plant owe no hours, a day without a shift does', () => {
  const { owingDays, absences } = rowTotals(['M', 'FER', '-', '.', 'R'], from, book, never);
  expect(owingDays.map((day) => day - from)).toEqual([0, 2, 4]);
  // A day elsewhere is no absence from here.
  expect(absences).toBe(1);
});
