import { addDays, dayOf, zoneTable } from '@torre/domain/kernel';
import { personHours } from '@torre/domain/roster';
import { expect, test } from 'vitest';
import { NO_OVERLAYS } from './cell-overlays.ts';
import type { AwayDays, CellOverlays } from './cell-overlays.ts';
import { DefinitionBook } from './definition-book.ts';
import { rowTotals } from './row-totals.ts';
import type { RowFrame } from './row-totals.ts';
import { SAMPLE_MONTH } from './sample-month.ts';

const from = dayOf(2026, 12, 1);
const zone = zoneTable(from, dayOf(2026, 12, 31));
const FRAME: RowFrame = {
  from,
  book: new DefinitionBook(SAMPLE_MONTH.definitions),
  zone,
  hoursOf: personHours(zone, { begin: 0, end: 360, threshold: 1 }),
  isHoliday: () => false,
};
const row = (turns: readonly string[], overlays: Partial<CellOverlays> = {}) => ({
  turns,
  marks: [],
  times: {},
  overlays: { ...NO_OVERLAYS, ...overlays },
});
const away = (first: number, last: number, part: Partial<AwayDays> = {}): AwayDays => ({
  employeeId: '800001',
  from: dayOf(2026, 12, first),
  to: dayOf(2026, 12, last),
  hours: null,
  reason: 'ABSENT',
  ...part,
});

test('duty hours count working shifts, across midnight too, and leave out on-call, rest and absence', () => {
  expect(rowTotals(row(['M', 'P', 'N', 'RPD', 'R', 'FER', '-', '.']), FRAME)).toMatchObject({
    plannedMinutes: 24 * 60,
    workedMinutes: 24 * 60,
    nights: 1,
  });
});

test('a timetable counts its own length', () => {
  expect(rowTotals(row(['G36', 'G36']), FRAME).workedMinutes).toBe(2 * 462);
});

test('a weekend counts once, Sundays and holidays each day, and only where somebody works', () => {
  // Friday 4 to Tuesday 8 December 2026, which is a holiday
  const friday = dayOf(2026, 12, 4);
  const isHoliday = (day: number): boolean => day === dayOf(2026, 12, 8);
  const of = (...turns: string[]) => rowTotals(row(turns), { ...FRAME, from: friday, isHoliday });
  expect(of('M', 'M', 'M', 'R', 'P')).toMatchObject({ weekends: 1, holidays: 2 });
  expect(of('M', 'R', 'RPD', 'M', 'FER')).toMatchObject({
    weekends: 0,
    holidays: 0,
    absentDays: [addDays(friday, 4)],
  });
});

test('days of the code of an absence and days in another plant owe no hours, a day without a shift does', () => {
  const { owingDays, absentDays } = rowTotals(row(['M', 'FER', '-', '.', 'R']), FRAME);
  expect(owingDays.map((day) => day - from)).toEqual([0, 2, 4]);
  // A day elsewhere is no absence from here.
  expect(absentDays).toHaveLength(1);
});

test('nine days of leave take their hours from those planned, and their days from weekends and nights', () => {
  const turns = 'M P N R R M P N R R M P N R R M P N R R'.split(' ');
  const leave = rowTotals(row(turns, { away: [away(2, 10)] }), FRAME);
  // P N, M P N: the Saturday of the 5th is a rest, that of the 12th is worked
  expect(leave.absentDays).toHaveLength(9);
  expect(leave).toMatchObject({
    plannedMinutes: 12 * 480,
    absentMinutes: 5 * 480,
    workedMinutes: 7 * 480,
    nights: 2,
  });
  expect(rowTotals(row(turns, { away: [away(2, 10, { reason: 'REQUESTED' })] }), FRAME)).toMatchObject({
    absentMinutes: 0,
    absentDays: [],
    workedMinutes: 12 * 480,
  });
});

test('a P that goes on until 00:30 is longer and a night, by overtime beside it or by its own times', () => {
  const start = { day: from, minute: 1380 };
  const beside = { employeeId: '800001', day: from, start, end: { day: dayOf(2026, 12, 2), minute: 30 } };
  const expected = { plannedMinutes: 480, overtimeMinutes: 90, workedMinutes: 570, nights: 1 };
  expect(rowTotals(row(['P', 'R'], { overtime: [beside] }), FRAME)).toMatchObject(expected);
  const own = [FRAME.zone.utc(from, 900, 'start'), FRAME.zone.utc(from, 1470, 'end')];
  expect(rowTotals({ ...row(['P', 'R']), times: { 0: own }, marks: ['st'] }, FRAME)).toMatchObject(expected);
});
