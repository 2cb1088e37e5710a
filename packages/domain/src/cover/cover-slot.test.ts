import { describe, expect, test } from 'vitest';
import { addDays, dayOf, isoDay, zoneTable } from '../kernel/index.ts';
import type { ShiftDefinition } from '../roster/index.ts';
import { coverCodes } from './cover-codes.ts';
import { dayStateOf } from './cover-slot.ts';
import type { StandingDay } from './cover-slot.ts';

const DAY = dayOf(2026, 10, 15);
const ZONE = zoneTable(addDays(DAY, -3), addDays(DAY, 3));

describe('what a day is to somebody who is looked for (domain.md 5.1, point 1)', () => {
  test.each<readonly [string, StandingDay | null, string]>([
    ['a rest', { turn: 'R', shiftClass: 'NONLAV', away: null }, 'off'],
    ['no shift', { turn: 'FREE', shiftClass: 'NONLAV', away: null }, 'off'],
    ['a compensatory rest', { turn: 'RC', shiftClass: 'NONLAV', away: null }, 'away'],
    ['a rest under leave', { turn: 'R', shiftClass: 'NONLAV', away: 'day' }, 'away'],
    ['a rest with an absence by the hour', { turn: 'R', shiftClass: 'NONLAV', away: 'hours' }, 'away'],
    ['on call', { turn: 'RPD', shiftClass: 'REP', away: null }, 'on-call'],
    ['on call and on leave', { turn: 'RPD', shiftClass: 'REP', away: 'day' }, 'away'],
    ['a shift', { turn: 'M', shiftClass: 'LAV', away: null }, 'at-work'],
    ['a shift with two hours of leave', { turn: 'M', shiftClass: 'LAV', away: 'hours' }, 'at-work'],
    ['a shift under leave', { turn: 'M', shiftClass: 'LAV', away: 'day' }, 'away'],
    ['a flexible day', { turn: 'FLES', shiftClass: 'FLEX', away: null }, 'at-work'],
    ['a code that is no shift of the plant', { turn: 'X', shiftClass: null, away: null }, 'away'],
    ['no cell at all', null, 'away'],
  ])('%s', (_, standing, expected) => {
    expect(dayStateOf(standing)).toBe(expected);
  });
});

const definition = (
  name: string,
  shiftClass: ShiftDefinition['shiftClass'],
  times: readonly [number, number] | null,
  part: Partial<ShiftDefinition> = {},
): ShiftDefinition => ({
  name,
  description: name,
  shiftClass,
  beginTime: times?.[0] ?? null,
  endTime: times?.[1] ?? null,
  beginTimeNonWorking: null,
  endTimeNonWorking: null,
  startOffset: 0,
  secondaryActivity: false,
  fromDate: dayOf(2020, 1, 1),
  toDate: null,
  ...part,
});

const LIST = [
  definition('M', 'LAV', [420, 900]),
  definition('N', 'LAV', [1380, 420], { startOffset: -1 }),
  definition('N11', 'LAV', [1380, 420]),
  definition('OLD', 'LAV', [420, 900], { toDate: dayOf(2026, 1, 1) }),
  definition('RPD', 'REP', [420, 1140]),
  definition('R', 'NONLAV', null),
];

describe('the codes of a slot (domain.md 1.5, point 32)', () => {
  const at = (day: number, minute: number) => ZONE.utc(addDays(DAY, day), minute, 'start');
  const written = (kind: 'LAV' | 'REP', start: number) =>
    coverCodes(LIST, { day: DAY, kind, start }, ZONE, new Map([['M', 7]])).map(({ turn, day, uses }) => [
      turn,
      isoDay(day),
      uses,
    ]);

  test('working codes of the day for a slot by day', () => {
    expect(written('LAV', at(0, 420))).toEqual([
      ['M', '2026-10-15', 7],
      ['N', '2026-10-15', 0],
      ['N11', '2026-10-15', 0],
    ]);
  });

  test('a night with its own start date is written on the day before the one that its slot belongs to', () => {
    const night = coverCodes(LIST, { day: DAY, kind: 'LAV', start: at(-1, 1380) }, ZONE, new Map());
    const times = night.map(({ turn, day, start, end }) => [turn, isoDay(day), start, end]);
    expect(times).toContainEqual(['N', '2026-10-15', at(-1, 1380), at(0, 420)]);
    expect(times).toContainEqual(['N11', '2026-10-14', at(-1, 1380), at(0, 420)]);
  });

  test('codes on call for a slot on call', () => {
    expect(written('REP', at(0, 420))).toEqual([['RPD', '2026-10-15', 0]]);
  });
});
