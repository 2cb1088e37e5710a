import { expect, test } from 'vitest';
import { MINUTES_PER_DAY } from '../../kernel/index.ts';
import type { Profile } from '../../configuration/index.ts';
import { judgeCycle } from './judge-cycle.ts';
import type { CycleShift } from './judge-cycle.ts';
import { CODES, MONDAY, ON_CALL, rulesWith } from './written-roster.ts';
import type { Values } from './written-roster.ts';

/** Shifts of domain.md 3.5; G36 is that of day staff. */
function shiftOf(name: string): CycleShift | null {
  const [begin, end, startOffset = 0] = { ...CODES, G36: [480, 942] as const }[name] ?? [null, 0];
  const endTime = end > MINUTES_PER_DAY ? end - MINUTES_PER_DAY : end;
  const shiftClass = ON_CALL.has(name) ? 'REP' : begin === null ? 'NONLAV' : 'LAV';
  return { name, shiftClass, beginTime: begin, endTime: begin === null ? null : endTime, startOffset };
}

interface Judged {
  readonly profile?: Profile;
  readonly category?: string;
  readonly values?: Values;
}

const judged = (cycle: string, { profile = 'BASE', category = 'CTA', values = {} }: Judged = {}) =>
  judgeCycle(
    cycle.split(' ').map(shiftOf),
    rulesWith(values, profile).rulesOn('LIRR', category, MONDAY),
    category,
  );

const brief = (cycle: string, how: Judged = {}) =>
  judged(cycle, how).map(({ rule, place, measured, required }) => [rule, place, measured, required]);

test.each([
  'M P N11 SM R',
  'M P FREE N R',
  'M M M P P R R',
  'M M P P R R',
  'M1 M1 P1 P1 R R',
  'M P T12 R R',
  'G36 G36 G36 G36 G36 R R',
  'R',
])('the cycle %s breaks nothing of BASE (domain.md 1.4, 3.5 and 9.2)', (cycle) => {
  expect(judged(cycle)).toEqual([]);
});

test.each<readonly [cycle: string, expected: readonly unknown[][]]>([
  // The longest gap is 32 hours.
  [
    'M M M P P R',
    [
      ['R373.8', null, 0, 4],
      ['L66.2', null, 0, 2],
    ],
  ],
  [
    'M1 P1 R',
    [
      ['R373.8', null, 0, 4],
      ['L66.2', null, 0, 2],
    ],
  ],
])('the cycle %s has no rest of 48 hours: %j', (cycle, expected) => {
  expect(brief(cycle)).toEqual(expected);
});

test('the cycle M M M P P P R reaches 208 hours, in some of its windows of 30 days', () => {
  const hours = judged('M M M P P P R').filter(({ rule }) => rule === 'R373.S1');
  expect(hours.map(({ measured, required }) => [measured, required])).toEqual([[12_480, 12_000]]);
});

test('the standard cycle fails only R373.8 of the UK profile, at every place and told once', () => {
  expect(brief('M P N11 SM R', { profile: 'SRATCOH-UK' })).toMatchObject([['R373.8', null, 0, 3]]);
});

test.each<readonly [cycle: string, rule: string, found: readonly unknown[][]]>([
  // A pair is told with its later duty, also over the end of the cycle.
  ['P M R R R', 'R373.5', [['R373.5', 1, 480, 720]]],
  ['M R R P', 'R373.5', [['R373.5', 0, 480, 720]]],
  // One reduced rest a week is more than one in 30 days.
  ['P T10 R R M R R', 'R373.5', [['R373.5', 1, 660, 720]]],
  ['N11 SM P R R R', 'R373.7', [['R373.7', 2, 1920, 2880]]],
  ['N11 N11 N11 SM R R', 'R373.6', [['R373.6', 2, 3, 2]]],
  ['M M M M M M M R R', 'R373.1', [['R373.1', 6, 7, 6]]],
  // The run goes on into the next turn.
  ['M M M R R M M M M', 'R373.1', [['R373.1', 2, 7, 6]]],
  // It never ends: its seventh day is found once.
  ['M', 'R373.1', [['R373.1', 0, null, 6]]],
  ['M M P', 'R373.1', [['R373.1', 0, null, 6]]],
  // Six duties of eight hours in seven days are 48 hours, but four months are no whole weeks.
  ['M M M M M M R', 'L66.3', [['L66.3', null, expect.closeTo(2895.6, 1), 2880]]],
  ['M M M M M M R R', 'L66.3', []],
  ['M M M M M G36 M M M M M M R', 'L66.3', [['L66.3', null, expect.any(Number), 2880]]],
])('%s: %s %j', (cycle, rule, found) => {
  expect(brief(cycle).filter(([id]) => id === rule)).toEqual(found);
});

test('a cycle is judged for who follows it: rules of controllers leave others alone', () => {
  expect(brief('M1 P1 R', { category: 'METEO' }).map(([rule]) => rule)).toEqual(['L66.2']);
});

test('the day of a cycle may change what its rules find', () => {
  expect(brief('M P N11 SM R', { values: { 'R373.7.minDopoNotteSingola': 2881 } })).toEqual([
    ['R373.7', 0, 2880, 2881],
  ]);
});

test('the longest cycle and windows of more than a year are judged too', () => {
  const cycle = Array.from({ length: 62 }, (_, day) => (day % 7 < 5 ? 'M' : 'R')).join(' ');
  const hours = judged(cycle, { values: { 'R373.S1.giorni': 400 } }).filter(({ rule }) => rule === 'R373.S1');
  expect(hours.map(({ limit, place }) => [limit, place])).toEqual([
    ['maxMinuti', null],
    ['maxMinutiReperibilita', null],
  ]);
});
