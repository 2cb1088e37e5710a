import { expect, test } from 'vitest';
import { addDays, dayOf } from '../kernel/index.ts';
import { withdrawalsOf } from './index.ts';
import type { Absence, Activity } from './index.ts';

const DAY = dayOf(2026, 10, 14);
const RULES = { absenceStates: [10, 20, 40, 50, 60], causesThatStay: ['SMARTWORK'], activities: ['SIM'] };
const PERSON = 7;

const absence = (part: Partial<Absence>): Absence => ({
  absenceId: 'a',
  cause: '8114',
  state: 10,
  fromDay: DAY,
  toDay: DAY,
  start: null,
  end: null,
  ...part,
});
const activity = (part: Partial<Activity>): Activity => ({
  code: 'SIM',
  day: DAY,
  start: null,
  end: null,
  ...part,
});
const takes = (absences: readonly Absence[], activities: readonly Activity[] = []) =>
  withdrawalsOf(PERSON, absences, activities, RULES).map(({ absenceId, takes: what }) => [absenceId, what]);

test('an absence of days takes the shift of each of them, one of hours its hours', () => {
  expect(
    takes([absence({ toDay: addDays(DAY, 2) }), absence({ absenceId: 'b', start: 500, end: 620 })]),
  ).toEqual([
    ['a', { shiftOf: DAY }],
    ['a', { shiftOf: addDays(DAY, 1) }],
    ['a', { shiftOf: addDays(DAY, 2) }],
    ['b', { start: 500, end: 620 }],
  ]);
});

test('only the states that subtract do, and a cause of people who work never', () => {
  const states = [10, 20, 30, 40, 50, 60, 70];
  expect(states.filter((state) => takes([absence({ state })]).length > 0)).toEqual([10, 20, 40, 50, 60]);
  expect(takes([absence({ cause: 'SMARTWORK' })])).toEqual([]);
});

test('a secondary activity takes its time, or the whole shift without times, if its code subtracts', () => {
  expect(takes([], [activity({}), activity({ start: 100, end: 160 }), activity({ code: 'ISTR' })])).toEqual([
    [null, { shiftOf: DAY }],
    [null, { start: 100, end: 160 }],
  ]);
});
