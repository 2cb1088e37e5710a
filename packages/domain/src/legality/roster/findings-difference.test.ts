import { describe, expect, test } from 'vitest';
import { addDays, isoDay } from '../../kernel/index.ts';
import { findingsDifference } from './findings-difference.ts';
import { judgePerson } from './judge-person.ts';
import type { Timeline } from './timeline.ts';
import { MONDAY, rulesWith, written } from './written-roster.ts';
import type { Values } from './written-roster.ts';

const WEEK_OFF = 'R R R R R R R';

/** What a change of a written roster adds and ends, as `rule limit first day`. */
function change(before: string | Timeline, after: string | Timeline, values: Values = {}) {
  const source = rulesWith(values);
  const judged = (roster: string | Timeline) =>
    judgePerson(typeof roster === 'string' ? written(roster) : roster, source);
  const { added, ended } = findingsDifference(judged(before), judged(after));
  const words = (found: typeof added) =>
    found.map(({ rule, limit, from }) => `${rule} ${limit} ${isoDay(from)}`);
  return [words(added), words(ended)];
}

describe('a short rest', () => {
  const SHORT = ['R373.5 minRiposo 2026-10-06', 'L66.1 minRiposo 2026-10-06'];
  /** P, then M that starts at 07:00, or at 06:00. */
  const ending = (start: 360 | 420): Timeline => {
    const { days, duties } = written('P M');
    const [afternoon, morning] = duties;
    return { days, duties: [afternoon!, { ...morning!, start: morning!.start + start - 420 }] };
  };

  test('is added, and ended by the change back', () => {
    expect(change('P P', 'P M')).toEqual([SHORT, []]);
    expect(change('P M', 'P P')).toEqual([[], SHORT]);
  });

  test('that was there is added again only when it is worse', () => {
    expect(change(ending(420), ending(360))).toEqual([SHORT, []]);
    expect(change(ending(360), ending(420))).toEqual([[], []]);
    expect(change(ending(360), ending(360))).toEqual([[], []]);
  });

  test('of another day is another one', () => {
    const next = ['R373.5 minRiposo 2026-10-07', 'L66.1 minRiposo 2026-10-07'];
    expect(change('P M R', 'P P M')).toEqual([next, SHORT]);
  });

  test('beside an unknown day is none', () => {
    expect(change('P M', 'P -')).toEqual([[], SHORT]);
  });
});

describe('two short rests on one date, before a shift and before overtime of its own', () => {
  const both = ['R373.5 minRiposo 2026-10-06', 'L66.1 minRiposo 2026-10-06'];
  /** P, M, and overtime from 20:00 on. */
  const apart = (end: 1080 | 900): Timeline => {
    const { days, duties } = written('P M');
    const morning = duties[1]!;
    const from = morning.start + 780;
    return {
      days,
      duties: [
        duties[0]!,
        { ...morning, end: morning.start + end - 420 },
        { ...morning, turn: 'STR', start: from, end: from + 120 },
      ],
    };
  };
  const only = { 'R373.2.attiva': false };

  test('are two, each with its duties', () => {
    const found = judgePerson(apart(900), rulesWith(only));
    expect(
      found.map(({ rule, earlier, duty, measured }) => `${rule} ${earlier!.turn} ${duty!.turn} ${measured}`),
    ).toEqual(['R373.5 P M 480', 'R373.5 M STR 300', 'L66.1 P M 480', 'L66.1 M STR 300']);
  });

  test('are added and end one by one', () => {
    expect(change('P M', apart(900), only)).toEqual([both, []]);
    expect(change(apart(900), 'P M', only)).toEqual([[], both]);
    // beside the shorter rest that stood
    const { days, duties } = apart(900);
    const overtime = duties.filter(({ turn }) => turn !== 'P');
    expect(change({ days, duties: overtime }, apart(900), only)).toEqual([both, []]);
  });

  test('of which one becomes shorter: it alone is added', () => {
    expect(change(apart(900), apart(1080), only)).toEqual([both, []]);
    expect(change(apart(1080), apart(900), only)).toEqual([[], []]);
  });
});

describe('a run of duties beyond the limit (decision 0091)', () => {
  const run = (rule: 'R373.1 maxGiorniConsecutivi' | 'R373.6 maxNottiConsecutive', day: number) =>
    `${rule} ${isoDay(addDays(MONDAY, day))}`;
  const days = (day: number) => run('R373.1 maxGiorniConsecutivi', day);
  const nights = (day: number) => run('R373.6 maxNottiConsecutive', day);

  test.each<readonly [what: string, before: string, after: string, added: string[], ended: string[]]>([
    ['shortened at the front', 'R M*9 R', 'R R M*8 R', [], []],
    ['shortened at the back', 'R M*9 R', 'R M*8 R R', [], []],
    ['split into two beyond the limit', 'R M*16 R', 'R M*7 R M*8 R', [], []],
    ['moved by a day, as long as before', 'R M*8 R', 'R R M*8', [], []],
    ['lengthened at the front', 'R R M*8 R', 'R M*9 R', [days(1)], []],
    ['lengthened at the back', 'R M*8 R R', 'R M*9 R', [days(1)], []],
    ['joined of two', 'R M*7 R M*8 R', 'R M*16 R', [days(1)], []],
    ['brought within the limit', 'R M*7 R', 'R R M*6 R', [], [days(1)]],
    ['in the place of another one', 'M*7 R R R R R R R R', 'R R R R R R R R M*7', [days(8)], [days(0)]],
    ['of nights, shortened at the front', 'R N11*5 SM R', 'R R N11*4 SM R', [], []],
    ['of nights, lengthened at the front', 'R R N11*4 SM R', 'R N11*5 SM R', [nights(1)], []],
  ])('%s', (_, before, after, added, ended) => {
    // what neither run is about: rests and hours around them
    const only = {
      'L66.1.attiva': false,
      'L66.2.attiva': false,
      'R373.7.attiva': false,
      'R373.S1.attiva': false,
      ...(before.includes('N11') && { 'R373.1.attiva': false }),
    };
    expect(change(before, after, only)).toEqual([added, ended]);
  });
});

describe('failing windows (decision 0091)', () => {
  test.each<
    readonly [what: string, values: Values, before: string, after: string, added: string[], ended: string[]]
  >([
    [
      'with a rest more at the front are not added',
      { 'R373.1.attiva': false, 'R373.S1.attiva': false, 'R373.8.attiva': false },
      'R R M*20 R R',
      'R R R M*19 R R',
      [],
      [],
    ],
    [
      'that hold more hours are added',
      {
        'R373.1.attiva': false,
        'R373.8.attiva': false,
        'L66.2.attiva': false,
        'R373.S1.giorni': 7,
        'R373.S1.maxMinuti': 2400,
      },
      `${WEEK_OFF} R M*6 ${WEEK_OFF}`,
      `${WEEK_OFF} M*7 ${WEEK_OFF}`,
      ['R373.S1 maxMinuti 2026-10-11'],
      [],
    ],
    [
      'that hold fewer hours, from a later day on, are not',
      {
        'R373.1.attiva': false,
        'R373.8.attiva': false,
        'L66.2.attiva': false,
        'R373.S1.giorni': 7,
        'R373.S1.maxMinuti': 2400,
      },
      `${WEEK_OFF} M*7 ${WEEK_OFF}`,
      `${WEEK_OFF} R M*6 ${WEEK_OFF}`,
      [],
      [],
    ],
    [
      'of another limit are others: hours with and without those on call',
      {
        'R373.1.attiva': false,
        'R373.8.attiva': false,
        'L66.2.attiva': false,
        'R373.S1.giorni': 7,
        'R373.S1.maxMinuti': 1900,
        'R373.S1.maxMinutiReperibilita': 3600,
      },
      `R M*5 R`,
      `RPD M*5 RPD`,
      ['R373.S1 maxMinutiReperibilita 2026-10-05'],
      [],
    ],
  ])('%s', (_, values, before, after, added, ended) => {
    expect(change(before, after, values)).toEqual([added, ended]);
  });
});
