import type { RuleReach } from '@torre/domain/configuration';
import { dayFromIso, isoDay } from '@torre/domain/kernel';
import { describe, expect, test } from 'vitest';
import { daysBehind, daysBeside, daysReached, yearBehind } from './legality-reach.ts';
import type { Days } from './person-rosters.reads.ts';

const SHIPPED: RuleReach = { windowDays: 31, restDays: 9, months: 4 };
const ofYear: RuleReach = { windowDays: 57, restDays: 0, months: 12 };
const ofOneMonth: RuleReach = { windowDays: 31, restDays: 9, months: 1 };

describe('how far the days around a week of December are read and judged', () => {
  const week: Days = { from: dayFromIso('2026-12-07')!, to: dayFromIso('2026-12-13')! };

  test.each<readonly [what: string, of: (days: Days, reach: RuleReach) => Days, RuleReach, string, string]>([
    // the months of the mean, then to the end of the month, of a window and of the rests that begin in it
    ['findings follow from', daysBehind, SHIPPED, '2026-09-01', '2027-02-09'],
    ['a mean of a year follows from', daysBehind, ofYear, '2026-01-01', '2027-02-26'],
    ['a mean of one month and windows follow from', daysBehind, ofOneMonth, '2026-10-28', '2027-02-09'],
    ['the nights of a year are read from', yearBehind, SHIPPED, '2026-01-01', '2027-02-09'],
    ['a change reaches', daysReached, SHIPPED, '2026-10-28', '2027-03-31'],
    ['a change reaches, in a mean of a year,', daysReached, ofYear, '2026-10-11', '2027-11-30'],
    ['a change reaches, in a mean of one month,', daysReached, ofOneMonth, '2026-10-28', '2027-01-13'],
    ['people are looked for', daysBeside, SHIPPED, '2026-11-06', '2027-01-13'],
  ])('%s', (_, of, reach, from, to) => {
    const days = of(week, reach);
    expect([isoDay(days.from), isoDay(days.to)]).toEqual([from, to]);
  });
});
