import { describe, expect, test } from 'vitest';
import { dayOf, isoDay } from '../../kernel/index.ts';
import { judgePerson } from './judge-person.ts';
import { MONDAY, found, measures, rulesWith, written } from './written-roster.ts';

type Pairs = readonly (readonly [measured: number, required: number])[];

/** Working time by D.Lgs. 66/2003 (domain.md 2.1): the same in both profiles. */
describe.each(['BASE', 'SRATCOH-UK'] as const)('profile %s', (profile) => {
  test.each<readonly [string, Pairs]>([
    ['P T10', []],
    ['P M', [[480, 660]]],
  ])('L66.1 %s: %j', (text, expected) => {
    expect(measures(found('L66.1', text, {}, profile))).toEqual(expected);
  });

  test.each<readonly [string, Pairs]>([
    ['(M P N11 SM R)*6', []],
    // From 15:00 to the second midnight are 33 hours.
    ['M*13 R', [[0, 2]]],
    ['M*6 R R M*6', [[1, 2]]],
    ['M*14', [[0, 2]]],
  ])('L66.2 %s: %j', (text, expected) => {
    expect(measures(found('L66.2', text, {}, profile))).toEqual(expected);
  });

  describe('L66.3, from September to December 2026: 122 days, 14 of them neutral', () => {
    const december = (text: string) =>
      found('L66.3', text, {}, profile, dayOf(2026, 9, 1)).map(({ from, to, measured, required }) => [
        isoDay(from),
        isoDay(to),
        (measured / 60).toFixed(2),
        required,
      ]);

    test('740 hours are 47.96 a week and pass; 741 are 48.03', () => {
      // 91 shifts of 8 hours, and one of 12 or 13.
      expect(december('R*16 F*14 M*91 M+19:00')).toEqual([]);
      expect(december('R*16 F*14 M*91 M+20:00')).toEqual([['2026-12-01', '2026-12-31', '48.03', 2880]]);
      const mean = { 'L66.3.maxMediaSettimanale': 2877 };
      expect(
        found('L66.3', 'R*16 F*14 M*91 M+19:00', mean, profile, dayOf(2026, 9, 1)).map(({ measured }) =>
          (measured / 60).toFixed(2),
        ),
      ).toEqual(['47.96']);
    });

    test('with fewer than 28 days left nothing is judged', () => {
      // one month alone, with 28 or 27 days that are not neutral
      const alone = (text: string) =>
        found('L66.3', text, { 'L66.3.mesi': 1 }, profile, dayOf(2026, 12, 1)).length;
      expect([alone('F*3 M*28'), alone('F*4 M*27'), alone('M*28'), alone('M*27')]).toEqual([1, 0, 1, 0]);
    });

    test('the neutral days are no part of it: with duty-free days in their place both pass', () => {
      expect(december('R*30 M*91 M+20:00')).toEqual([]);
    });
  });

  test.each<readonly [text: string, expected: Pairs]>([
    // 79 nights make no night worker, 80 do; the mean of their duties is eight hours and a quarter.
    ['(N11+07:15 SM R R)*79', []],
    ['(N11+07:15 SM R R)*80', [[495, 480]]],
    ['(N11 SM R R)*80', []],
    // Three hours of the night make one, from 23:00 on.
    ['(P+01:59 R R R)*80', []],
    ['(P+02:00 R R R)*80', [[660, 480]]],
  ])('L66.4 %s: %j', (text, expected) => {
    expect(measures(found('L66.4', text, {}, profile, dayOf(2026, 1, 5)))).toEqual(expected);
  });

  test('L66.4 counts the nights of the 365 days that end with the month', () => {
    const nights = `${'(N11+07:15 SM R R)*40'} ${'R '.repeat(46)} ${'(N11+07:15 SM R R)*40'}`;
    const last = (first: number) =>
      found('L66.4', nights, {}, profile, dayOf(2026, 1, first)).map(({ to }) => isoDay(to));
    // From the first night to the last are 363 days: the year that ends on 31/12 holds both, that of 31/01 begins a day late.
    expect(last(1)).toEqual(['2026-12-31']);
    expect(last(31)).toEqual([]);
  });

  test.each<readonly [text: string, pause: number, expected: Pairs]>([
    ['TB', 0, []],
    ['M', 0, [[0, 10]]],
    ['M', 9, [[9, 10]]],
    ['M', 10, []],
    ['TB+14:01', 0, [[0, 10]]],
  ])('L66.5 %s with a pause of %d minutes: %j', (text, pauseMinutes, expected) => {
    const { days, duties } = written(text);
    const own = { days, duties: duties.map((duty) => ({ ...duty, pauseMinutes })) };
    const pauses = judgePerson(own, rulesWith({}, profile)).filter(({ rule }) => rule === 'L66.5');
    expect(measures(pauses)).toEqual(expected);
  });
});

test('a rest of the law is everybody’s, one of the regulation that of the categories it names', () => {
  const short = written('P M', MONDAY, { category: 'EAV' });
  expect(judgePerson(short, rulesWith()).map(({ rule }) => rule)).toEqual(['L66.1']);
});
