import { dayOf } from '@torre/domain/kernel';
import { describe, expect, test } from 'vitest';
import { firstWeekOf, monthOfWeek, neighbourOfWeek, weekOf, weekTitle } from './week-window.ts';

const DECEMBER = { year: 2026, month: 12 };

describe('the week of the phone', () => {
  test('begins on Monday', () => {
    expect(weekOf(dayOf(2026, 12, 20))).toBe(dayOf(2026, 12, 14));
    expect(weekOf(dayOf(2026, 12, 14))).toBe(dayOf(2026, 12, 14));
  });

  test("opens with today's week, or with the month's first own week", () => {
    expect(firstWeekOf(DECEMBER, dayOf(2026, 12, 16))).toBe(dayOf(2026, 12, 14));
    // 1 December 2026 is a Tuesday; 1 November is a Sunday, so November's first own week begins on the 2nd
    expect(firstWeekOf(DECEMBER, dayOf(2027, 3, 1))).toBe(dayOf(2026, 11, 30));
    expect(firstWeekOf({ year: 2026, month: 11 }, dayOf(2027, 3, 1))).toBe(dayOf(2026, 11, 2));
  });

  test('belongs to the month of its Thursday and names the other one it touches', () => {
    const turn = dayOf(2026, 12, 28);
    expect(monthOfWeek(turn)).toEqual(DECEMBER);
    expect(neighbourOfWeek(turn)).toEqual({ year: 2027, month: 1 });
    expect(neighbourOfWeek(dayOf(2026, 11, 30))).toEqual({ year: 2026, month: 11 });
    expect(neighbourOfWeek(dayOf(2026, 12, 14))).toBeNull();
  });

  test('is written as people write it', () => {
    expect(weekTitle(dayOf(2026, 12, 14))).toBe('14–20 dic 2026');
    expect(weekTitle(dayOf(2026, 12, 28))).toBe('28 dic–3 gen 2027');
  });
});
