import { describe, expect, test } from 'vitest';
import { addDays, dayOf } from '../kernel/index.ts';
import { MONDAY, hours, personDays, wholeDays } from './example-days.ts';
import { countedDays, law104Asked, law104Left, law104Minutes, useInMonth, usesByMonth } from './index.ts';
import type { CarerMonth } from './index.ts';

const HOUR = 60;
const carer = (days: number, minutes = 0, ceiling = 24 * HOUR): CarerMonth => ({ ceiling, days, minutes });
const asks = (days: number, minutes = 0) => ({ days, minutes });

describe('ceilings of law 104 (domain.md 2.2)', () => {
  test.each([
    ['36 hours over 6 days', 36 * HOUR, 6, 18 * HOUR],
    ['36 hours over 5 days', 36 * HOUR, 5, 21 * HOUR + 36],
    ['35 hours over 5 days', 35 * HOUR, 5, 21 * HOUR],
    ['33.6 hours over 4.2 days of a shift worker', 33.6 * HOUR, 4.2, 24 * HOUR],
  ])('%s', (_case, weeklyMinutes, weeklyDays, minutes) => {
    expect(law104Minutes(weeklyMinutes, weeklyDays)).toBe(minutes);
  });

  test.each([
    ['nothing taken', carer(0), [], 3, 24 * HOUR],
    ['two of three days', carer(2), [], 1, 8 * HOUR],
    ['twenty of 24 hours', carer(0, 20 * HOUR), [], 0, 4 * HOUR],
    ['a day and an hour', carer(1, HOUR), [], 1, 15 * HOUR],
    ['all of it', carer(3), [], 0, 0],
    ['too much', carer(4), [], 0, 0],
    ['shared: the other took a day', carer(1), [carer(1)], 1, 8 * HOUR],
    ['shared: the other has another ceiling', carer(0), [carer(0, 9 * HOUR, 18 * HOUR)], 1, 12 * HOUR],
    ['shared by three: one day each', carer(1), [carer(1), carer(1)], 0, 0],
  ])('left, %s', (_case, own, others, days, minutes) => {
    expect(law104Left(own, others)).toEqual({ days, minutes });
  });

  test.each([
    ['the third day', carer(2), [], asks(1), true],
    ['a fourth', carer(3), [], asks(1), false],
    ['three days at once of a ceiling that three do not divide', carer(0, 0, 1300), [], asks(3), true],
    ['its third day', carer(2, 0, 1300), [], asks(1), true],
    ['hours up to the ceiling', carer(2), [], asks(0, 8 * HOUR), true],
    ['a minute more', carer(2), [], asks(0, 8 * HOUR + 1), false],
    ['a day of a mixed month', carer(1, 8 * HOUR), [], asks(1), true],
    ['a day when an hour too much is taken', carer(1, 9 * HOUR), [], asks(1), false],
    ['one that another carer took', carer(1), [carer(2)], asks(1), false],
    [
      'what another of another ceiling left',
      carer(0),
      [carer(0, 18 * HOUR, 36 * HOUR)],
      asks(1, 4 * HOUR),
      true,
    ],
  ])('asked, %s', (_case, own, others, asked, suffices) => {
    const found = law104Asked(own, others, asked)!;
    expect(found.asked <= found.left).toBe(suffices);
  });

  test('in minutes of the own ceiling', () => {
    expect(law104Asked(carer(1, 2 * HOUR), [], asks(1, HOUR))).toEqual({ left: 14 * HOUR, asked: 9 * HOUR });
  });

  test('what costs nothing asks nothing, even of a month that is spent', () => {
    expect(law104Asked(carer(4), [], asks(0))).toBe(null);
  });
});

test('a night across two dates is one day, and a request over a month’s end asks each month', () => {
  const lastOfOctober = dayOf(2026, 10, 31);
  const counted = countedDays(
    wholeDays('104', lastOfOctober, 3),
    [],
    personDays('N11 M P', lastOfOctober, [addDays(lastOfOctober, 1)]),
  );
  expect(usesByMonth(counted)).toEqual([
    { year: 2026, month: 10, days: 1, minutes: 0 },
    { year: 2026, month: 11, days: 2, minutes: 0 },
  ]);
  expect(useInMonth(counted, addDays(lastOfOctober, 4))).toEqual({ days: 2, minutes: 0 });
  expect(useInMonth(counted, dayOf(2026, 12, 1))).toEqual({ days: 0, minutes: 0 });
});

test('hours count inside the shift', () => {
  const counted = countedDays(hours('104', MONDAY, 360, 540), [], personDays('M'));
  expect(useInMonth(counted, MONDAY)).toEqual({ days: 0, minutes: 120 });
});
