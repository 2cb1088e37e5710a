import { expect, test } from 'vitest';
import { addDays } from '../kernel/index.ts';
import { countedDays } from './counted-days.ts';
import { MONDAY, hours, personDays, wholeDays } from './example-days.ts';
import { isNearAbsence } from './near-absence.ts';
import type { RequestedTime } from './requested-time.ts';

const DAYS = personDays('M P N - R M');
const near = (time: RequestedTime, days = DAYS, condition: 'LO' | 'ST' = 'LO'): boolean =>
  isNearAbsence(time, countedDays(time, [], days), days, { today: MONDAY, condition });
const on = (code: string, by: number, count = 1) => wholeDays(code, addDays(MONDAY, by), count);

test.each<readonly [string, RequestedTime, boolean]>([
  ['today', on('MAL', 0), true],
  ['tomorrow', on('MAL', 1), true],
  ['the night that begins tomorrow and belongs to the day after', on('MAL', 2), true],
  ['a day without a cell in three days', on('MAL', 3), false],
  ['leave that began and goes on', on('8114', -3, 5), true],
  ['leave of next days', on('8114', 5), false],
  ['a rest', wholeDays('MAL', addDays(MONDAY, 4)), false],
  ['hours of today', hours('7510', MONDAY, 480, 540), true],
  ['a clock-in correction', hours('OTE', MONDAY, 480, 480), false],
])('%s: %s', (_, time, expected) => {
  expect(near(time)).toBe(expected);
});

test('sickness and leave of the same days are near alike', () => {
  for (const by of [0, 1, 2, 3, 4, 5]) expect(near(on('MAL', by))).toBe(near(on('8114', by)));
});

test('day staff who work from elsewhere are not missing, shift staff are', () => {
  const remote = on('SMARTWORK', 0);
  expect([near(remote, DAYS, 'ST'), near(remote, DAYS, 'LO')]).toEqual([false, true]);
});
