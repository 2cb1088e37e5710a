import { dayOf } from '@torre/domain/kernel';
import { describe, expect, test } from 'vitest';
import { roomAxis } from './room-axis.ts';

const WINTER = dayOf(2027, 1, 19);
const SPRING = dayOf(2027, 3, 28);
const AUTUMN = dayOf(2027, 10, 31);
const NIGHT = { begin: -60, end: 420 };
const hoursOf = (minutes: readonly number[]): string =>
  minutes.map((minute) => String(((minute + 1440) % 1440) / 60)).join(' ');

test.each([
  ['a night', WINTER, NIGHT, '23 0 1 2 3 4 5 6'],
  ['the night of spring, which has no 02:00', SPRING, NIGHT, '23 0 1 3 4 5 6'],
  ['the morning after it', SPRING, { begin: 420, end: 900 }, '7 8 9 10 11 12 13 14'],
  ['an hour and a half around it', SPRING, { begin: 90, end: 210 }, '1.5'],
  ['the evening before the night of autumn', AUTUMN, NIGHT, '23 0 1 2 3 4 5 6'],
] as const)('the hours of %s', (_, day, range, hours) => {
  expect(hoursOf(roomAxis(day, range).hours)).toBe(hours);
});

test('the day of spring has twenty-three', () => {
  expect(roomAxis(SPRING, { begin: 0, end: 1440 }).hours).toHaveLength(23);
});

describe('where a minute lies', () => {
  const spring = roomAxis(SPRING, NIGHT);

  test('on the night of spring 02:00 and 03:00 are one place', () => {
    expect([-60, 120, 150, 180, 420].map((minute) => Math.round(spring.at(minute) * 420))).toEqual([
      0, 180, 180, 180, 420,
    ]);
  });

  test.each([
    ['winter', roomAxis(WINTER, NIGHT)],
    ['spring', spring],
  ] as const)('in %s the minute under a place is the one that lies there', (_, axis) => {
    for (const minute of [-60, 0, 119, 180, 195, 419, 420, 450]) {
      expect(axis.minuteAt(axis.at(minute))).toBeCloseTo(minute, 6);
    }
  });
});
