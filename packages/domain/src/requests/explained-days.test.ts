import { expect, test } from 'vitest';
import { addDays, dayOf } from '../kernel/index.ts';
import { MONDAY, hours, personDays, standing, wholeDays } from './example-days.ts';
import { countedDays, explainedDays } from './index.ts';
import type { PersonDays, RequestedTime, StandingRequest } from './index.ts';

const CYCLE = personDays('M P N11 SM R');

/** Each day with its shift, what it costs, and why; the costs are those that are counted. */
function explained(asked: RequestedTime, days: PersonDays = CYCLE, others: readonly StandingRequest[] = []) {
  const list = explainedDays(asked, countedDays(asked, others, days), others, days);
  expect(
    list.flatMap(({ day, days: whole, minutes }) =>
      whole + minutes > 0 ? [{ day, days: whole, minutes }] : [],
    ),
  ).toEqual(countedDays(asked, others, days));
  return list.map(
    ({ day, turn, days: whole, minutes, why }) =>
      `${day - asked.fromDay} ${turn ?? '-'} ${whole > 0 ? 'day' : minutes} ${why}`,
  );
}

test('shifts count, rests do not, and each says why', () => {
  expect(explained(wholeDays('8114', MONDAY, 5))).toEqual([
    '0 M day shift',
    '1 P day shift',
    '2 N11 day shift',
    '3 SM 0 rest',
    '4 R 0 rest',
  ]);
});

test('without a shift weekdays count provisionally, the weekend and a holiday do not', () => {
  const none = personDays('', MONDAY, [addDays(MONDAY, 1)]);
  expect(explained(wholeDays('8114', MONDAY, 7), none)).toEqual([
    '0 - day weekday',
    '1 - 0 holiday',
    '2 - day weekday',
    '3 - day weekday',
    '4 - day weekday',
    '5 - 0 weekend',
    '6 - 0 weekend',
  ]);
});

test('a shift on a holiday costs leave nothing, a permit of law 104 its day', () => {
  const saintFrancis = dayOf(2026, 10, 4);
  const days = personDays('M P', saintFrancis, [saintFrancis]);
  expect(explained(wholeDays('8114', saintFrancis), days)).toEqual(['0 M 0 holiday']);
  expect(explained(wholeDays('104', saintFrancis), days)).toEqual(['0 M day shift']);
});

test('leave that sickness gives back says so', () => {
  const sick = [standing(wholeDays('MAL', addDays(MONDAY, 1)), 10)];
  expect(explained(wholeDays('8114', MONDAY, 3), CYCLE, sick)).toEqual([
    '0 M day shift',
    '1 P 0 sick',
    '2 N11 day shift',
  ]);
});

test('hours beside the shift cost nothing, and a correction explains nothing', () => {
  const [inside, beside] = [hours('ROS', MONDAY, 480, 600), hours('ROS', MONDAY, 1200, 1260)];
  expect(explained(inside)).toEqual(['0 M 120 shift']);
  expect(explained(beside)).toEqual(['0 M 0 outside']);
});
