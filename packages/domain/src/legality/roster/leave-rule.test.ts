import { describe, expect, test } from 'vitest';
import { dayOf, isoDay } from '../../kernel/index.ts';
import type { Day } from '../../kernel/index.ts';
import type { LeaveOfYear } from '../../requests/index.ts';
import { judgeLeave } from './leave-rule.ts';
import type { LeavePost } from './leave-rule.ts';
import { rulesWith } from './written-roster.ts';
import type { Values } from './written-roster.ts';

const POST: LeavePost = { icao: 'LIRR', category: 'CTA', from: dayOf(2020, 1, 1), to: null };
const EVER = { from: dayOf(2020, 1, 1), to: dayOf(2035, 1, 1) };

/** Leave of 2026: so many days taken within it, and so many of it on a day. */
const leave = (takenWithin: number, taken: LeaveOfYear['taken'] = [], due = 28): LeaveOfYear => ({
  year: 2026,
  due,
  takenWithin,
  taken,
});
const on = (day: Day, days: number) => [{ day, days }];

function found(
  years: readonly LeaveOfYear[],
  {
    values = {},
    posts = [POST],
    range = EVER,
  }: { values?: Values; posts?: readonly LeavePost[]; range?: typeof EVER } = {},
) {
  return judgeLeave({ years, posts }, rulesWith(values), range).map(
    ({ limit, from, to, cell, measured, required, year, level }) =>
      [year, isoDay(from), isoDay(to), isoDay(cell.day), limit, measured, required, level].join(' '),
  );
}

const IN_THE_YEAR = '2026 2026-10-02 2026-12-31 2026-12-31 settimaneNellAnno';
const AFTERWARDS = '2026 2028-04-01 2028-06-30 2028-06-30 settimane';

describe('L66.6, four weeks of leave, two in the year, the rest within 18 months after it', () => {
  test('leave of 2026 is to be taken until 30/06/2028, and said from 90 days before', () => {
    expect(found([leave(10, on(dayOf(2026, 8, 3), 10))])).toEqual([`${AFTERWARDS} 10 20 AVVISO`]);
  });

  test('two weeks in the year: ten days pass, nine are found in its last 90 days', () => {
    const later = on(dayOf(2027, 8, 2), 20);
    expect(found([leave(10, later)])).toEqual([]);
    expect(found([leave(9, later)])).toEqual([`${IN_THE_YEAR} 9 10 AVVISO`]);
  });

  test('the last day is 30/06/2028: a day of it after that comes too late', () => {
    const until = on(dayOf(2028, 6, 30), 20);
    expect(found([leave(10, until)])).toEqual([]);
    const late = [...on(dayOf(2028, 6, 30), 19), ...on(dayOf(2028, 7, 1), 1)];
    expect(found([leave(10, late)])).toEqual([`${AFTERWARDS} 19 20 AVVISO`]);
  });

  test('no more than is due: of 14 days in all 10 in the year and 14 afterwards, of 6 those', () => {
    expect(found([leave(10, on(dayOf(2027, 1, 4), 13), 14)])).toEqual([`${AFTERWARDS} 13 14 AVVISO`]);
    expect(found([leave(5, on(dayOf(2026, 8, 3), 5), 6)])).toEqual([
      `${IN_THE_YEAR} 5 6 AVVISO`,
      `${AFTERWARDS} 5 6 AVVISO`,
    ]);
    expect(found([leave(0, [], 0)])).toEqual([]);
  });

  test('where both dates are told at once, the first alone', () => {
    const values = { 'L66.6.mesiDopo': 2 };
    expect(found([leave(0)], { values })).toEqual([`${IN_THE_YEAR} 0 10 AVVISO`]);
    expect(found([leave(10)], { values })).toEqual([
      '2026 2026-11-30 2027-02-28 2027-02-28 settimane 0 20 AVVISO',
    ]);
  });

  test('a week of leave, the days before the date and the rule itself are settings', () => {
    const taken = [leave(12, on(dayOf(2026, 8, 3), 24))];
    expect(found(taken)).toEqual([]);
    expect(found([leave(11, on(dayOf(2026, 8, 3), 24))], { values: { 'L66.6.giorniSettimana': 6 } })).toEqual(
      [`${IN_THE_YEAR} 11 12 AVVISO`],
    );
    expect(found([leave(9, on(dayOf(2026, 8, 3), 24))], { values: { 'L66.6.giorniPrima': 30 } })).toEqual([
      '2026 2026-12-01 2026-12-31 2026-12-31 settimaneNellAnno 9 10 AVVISO',
    ]);
    expect(found([leave(0)], { values: { 'L66.6.attiva': false } })).toEqual([]);
    expect(found([leave(0)], { values: { 'L66.6.categorie': ['EAV'] } })).toEqual([]);
  });

  test('it falls to the plant of the date; nothing of who has none then, or had none at the end of the year', () => {
    const posts = (to: Day, icao: string | null): readonly LeavePost[] => [
      { ...POST, to },
      { ...POST, icao, from: (to + 1) as Day },
    ];
    const missing = [leave(10)];
    const moved = judgeLeave({ years: missing, posts: posts(dayOf(2027, 5, 31), 'LIRF') }, rulesWith(), EVER);
    expect(moved.map(({ icao, cell }) => [icao, cell.icao])).toEqual([['LIRF', 'LIRF']]);
    expect(found(missing, { posts: posts(dayOf(2027, 5, 31), null) })).toEqual([]);
    expect(found(missing, { posts: [{ ...POST, to: dayOf(2027, 5, 31) }] })).toEqual([]);
    expect(found(missing, { posts: [{ ...POST, from: dayOf(2027, 1, 1) }] })).toEqual([]);
  });

  test('days before and after those of the date tell nothing', () => {
    const range = (from: Day, to: Day) => ({ range: { from, to } });
    expect(found([leave(0)], range(dayOf(2026, 9, 1), dayOf(2026, 10, 1)))).toEqual([]);
    expect(found([leave(0)], range(dayOf(2026, 9, 1), dayOf(2026, 10, 2)))).toHaveLength(1);
    expect(found([leave(0)], range(dayOf(2026, 12, 31), dayOf(2027, 1, 31)))).toHaveLength(1);
    expect(found([leave(0)], range(dayOf(2027, 1, 1), dayOf(2027, 1, 31)))).toEqual([]);
  });
});
