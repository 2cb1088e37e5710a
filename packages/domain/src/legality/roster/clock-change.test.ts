import { describe, expect, test } from 'vitest';
import { addDays, dayOf } from '../../kernel/index.ts';
import type { RosterRule } from './roster-finding.ts';
import { found, measures } from './written-roster.ts';

describe('clock changes (domain.md 6)', () => {
  const spring = dayOf(2026, 3, 28);
  const autumn = dayOf(2026, 10, 24);

  test.each<readonly [string, typeof spring, RosterRule, readonly number[]]>([
    ['P T10', spring, 'R373.5', [600]],
    ['P T10', spring, 'L66.1', [600]],
    ['P1 T10', spring, 'R373.5', []],
    ['P T10', autumn, 'R373.5', []],
    ['P T10', autumn, 'L66.1', []],
    ['P T08', autumn, 'R373.5', [600]],
    ['P T08', autumn, 'L66.1', [600]],
  ])('%s on %d: %s %j', (text, first, rule, expected) => {
    expect(found(rule, text, {}, 'BASE', first).map(({ measured }) => measured)).toEqual(expected);
  });

  test('the rest after a night that lost an hour to the spring is forgiven it, and no more', () => {
    const friday = addDays(spring, -1);
    expect(found('R373.7', 'N11 SM R M', {}, 'BASE', friday)).toEqual([]);
    expect(measures(found('R373.7', 'N11 SM R M1', {}, 'BASE', friday))).toEqual([[2760, 2880]]);
    expect(
      measures(found('R373.7', 'N11 SM R M', { 'common.tolleranzaOraLegaleMin': 0 }, 'BASE', friday)),
    ).toEqual([[2820, 2880]]);
    // In autumn the same rest has an hour more.
    const after = { 'R373.7.minDopoNotteSingola': 2941 };
    expect(found('R373.7', 'N11 SM R M', {}, 'BASE', addDays(autumn, -1))).toEqual([]);
    expect(measures(found('R373.7', 'N11 SM R M', after, 'BASE', addDays(autumn, -1)))).toEqual([
      [2940, 2941],
    ]);
  });

  test.each<readonly [string, typeof spring, number]>([
    ['N11 R', spring, 420],
    ['R N', spring, 420],
    ['N11 R', autumn, 540],
    ['R N', autumn, 540],
  ])('the night %s on %d lasts %d elapsed minutes', (text, first, minutes) => {
    const [least, most] = [minutes - 1, minutes].map((limit) =>
      measures(found('R373.2', text, { 'R373.2.maxMinutiNotte': limit }, 'BASE', first)),
    );
    expect([least, most]).toEqual([[[minutes, minutes - 1]], []]);
  });

  test.each([
    [spring, 660],
    [autumn, 780],
  ])('on call in the night after %d lasts %d elapsed minutes', (first, minutes) => {
    const values = { 'R373.S1.giorni': 1, 'R373.S1.maxMinutiReperibilita': minutes - 1 };
    expect(measures(found('R373.S1', 'R RPN', values, 'BASE', first))).toEqual([[minutes, minutes - 1]]);
  });

  test('the nights of both changes count eight hours for the mean of a night worker', () => {
    // Nine elapsed hours in autumn would break the mean of one night.
    const values = { 'L66.4.minNotti': 1, 'L66.3.mesi': 1 };
    expect(found('L66.4', `${'R '.repeat(23)} N11 R R R R R R`, values, 'BASE', dayOf(2026, 10, 1))).toEqual(
      [],
    );
  });
});
