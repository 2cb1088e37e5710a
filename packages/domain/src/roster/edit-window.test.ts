import { describe, expect, test } from 'vitest';
import { addDays, dayFromIso, firstOfMonth, lastOfMonth, weekday } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import { SPECIFIED_EDIT_WINDOW, cantModify as decide, monthCutoff as cutoffOf } from './index.ts';

const day = (iso: string): Day => dayFromIso(iso)!;
const cantModify = (d: Day, today: Day) => decide(d, today, SPECIFIED_EDIT_WINDOW);
const monthCutoff = (year: number, month: number) => cutoffOf(year, month, SPECIFIED_EDIT_WINDOW);

/** domain.md 7, verbatim. */
const EXAMPLES = [
  { n: 1, d: '2026-11-13', today: '2026-11-20', age: 7, cutoff: '2026-12-03', refused: null },
  { n: 2, d: '2026-11-12', today: '2026-11-20', age: 8, cutoff: '2026-12-03', refused: 'seven-days' },
  { n: 3, d: '2026-10-31', today: '2026-11-04', age: 4, cutoff: '2026-11-04', refused: null },
  { n: 4, d: '2026-10-31', today: '2026-11-05', age: 5, cutoff: '2026-11-04', refused: 'month-cutoff' },
  { n: 5, d: '2026-11-01', today: '2026-11-05', age: 4, cutoff: '2026-12-03', refused: null },
  { n: 6, d: '2026-09-30', today: '2026-10-05', age: 5, cutoff: '2026-10-05', refused: null },
  { n: 7, d: '2026-09-30', today: '2026-10-06', age: 6, cutoff: '2026-10-05', refused: 'month-cutoff' },
  { n: 8, d: '2026-12-31', today: '2027-01-05', age: 5, cutoff: '2027-01-05', refused: null },
  { n: 9, d: '2026-12-30', today: '2027-01-06', age: 7, cutoff: '2027-01-05', refused: 'month-cutoff' },
  { n: 10, d: '2026-07-29', today: '2026-08-05', age: 7, cutoff: '2026-08-05', refused: null },
  { n: 11, d: '2026-05-31', today: '2026-06-04', age: 4, cutoff: '2026-06-03', refused: 'month-cutoff' },
  { n: 12, d: '2026-11-26', today: '2026-12-03', age: 7, cutoff: '2026-12-03', refused: null },
] as const;

describe('the twelve examples of the edit window', () => {
  test.each(EXAMPLES)('[M5.04][M5.05][M5.09] example $n: $d seen on $today, refused: $refused', (example) => {
    const d = day(example.d);
    const today = day(example.today);
    const decision = cantModify(d, today);
    expect(today - d).toBe(example.age);
    expect(monthCutoff(Number(example.d.slice(0, 4)), Number(example.d.slice(5, 7)))).toBe(
      day(example.cutoff),
    );
    expect(decision.ok ? null : decision.code).toBe(example.refused);
  });
});

test('[M5.04] a date seven days back is open, one of eight days is blocked', () => {
  expect(cantModify(day('2026-11-13'), day('2026-11-20')).ok).toBe(true);
  expect(cantModify(day('2026-11-12'), day('2026-11-20'))).toMatchObject({
    code: 'seven-days',
    details: { age: 8, allowed: 7 },
  });
});

test('[M5.05] a date of five days back is blocked once the cutoff of its month has passed', () => {
  expect(cantModify(day('2026-10-31'), day('2026-11-05'))).toMatchObject({
    code: 'month-cutoff',
    details: { cutoff: day('2026-11-04') },
  });
});

test('[M5.09] the month is that of the edited date, and its cutoff day itself is still open', () => {
  expect(cantModify(day('2026-11-01'), day('2026-11-05')).ok).toBe(true);
  expect(cantModify(day('2026-10-31'), day('2026-11-04')).ok).toBe(true);
  expect(cantModify(day('2026-12-30'), day('2027-01-06')).ok).toBe(false);
});

test('future days are open', () => {
  expect(cantModify(day('2027-02-01'), day('2026-11-05')).ok).toBe(true);
});

/** Days after the last day of each month of a century, by the weekday on which it falls. */
function cutoffDistances(lastWeekdays: readonly number[]): ReadonlySet<number> {
  const distances = new Set<number>();
  for (let month = 1; month <= 1200; month++) {
    const last = lastOfMonth(2000, month);
    if (lastWeekdays.includes(weekday(last))) distances.add(monthCutoff(2000, month) - last);
  }
  return distances;
}

test('[M5.06] after a month that ends on a Saturday the cutoff comes four days later', () => {
  expect([...cutoffDistances([6])]).toEqual([4]);
});

test('[M5.07] after a month that ends on a Wednesday, Thursday or Friday the cutoff comes five days later', () => {
  expect([...cutoffDistances([3, 4, 5])]).toEqual([5]);
});

test('[M5.08] after a month that ends on a Sunday, Monday or Tuesday the cutoff comes three days later', () => {
  expect([...cutoffDistances([7, 1, 2])]).toEqual([3]);
});

test('the cutoff is the third Monday–Friday day after every month of 2000–2099', () => {
  for (let month = 1; month <= 1200; month++) {
    let third = addDays(firstOfMonth(2000, month + 1), -1);
    for (let workingDays = 0; workingDays < 3;) {
      third = addDays(third, 1);
      if (weekday(third) <= 5) workingDays++;
    }
    expect(monthCutoff(2000, month)).toBe(third);
  }
});
