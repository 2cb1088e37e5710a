import { describe, expect, test } from 'vitest';
import { dayOf, isoDay } from '../../kernel/index.ts';
import type { Day } from '../../kernel/index.ts';
import { judgePerson } from './judge-person.ts';
import type { Overtime } from './timeline.ts';
import { rulesWith } from './written-roster.ts';
import type { Values } from './written-roster.ts';

const HOUR = 60;

const overtime = (day: Day, hours: number, part: Partial<Overtime> = {}): Overtime => {
  const start = rulesWith().zone.utc(day, 900, 'start');
  return { icao: 'LIRR', day, category: 'CTA', start, end: start + hours * HOUR, ...part };
};

/** Five hours on the tenth and twenty-fifth of each month: 120 a year, and more with `hours`. */
const year = (of: number, hours: number): readonly Overtime[] =>
  Array.from({ length: 12 }, (_, month) =>
    [10, 25].map((day) => overtime(dayOf(of, month + 1, day), hours)),
  ).flat();

function found(all: readonly Overtime[], values: Values = {}, range?: { from: Day; to: Day }) {
  return judgePerson({ days: [], duties: [], overtime: all }, rulesWith(values), range)
    .filter(({ rule }) => rule === 'L66.7')
    .map(({ from, to, cell, measured, required, level }) =>
      [isoDay(from), isoDay(to), isoDay(cell.day), measured, required, level].join(' '),
    );
}

describe('L66.7, 250 hours of overtime a year', () => {
  const on = dayOf(2026, 12, 1);

  test('exactly 250 pass, a minute more is found once for the year, at the overtime that goes beyond', () => {
    const full = [...year(2026, 10), overtime(on, 10)];
    expect(found(full)).toEqual([]);
    const beyond = overtime(dayOf(2026, 12, 31), 1 / HOUR);
    expect(found([...full, beyond])).toEqual(['2026-01-01 2026-12-31 2026-12-31 15001 15000 BLOCCO']);
  });

  test('a calendar year ends with December: 240 hours before and after it break nothing', () => {
    expect(found([...year(2026, 10), ...year(2027, 10)])).toEqual([]);
  });

  test('minutes of two plants at once count once, those of both one after the other together', () => {
    const values = { 'L66.7.maxMinuti': 120 };
    const elsewhere = overtime(on, 2, { icao: 'LIMM' });
    expect(found([overtime(on, 2), elsewhere], values)).toEqual([]);
    const after = overtime(dayOf(2026, 12, 2), 1, { icao: 'LIMM' });
    expect(found([overtime(on, 2), after], values)).toEqual([
      '2026-01-01 2026-12-31 2026-12-02 180 120 BLOCCO',
    ]);
  });

  test('who is no category of the rule, or whose rule is off, is not found', () => {
    const beyond = [...year(2026, 11)];
    expect(found(beyond)).toHaveLength(1);
    expect(found(beyond, { 'L66.7.attiva': false })).toEqual([]);
    expect(found(beyond, { 'L66.7.categorie': ['EAV'] })).toEqual([]);
  });

  test('every month of the year tells it, no other one', () => {
    const beyond = year(2026, 11);
    const january = { from: dayOf(2026, 1, 1), to: dayOf(2026, 1, 31) };
    expect(found(beyond, {}, january)).toHaveLength(1);
    expect(found(beyond, {}, { from: dayOf(2027, 1, 1), to: dayOf(2027, 1, 31) })).toEqual([]);
  });
});
