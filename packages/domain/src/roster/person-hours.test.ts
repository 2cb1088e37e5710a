import { describe, expect, test } from 'vitest';
import { dayOf } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import { NIGHT, OCTOBER, hoursOf } from './example-person.ts';
import type { Person } from './example-person.ts';
import type { PersonHours } from './person-hours.ts';

const HOUR = 60;
/** '16:00 planned, 8:00 absent, …' in hours, halves allowed. */
const inHours = (found: PersonHours) => ({
  planned: found.plannedMinutes / HOUR,
  absent: found.absentMinutes / HOUR,
  overtime: found.overtimeMinutes / HOUR,
  worked: found.workedMinutes / HOUR,
  days: found.absentDays.length,
  nights: found.nights,
});

describe('planned, absent, worked and overtime hours stand apart', () => {
  const MONTH = 'M P N R R M P N R R M P N R R M P N R R M P N R R M P N R R';

  test.each<[string, Person, object]>([
    [
      'a month of the cycle M P N R R',
      { turns: MONTH },
      { planned: 144, absent: 0, overtime: 0, worked: 144, days: 0, nights: 6 },
    ],
    [
      'nine days of leave in it: six shifts with their hours, two of them nights',
      { turns: MONTH, leave: [[10, 18]] },
      { planned: 144, absent: 48, overtime: 0, worked: 96, days: 9, nights: 4 },
    ],
    [
      'two hours of a permit',
      {
        turns: 'M',
        hours: [
          [
            [0, 9],
            [0, 11],
          ],
        ],
      },
      { planned: 8, absent: 2, overtime: 0, worked: 6, days: 0, nights: 0 },
    ],
    [
      'a permit beyond the shift takes what is of the shift',
      {
        turns: 'M R',
        hours: [
          [
            [0, 13],
            [0, 20],
          ],
        ],
      },
      { planned: 8, absent: 2, worked: 6 },
    ],
    [
      'two permits that share an hour take it once',
      {
        turns: 'M',
        hours: [
          [
            [0, 8],
            [0, 10],
          ],
          [
            [0, 9],
            [0, 11],
          ],
        ],
      },
      { planned: 8, absent: 3, worked: 5 },
    ],
    [
      'a permit within a day of leave takes nothing more',
      {
        turns: 'M',
        leave: [[0, 0]],
        hours: [
          [
            [0, 8],
            [0, 10],
          ],
        ],
      },
      { planned: 8, absent: 8, worked: 0, days: 1 },
    ],
    [
      'leave on a rest day is a day without hours',
      { turns: 'R', leave: [[0, 0]] },
      { planned: 0, absent: 0, worked: 0, days: 1 },
    ],
    [
      'the code of an absence is a day, its hours are not known',
      { turns: 'M FER' },
      { planned: 8, absent: 0, worked: 8, days: 1 },
    ],
    [
      'a night on call is no duty',
      { turns: 'RPN' },
      { planned: 0, absent: 0, overtime: 0, worked: 0, days: 0, nights: 0 },
    ],
    [
      'a P with overtime until 00:30 of the evening is a night',
      { turns: 'P R', overtime: [[0, [0, 23], [1, 0.5]]] },
      { planned: 8, absent: 0, overtime: 1.5, worked: 9.5, days: 0, nights: 1 },
    ],
    [
      'the same by own times, marked as overtime',
      {
        turns: 'P R',
        own: {
          0: [
            [0, 15],
            [1, 0.5],
          ],
        },
        marked: [0],
      },
      { planned: 8, overtime: 1.5, worked: 9.5, nights: 1 },
    ],
    [
      'own times that are no overtime are planned',
      {
        turns: 'P R',
        own: {
          0: [
            [0, 15],
            [1, 0.5],
          ],
        },
      },
      { planned: 9.5, overtime: 0, worked: 9.5, nights: 1 },
    ],
    [
      'marked, and shorter than its definition: what is left is planned',
      {
        turns: 'P',
        own: {
          0: [
            [0, 15],
            [0, 21],
          ],
        },
        marked: [0],
      },
      { planned: 6, overtime: 0, worked: 6 },
    ],
    [
      'overtime that overlaps the shift adds what lies beyond it',
      { turns: 'M', overtime: [[0, [0, 14], [0, 16]]] },
      { planned: 8, overtime: 1, worked: 9 },
    ],
    [
      'overtime on a rest day is worked',
      { turns: 'R', overtime: [[0, [0, 8], [0, 12]]] },
      { planned: 0, overtime: 4, worked: 4 },
    ],
    [
      'overtime stays where the shift is taken by leave',
      { turns: 'M', leave: [[0, 0]], overtime: [[0, [0, 15], [0, 17]]] },
      { planned: 8, absent: 8, overtime: 2, worked: 2, days: 1 },
    ],
    [
      'overtime on call counts, the call does not',
      { turns: 'RPN', overtime: [[0, [0, 1], [0, 3]]] },
      { planned: 0, overtime: 2, worked: 2, nights: 1 },
    ],
  ])('%s', (_, person, expected) => {
    expect(inHours(hoursOf(person))).toMatchObject(expected);
  });

  test.each<[string, Day, string, object]>([
    [
      'the spring night: planned as ever, worked an hour less',
      dayOf(2027, 3, 27),
      'N11 R',
      { planned: 8, worked: 7 },
    ],
    ['the autumn night: an hour more', dayOf(2026, 10, 24), 'N11 R', { planned: 8, worked: 9 }],
    ['an evening before the clock changes', dayOf(2026, 10, 24), 'P R', { planned: 8, worked: 8 }],
  ])('%s', (_, from, turns, expected) => {
    expect(inHours(hoursOf({ from, turns }))).toMatchObject(expected);
  });

  test('leave over the autumn night takes the nine hours that it would have lasted', () => {
    const found = hoursOf({ from: dayOf(2026, 10, 24), turns: 'N11 R', leave: [[0, 0]] });
    expect(inHours(found)).toMatchObject({ planned: 8, absent: 9, worked: 0, nights: 0 });
  });
});

describe('the night is that of domain.md 1.4: a duty that shares enough with the window', () => {
  const nights = (person: Person): number => hoursOf(person).nights;

  test.each<[string, Person, number]>([
    ['N and N11', { turns: 'N N11 R' }, 2],
    ['T16 ends with the day: none', { turns: 'T16 R' }, 0],
    ['a P until 00:01', { turns: 'P R', overtime: [[0, [0, 23], [1, 1 / 60]]] }, 1],
    [
      '… with a threshold of an hour',
      { turns: 'P R', overtime: [[0, [0, 23], [1, 0.5]]], night: { ...NIGHT, threshold: 60 } },
      0,
    ],
    [
      'an early start before six',
      {
        turns: 'M',
        own: {
          0: [
            [0, 5.5],
            [0, 13],
          ],
        },
      },
      1,
    ],
    [
      '… in the window of SRATCOH, until 05:30',
      {
        turns: 'M',
        own: {
          0: [
            [0, 5.5],
            [0, 13],
          ],
        },
        night: { ...NIGHT, begin: 90, end: 330 },
      },
      0,
    ],
    ['a night on leave', { turns: 'N', leave: [[0, 0]] }, 0],
    [
      'a night with two hours of a permit counts whole',
      {
        turns: 'N',
        hours: [
          [
            [0, 1],
            [0, 3],
          ],
        ],
      },
      1,
    ],
    [
      'one taken whole by hours is none',
      {
        turns: 'N11 R',
        hours: [
          [
            [0, 23],
            [1, 7],
          ],
        ],
      },
      0,
    ],
    ['two duties of one date are two', { turns: 'N11 R', overtime: [[0, [0, 1], [0, 3]]] }, 2],
  ])('%s', (_, person, count) => {
    expect(nights(person)).toBe(count);
  });
});

test('days on duty are those on which something is worked, days that owe all whose hours are known', () => {
  const { dutyDays, owingDays } = hoursOf({
    turns: 'M M FER R RPN R',
    leave: [[1, 1]],
    overtime: [[3, [3, 8], [3, 9]]],
  });
  expect(dutyDays.map((day) => day - OCTOBER)).toEqual([0, 3]);
  expect(owingDays.map((day) => day - OCTOBER)).toEqual([0, 1, 3, 4, 5]);
});
