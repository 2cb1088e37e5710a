import type { CounterDetailRow } from '@torre/contract/counters';
import { dayOf } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { counter } from '../sample-counters.ts';
import { hourBars } from './counter-hours.ts';
import { counterRange, isNightCounter, longDate } from './counter-range.ts';

/** A night with these numbers an hour; its own range begins with the hour given, else the first of the fewest people. */
function night(
  hours: readonly (readonly [hour: string, employees: number])[],
  own = hours.reduce((worst, one) => (one[1] < worst[1] ? one : worst)),
): CounterDetailRow {
  const row = counter('N', 15, 0);
  return {
    ...row,
    employees: own[1],
    lacks: 0,
    timeSlot: { ...row.timeSlot, beginCounterTime: own[0], endCounterTime: '0000' },
    islands: [],
    specializations: [],
    hours: hours.map(([hour, employees]) => ({ hour, employees, chairs: row.chairs, lacks: 0 })),
  };
}

const labels = (row: CounterDetailRow) => hourBars(row).map(({ label }) => label);

test('[M2.1.29] an asterisk marks the hour of the counter, and no other', () => {
  expect(
    labels(
      night([
        ['2300', 13],
        ['0000', 13],
        ['0300', 11],
        ['0400', 11],
      ]),
    ),
  ).toEqual(['23:00', '00:00', '03:00*', '04:00']);
});

test('[M2.1.29] an hour with the numbers of the counter outside of its range has no asterisk', () => {
  const hours = [
    ['2300', 11],
    ['0300', 11],
    ['0400', 11],
  ] as const;
  expect(labels(night(hours, hours[0]))).toEqual(['23:00*', '03:00', '04:00']);
  expect(labels(night(hours, hours[1]))).toEqual(['23:00', '03:00*', '04:00']);
  expect(labels(night(hours, hours[2]))).toEqual(['23:00', '03:00', '04:00*']);
  expect(labels(night(hours, ['0500', 11]))).toEqual(['23:00', '03:00', '04:00']);
});

test('the second 02:00 of an autumn night is asked for by a name of its own, and may be the own hour', () => {
  const row = night([
    ['0100', 13],
    ['0200', 13],
    ['0200', 11],
    ['0300', 12],
  ]);
  expect(hourBars(row).map(({ hour }) => hour)).toEqual(['1', '2', '2-2', '3']);
  expect(labels(row)).toEqual(['01:00', '02:00', '02:00*', '03:00']);
});

test('[M2.1.10][M2.1.11] a counter that ends before it starts is one of the night and starts on the previous day', () => {
  const [monday, tuesday] = [dayOf(2026, 12, 14), dayOf(2026, 12, 15)];
  expect(isNightCounter(counter('N', 15, 0))).toBe(true);
  expect(counterRange(counter('N', 15, 0))).toEqual({
    from: { day: monday, minute: 23 * 60 },
    to: { day: tuesday, minute: 7 * 60 },
  });
  expect(isNightCounter(counter('M', 15, 0))).toBe(false);
  expect(counterRange(counter('M', 15, 0)).from).toEqual({ day: tuesday, minute: 7 * 60 });
  const evening = counter('P', 14, 0);
  const untilMidnight = { ...evening, timeSlot: { ...evening.timeSlot, endTime: '0000' } };
  expect(isNightCounter(untilMidnight)).toBe(false);
  expect(counterRange(untilMidnight).to).toEqual({ day: tuesday, minute: 0 });
});

test('[M2.1.02] the day is written DD MMMM YYYY', () => {
  expect(longDate(dayOf(2026, 12, 5))).toBe('05 dicembre 2026');
});
