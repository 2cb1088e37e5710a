import { describe, expect, test } from 'vitest';
import { addDays, dayOf } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import { MONDAY, hours, personDays, standing, units, wholeDays } from './example-days.ts';
import { costIn, countedDays } from './index.ts';
import type { PersonDays, RequestedTime, StandingRequest } from './index.ts';

const CYCLE = personDays('M P N11 SM R');

const cost = (asked: RequestedTime, days: PersonDays = CYCLE, others: readonly StandingRequest[] = []) =>
  countedDays(asked, others, days).map(
    ({ day, days: whole, minutes }) => `${day - asked.fromDay}:${whole > 0 ? 'day' : minutes}`,
  );

describe('whole days (domain.md 4.1.3)', () => {
  test('shifts cost one each, a night one, rests nothing', () => {
    expect(cost(wholeDays('8114', MONDAY, 5))).toEqual(['0:day', '1:day', '2:day']);
    expect(cost(wholeDays('8114', addDays(MONDAY, 3), 2))).toEqual([]);
  });

  test('a night costs its competence date, on which it ends or begins', () => {
    const previous = personDays('P FREE N R');
    expect(cost(wholeDays('8114', MONDAY, 4), previous)).toEqual(['0:day', '2:day']);
    expect(cost(wholeDays('8114', addDays(MONDAY, 1)), previous)).toEqual([]);
  });

  test('on call costs one, a flexible day and a code without a definition nothing', () => {
    expect(cost(wholeDays('8114', MONDAY, 4), personDays('RPN FLES XX RPD'))).toEqual(['0:day', '3:day']);
  });

  test('a shift on a plain Sunday costs one', () => {
    const sunday = addDays(MONDAY, 6);
    expect(cost(wholeDays('8114', sunday), personDays('M', sunday))).toEqual(['0:day']);
  });

  test('a holiday costs nothing, on a Sunday too; a permit of law 104 costs its shift all the same', () => {
    const saintFrancis = dayOf(2026, 10, 4);
    const days = personDays('M P', saintFrancis, [saintFrancis]);
    expect(cost(wholeDays('8114', saintFrancis, 2), days)).toEqual(['1:day']);
    expect(cost(wholeDays('104', saintFrancis, 2), days)).toEqual(['0:day', '1:day']);
    expect(cost(wholeDays('104', saintFrancis), personDays('R', saintFrancis, [saintFrancis]))).toEqual([]);
  });

  test('without cells Monday to Friday cost one, holidays nothing, until the cell is written', () => {
    const none = personDays('');
    const costing = ['0:day', '1:day', '2:day', '3:day', '4:day', '7:day'];
    expect(cost(wholeDays('8114', MONDAY, 8), none)).toEqual(costing);
    expect(cost(wholeDays('8114', MONDAY, 3), personDays('', MONDAY, [MONDAY]))).toEqual(['1:day', '2:day']);
    expect(cost(wholeDays('8114', MONDAY, 7), personDays('R R R R R M'))).toEqual(['5:day']);
  });
});

describe('sickness over leave (domain.md 4.1.6)', () => {
  const LEAVE = wholeDays('8114', MONDAY, 3);
  const sick = (state: 10 | 20 | 30 | 40) => [standing(wholeDays('MAL', addDays(MONDAY, 1)), state)];

  test('its days cost nothing while it stands, and again when it is annulled', () => {
    expect(cost(LEAVE, CYCLE, sick(10))).toEqual(['0:day', '2:day']);
    expect(cost(LEAVE, CYCLE, sick(20))).toEqual(['0:day', '2:day']);
    expect(cost(LEAVE, CYCLE, sick(30))).toEqual(['0:day', '1:day', '2:day']);
    expect(cost(LEAVE, CYCLE, sick(40))).toEqual(['0:day', '1:day', '2:day']);
  });

  test('only leave is given back, and only by sickness', () => {
    expect(cost(wholeDays('RFS', MONDAY, 3), CYCLE, sick(10))).toEqual(['0:day', '1:day', '2:day']);
    const accident = [standing(wholeDays('INF', addDays(MONDAY, 1)))];
    expect(cost(LEAVE, CYCLE, accident)).toEqual(['0:day', '1:day', '2:day']);
  });
});

describe('hours and units (domain.md 4.1.5)', () => {
  test('hours cost what lies inside the shift, its pause too', () => {
    expect(cost(hours('RFS', MONDAY, 360, 660))).toEqual(['0:240']);
    expect(cost(hours('RFS', MONDAY, 0, 1440))).toEqual(['0:480']);
    expect(cost(hours('RFS', MONDAY, 900, 960))).toEqual([]);
  });

  test('hours of a night cost its competence date', () => {
    const wednesday = addDays(MONDAY, 2);
    expect(cost(hours('RFS', wednesday, 1410, 1500))).toEqual(['0:90']);
    expect(cost(hours('RFS', addDays(wednesday, 1), 300, 420))).toEqual(['-1:120']);
    expect(cost(hours('RFS', MONDAY, 1410, 1500), personDays('FREE N'))).toEqual(['1:90']);
  });

  test.each([
    ['the autumn night has two hours from two to three', dayOf(2026, 10, 25), 120, 180, 120],
    ['the spring night has half an hour from 2:15 to 3:30', dayOf(2026, 3, 29), 135, 210, 30],
    ['the whole autumn night', dayOf(2026, 10, 25), 0, 420, 480],
    ['the whole spring night', dayOf(2026, 3, 29), 0, 420, 360],
  ] satisfies [string, Day, number, number, number][])('%s', (_case, day, begin, end, minutes) => {
    expect(cost(hours('104', day, begin, end), personDays('N', day))).toEqual([`0:${minutes}`]);
    expect(cost(hours('104', day, begin, end), personDays('N11 SM', addDays(day, -1)))).toEqual([
      `-1:${minutes}`,
    ]);
  });

  test('without a cell hours cost as they are asked, Monday to Friday', () => {
    expect(cost(hours('RFS', MONDAY, 540, 600), personDays(''))).toEqual(['0:60']);
    expect(cost(hours('RFS', addDays(MONDAY, 5), 540, 600), personDays(''))).toEqual([]);
    // What lies in the night that is written costs there, the rest where nothing is.
    expect(cost(hours('RFS', MONDAY, 1320, 1440), personDays('- N'))).toEqual(['0:60', '1:60']);
  });

  test('a minute in two shifts costs once, on the earlier date', () => {
    expect(cost(hours('RFS', MONDAY, 1380, 1500), personDays('N11 RPN'))).toEqual(['0:120']);
    expect(cost(hours('RFS', MONDAY, 1320, 1440), personDays('N11 RPN'))).toEqual(['0:60', '1:60']);
  });

  test('hours and units of a rest or a holiday cost nothing', () => {
    expect(cost(hours('RFS', MONDAY, 480, 540), personDays('R'))).toEqual([]);
    expect(cost(hours('RFS', MONDAY, 480, 540), personDays('M', MONDAY, [MONDAY]))).toEqual([]);
    expect(cost(hours('104', MONDAY, 480, 540), personDays('M', MONDAY, [MONDAY]))).toEqual(['0:60']);
    expect(cost(units('RFS', MONDAY, 3), personDays('R'))).toEqual([]);
  });

  test('units are whole hours, a correction costs nothing', () => {
    expect(cost(units('ROS', MONDAY, 3))).toEqual(['0:180']);
    expect(cost(hours('OTE', MONDAY, 425, 425))).toEqual([]);
  });

  test('in rows in hours a day is eight hours', () => {
    const [day] = countedDays(wholeDays('RFS', MONDAY), [], CYCLE);
    expect(costIn('RFS', day!)).toBe(480);
    expect(costIn('FER', day!)).toBe(1);
    expect(costIn('ROS', { days: 0, minutes: 180 })).toBe(180);
  });
});
