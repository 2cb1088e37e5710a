import { describe, expect, test } from 'vitest';
import { addDays } from '../kernel/index.ts';
import { MONDAY, hours, personDays, standing, units, wholeDays } from './example-days.ts';
import { overlapping } from './index.ts';
import type { LeaveState, RequestedTime } from './index.ts';

const [TUESDAY, WEDNESDAY] = [addDays(MONDAY, 1), addDays(MONDAY, 2)];
const DAYS = personDays('M P N11 SM R');

const clashes = (asked: RequestedTime, there: RequestedTime, days = DAYS) =>
  overlapping(asked, [standing(there)], days).length > 0;
/** Whichever of them is there. */
const bothClash = (one: RequestedTime, other: RequestedTime, days = DAYS) => {
  const found = [clashes(one, other, days), clashes(other, one, days)];
  expect(found[0]).toBe(found[1]);
  return found[0];
};

describe('which open requests refuse a new one (domain.md 4.1.6)', () => {
  test.each([
    ['days that share one', wholeDays('8114', MONDAY, 2), wholeDays('RFS', TUESDAY), true],
    ['days beside days', wholeDays('8114', MONDAY), wholeDays('RFS', TUESDAY), false],
    ['hours that share a minute', hours('VM', MONDAY, 480, 600), hours('RFS', MONDAY, 599, 660), true],
    ['hours that touch', hours('VM', MONDAY, 480, 600), hours('RFS', MONDAY, 600, 660), false],
    ['hours on a day of leave', hours('VM', MONDAY, 480, 600), wholeDays('8114', MONDAY), true],
    ['hours beside a day of leave', hours('VM', MONDAY, 480, 600), wholeDays('8114', TUESDAY), false],
    ['units beside hours', units('RFS', MONDAY, 2), hours('RFS', MONDAY, 480, 600), false],
    ['units beside units', units('RFS', MONDAY, 2), units('ROS', MONDAY, 3), false],
    ['units on a whole day', units('RFS', MONDAY, 2), wholeDays('8114', MONDAY), true],
    ['units beside a whole day', units('RFS', MONDAY, 2), wholeDays('8114', TUESDAY), false],
    ['a correction in hours', hours('OTE', MONDAY, 480, 480), hours('VM', MONDAY, 420, 600), false],
    ['a correction on a whole day', hours('OTU', MONDAY, 480, 480), wholeDays('8114', MONDAY), false],
    ['sickness over leave', wholeDays('MAL', TUESDAY, 3), wholeDays('8118', MONDAY, 4), false],
    ['sickness over leave of a subsidiary', wholeDays('MAL', TUESDAY), wholeDays('T_8114', TUESDAY), false],
    ['sickness over other days', wholeDays('MAL', TUESDAY), wholeDays('RFS', TUESDAY), true],
    ['sickness over sickness', wholeDays('MAL', TUESDAY), wholeDays('MAL', TUESDAY), true],
    ['sickness over hours', wholeDays('MAL', TUESDAY), hours('104', TUESDAY, 900, 960), true],
    ['an accident over leave', wholeDays('INF', TUESDAY), wholeDays('8114', TUESDAY), true],
  ] as const)('%s', (_case, one, other, expected) => {
    expect(bothClash(one, other)).toBe(expected);
  });

  test('only open ones do', () => {
    const states: readonly LeaveState[] = [10, 20, 30, 40, 50, 60, 70];
    const there = states.map((state) => standing(wholeDays('8114', MONDAY), state, String(state)));
    expect(overlapping(wholeDays('RFS', MONDAY), there, DAYS).map(({ requestId }) => requestId)).toEqual([
      '10',
      '20',
      '40',
      '50',
      '60',
    ]);
  });

  test('hours of a night belong to the leave of its competence date too', () => {
    // N11 of Wednesday ends on Thursday morning.
    const morning = hours('104', addDays(WEDNESDAY, 1), 300, 360);
    expect(bothClash(morning, wholeDays('8114', WEDNESDAY))).toBe(true);
    // N of Tuesday begins on Monday evening.
    const days = personDays('P N SM R');
    expect(bothClash(hours('104', MONDAY, 1400, 1440), wholeDays('8114', TUESDAY), days)).toBe(true);
    expect(bothClash(hours('104', MONDAY, 1320, 1380), wholeDays('8114', TUESDAY), days)).toBe(false);
  });
});
