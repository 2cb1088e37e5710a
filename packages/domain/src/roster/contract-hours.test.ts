import { describe, expect, test } from 'vitest';
import { addDays, dayOf } from '../kernel/index.ts';
import { dueMinutes } from './contract-hours.ts';

const WEEKLY = { shiftStaff: 2016, dayStaff: 2310 };
const MONDAY = dayOf(2026, 12, 7);
const week = Array.from({ length: 7 }, (_, index) => addDays(MONDAY, index));
const IMMACOLATA = dayOf(2026, 12, 8);
const isHoliday = (day: number): boolean => day === IMMACOLATA;

describe('hours that the contract owes', () => {
  test('who works shifts owes the same on every day, holiday or not', () => {
    expect(dueMinutes(false, week, WEEKLY, isHoliday)).toBe(2016);
    expect(dueMinutes(false, [IMMACOLATA], WEEKLY, isHoliday)).toBe(288);
  });

  test('who works a timetable owes nothing on weekends and holidays', () => {
    expect(dueMinutes(true, week, WEEKLY, () => false)).toBe(5 * 462);
    expect(dueMinutes(true, week, WEEKLY, isHoliday)).toBe(4 * 462);
  });
});
