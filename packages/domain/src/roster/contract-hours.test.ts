import { describe, expect, test } from 'vitest';
import { addDays, dayOf } from '../kernel/index.ts';
import { dueMinutes } from './contract-hours.ts';

const WEEKLY = { shiftStaff: 2016, dayStaff: 2310 };
const MONDAY = dayOf(2026, 12, 7);
const week = Array.from({ length: 7 }, (_, index) => addDays(MONDAY, index));
const IMMACOLATA = dayOf(2026, 12, 8);
const always = (): boolean => true;
const never = (): boolean => false;
const isHoliday = (day: number): boolean => day === IMMACOLATA;

describe('hours that the contract owes', () => {
  test('who works shifts owes the same on every day, holiday or not', () => {
    expect(dueMinutes(never, week, WEEKLY, isHoliday)).toBe(2016);
    expect(dueMinutes(never, [IMMACOLATA], WEEKLY, isHoliday)).toBe(288);
  });

  test('who works a timetable owes nothing on weekends and holidays', () => {
    expect(dueMinutes(always, week, WEEKLY, never)).toBe(5 * 462);
    expect(dueMinutes(always, week, WEEKLY, isHoliday)).toBe(4 * 462);
  });

  test('whose category works a timetable from Thursday on owes shifts until then, and its hours after', () => {
    const from = (first: number) => (day: number) => day >= first;
    const due = (first: number): number => dueMinutes(from(first), week, WEEKLY, isHoliday);
    expect(due(addDays(MONDAY, 3))).toBe(3 * 288 + 2 * 462);
    expect(due(MONDAY)).toBe(4 * 462);
    expect(due(addDays(MONDAY, 6))).toBe(6 * 288);
    expect(due(addDays(MONDAY, 7))).toBe(2016);
  });
});
