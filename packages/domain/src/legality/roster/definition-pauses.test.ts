import { expect, test } from 'vitest';
import { judgeDefinitions } from './definition-pauses.ts';
import type { JudgedDefinition } from './definition-pauses.ts';
import { MONDAY, rulesWith } from './written-roster.ts';
import type { Values } from './written-roster.ts';

const clock = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** `23:00-07:00 03:30-04:00`: hours and pause. */
function definition(text: string, shiftClass: JudgedDefinition['shiftClass'] = 'LAV'): JudgedDefinition {
  const [[beginTime, endTime], [beginTimeNonWorking, endTimeNonWorking] = [null, null]] = text
    .split(' ')
    .map((hours) => hours.split('-').map(clock)) as [[number, number], [number, number]?];
  return { name: 'A', shiftClass, beginTime, endTime, beginTimeNonWorking, endTimeNonWorking };
}

const found = (one: JudgedDefinition, values: Values = {}) =>
  judgeDefinitions([one], rulesWith(values).rulesOn('LIRR', '', MONDAY)).map(({ measured, required }) => [
    measured,
    required,
  ]);

/** domain.md 2.1, L66.5: TB without a pause passes, M without one fails. */
const EXAMPLES: readonly (readonly [hours: string, expected: readonly number[][], values?: Values])[] = [
  ['08:00-14:00', []],
  ['08:00-14:01', [[0, 10]]],
  ['07:00-15:00', [[0, 10]]],
  ['07:00-15:00 11:00-11:30', []],
  ['07:00-15:00 11:00-11:09', [[9, 10]]],
  ['07:00-15:00 11:00-11:10', []],
  ['23:00-07:00', [[0, 10]]],
  ['23:00-07:00 03:30-04:00', []],
  ['23:00-07:00 23:55-00:05', []],
  ['16:00-00:00', [[0, 10]]],
  ['16:00-00:00 20:00-20:30', []],
  // It lies within the duty (point 29).
  ['07:00-15:00 14:55-15:25', [[5, 10]]],
  ['07:00-15:00 15:00-15:30', [[0, 10]]],
  ['07:00-15:00 06:30-07:00', [[0, 10]]],
  ['07:00-15:00', [], { 'L66.5.attiva': false }],
  ['07:00-15:00', [], { 'L66.5.oltreMinuti': 480 }],
  ['07:00-15:00 11:00-11:30', [[30, 31]], { 'L66.5.minPausaMin': 31 }],
];

test.each(EXAMPLES.map(([hours, expected, values = {}]) => [hours, expected, values] as const))(
  'a shift from %s: %j %j',
  (hours, expected, values) => {
    expect(found(definition(hours), values)).toEqual(expected);
  },
);

test('a time on call needs no pause, and a rest has no hours', () => {
  expect(found(definition('19:00-07:00', 'REP'))).toEqual([]);
  const rest = { ...definition('07:00-15:00', 'NONLAV'), beginTime: null, endTime: null };
  expect(found(rest)).toEqual([]);
});

test('a finding names the shift, whatever category works it', () => {
  const rules = rulesWith({ 'L66.5.categorie': ['CTA'], 'L66.5.livello': 'AVVISO' });
  expect(judgeDefinitions([definition('07:00-15:00')], rules.rulesOn('LIRR', '', MONDAY))).toEqual([
    { rule: 'L66.5', level: 'AVVISO', limit: 'minPausaMin', turn: 'A', measured: 0, required: 10 },
  ]);
});
