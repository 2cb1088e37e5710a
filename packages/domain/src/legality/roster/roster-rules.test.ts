import { describe, expect, test } from 'vitest';
import { dayOf, isoDay } from '../../kernel/index.ts';
import type { Profile } from '../../configuration/index.ts';
import { judgePerson } from './judge-person.ts';
import type { Duty } from './timeline.ts';
import { MONDAY, found, measures, rulesWith, written } from './written-roster.ts';
import type { Values } from './written-roster.ts';

type Pairs = readonly (readonly [measured: number, required: number])[];
type Example = readonly [text: string, expected: Pairs, values: Values];

describe('R373.1, consecutive days (domain.md 1.4)', () => {
  test.each<Example>([
    ['M M M P P P R', [], {}],
    ['M M M P P P P', [[7, 6]], {}],
    ['M M M P P P RPD', [[7, 6]], {}],
    ['M M M P P P RPD', [], { 'common.reperibilitaConteggio': 'ESCLUSA' }],
    ['M M M P P P RPD', [[7, 6]], { 'common.reperibilitaConteggio': 'INTERA' }],
    ['M*14', [[14, 6]], {}],
    [
      'M*7 R M*7',
      [
        [7, 6],
        [7, 6],
      ],
      {},
    ],
    // N stands a day later than N11 for the same hours.
    ['M*6 N11', [[7, 6]], {}],
    ['M*6 FREE N', [[7, 6]], {}],
    // An on-call night starts on the evening before.
    ['M*6 FREE RPN', [[7, 6]], {}],
    ['M*3 - M*4', [], {}],
  ])('%s: %j', (text, expected, values) => {
    expect(measures(found('R373.1', text, values))).toEqual(expected);
  });

  test('a run is one finding over its days, shown at the first duty beyond the limit', () => {
    const [run] = found('R373.1', 'R M*9 R');
    expect([isoDay(run!.from), isoDay(run!.to), isoDay(run!.cell.day)]).toEqual([
      '2026-10-06',
      '2026-10-14',
      '2026-10-12',
    ]);
  });
});

describe('R373.2, length of a duty (domain.md 1.4)', () => {
  test.each<Example>([
    ['M+17:00', [], {}],
    ['M+17:15', [[615, 600]], {}],
    ['N11+08:30', [], {}],
    ['N11+08:45', [[585, 570]], {}],
    ['T16', [], {}],
    // One minute of the night makes it a night duty.
    ['P+00:00', [], {}],
    ['P+00:01', [], {}],
    ['P+00:31', [[571, 570]], {}],
    ['T16+01:31', [[571, 570]], {}],
    ['M1+16:00', [], {}],
    ['M1+14:01', [[481, 480]], { 'R373.2.limiteAlba': true }],
    // The last minute of the early start is one, the minutes beside its ends are none.
    ['M1+14:01', [[481, 480]], { 'R373.2.limiteAlba': true, 'R373.2.albaFine': 360 }],
    ['M1+14:01', [], { 'R373.2.limiteAlba': true, 'R373.2.albaFine': 359 }],
    ['M1+14:01', [[481, 480]], { 'R373.2.limiteAlba': true, 'R373.2.albaInizio': 360 }],
    ['M1+14:01', [], { 'R373.2.limiteAlba': true, 'R373.2.albaInizio': 361 }],
  ])('%s: %j', (text, expected, values) => {
    expect(measures(found('R373.2', text, values))).toEqual(expected);
  });

  test('in the UK profile starts from 05:30 to 06:29 are early ones', () => {
    const { days, duties } = written('M');
    const [morning] = duties;
    const longest = (start: number) => {
      const begin = morning!.start + start - 420;
      const early = { days, duties: [{ ...morning!, start: begin, end: begin + 500 }] };
      return judgePerson(early, rulesWith({}, 'SRATCOH-UK')).map(({ required }) => required);
    };
    // 05:29 begins in the night window
    expect([329, 330, 389, 390].map(longest)).toEqual([[], [480], [480], []]);
  });

  test.each<readonly [string, base: Pairs, uk: Pairs]>([
    ['M+17:15', [[615, 600]], [[615, 600]]],
    ['N11+08:45', [[585, 570]], [[585, 570]]],
    // The night of the UK profile begins at 01:30.
    ['P+00:31', [[571, 570]], []],
    ['T16+01:31', [[571, 570]], [[571, 570]]],
    // Only it has a limit of eight hours for starts from 05:30 to 06:29.
    ['M1', [], []],
    ['M1+14:15', [], [[495, 480]]],
    ['M+15:15', [], []],
  ])('%s in both profiles: %j and %j', (text, base, uk) => {
    expect(measures(found('R373.2', text))).toEqual(base);
    expect(measures(found('R373.2', text, {}, 'SRATCOH-UK'))).toEqual(uk);
  });
});

describe('R373.5, rest between duties (domain.md 1.4)', () => {
  test.each<readonly [string, Pairs]>([
    ['P1 T10', []],
    ['P T10', []],
    ['P T10 R R P T10', [[660, 720]]],
    ['P M', [[480, 720]]],
    ['P M1', [[420, 720]]],
    // Two reduced rests clash when their dates are less than 30 days apart.
    [`P T10 ${'R '.repeat(28)} P T10`, []],
    [`P T10 ${'R '.repeat(27)} P T10`, [[660, 720]]],
    // A rest below the reduced one is no other (point 39).
    ['P M R P T10', [[480, 720]]],
    // A finding is one, though (point 25).
    [
      `P T10 ${'R '.repeat(20)} P T10 ${'R '.repeat(20)} P T10`,
      [
        [660, 720],
        [660, 720],
      ],
    ],
    ['P - M', []],
  ])('%s: %j', (text, expected) => {
    expect(measures(found('R373.5', text))).toEqual(expected);
  });
});

describe('R373.6, consecutive nights, and R373.7, rest after them (domain.md 1.4)', () => {
  test.each<readonly [string, Pairs]>([
    ['N11 N11 SM R', []],
    ['N11 N11 N11 SM', [[3, 2]]],
    ['N N N', [[3, 2]]],
    ['T16 T16 T16', []],
  ])('nights %s: %j', (text, expected) => {
    expect(measures(found('R373.6', text))).toEqual(expected);
  });

  test.each<readonly [string, Pairs]>([
    ['N11 SM R M', []],
    ['N11 SM P', [[1920, 2880]]],
    ['N11 N11 SM R P', []],
    ['N11 N11 SM R M', [[2880, 3240]]],
    // The next night of a block is exempt; one on a later date is not.
    ['N11 N11', []],
    ['N11 SM N11', [[2400, 2880]]],
  ])('rest %s: %j', (text, expected) => {
    expect(measures(found('R373.7', text))).toEqual(expected);
    expect(measures(found('R373.7', text, {}, 'SRATCOH-UK'))).toEqual(expected);
  });

  test('a minute after midnight makes a night in the profile BASE, not in the other', () => {
    expect(measures(found('R373.7', 'P+00:01 R P'))).toEqual([[2339, 2880]]);
    expect(found('R373.7', 'P+00:01 R P', {}, 'SRATCOH-UK')).toEqual([]);
  });
});

describe('R373.8, rests in a cycle (domain.md 1.4)', () => {
  test.each<readonly [text: string, expected: Pairs, profile: Profile | undefined]>([
    ['(M P N11 SM R)*12', [], undefined],
    ['(M M M P P R R)*8', [], undefined],
    ['(M M M P P R)*10', [[0, 4]], undefined],
    ['(M P N11 SM R)*12', [[0, 3]], 'SRATCOH-UK'],
    // Four weeks of leave are fourteen rests (point 5).
    [`M ${'F '.repeat(28)} M`, [], undefined],
    // A window with an unknown day is not judged (point 2).
    [`${'M '.repeat(14)} - ${'M '.repeat(27)}`, [], undefined],
    [`${'M '.repeat(28)}`, [[0, 4]], undefined],
  ])('%s: %j %s', (text, expected, profile) => {
    expect(measures(found('R373.8', text, {}, profile))).toEqual(expected);
  });

  test.each([
    ['(M P N11 SM R)*12', 5, 2880],
    // Exactly 4, of 56 hours each.
    ['(M M M P P R R)*8 M', 4, 3360],
  ])('the cycle %s has at least %d rests of %d minutes', (text, rests, length) => {
    const values = { 'R373.8.minRiposi': rests, 'R373.8.minDurataRiposo': length };
    expect(found('R373.8', text, values)).toEqual([]);
    const [more] = found('R373.8', text, { ...values, 'R373.8.minRiposi': rests + 1 });
    expect([more!.measured, more!.required]).toEqual([rests, rests + 1]);
    const [longer] = found('R373.8', text, { ...values, 'R373.8.minDurataRiposo': length + 1 });
    expect(longer!.measured).toBe(0);
  });

  test('the longest gap of the cycle M M M P P R is 32 hours', () => {
    const at = (minutes: number) =>
      found('R373.8', '(M M M P P R)*10', { 'R373.8.minDurataRiposo': minutes }).length;
    expect([at(1920), at(1921)]).toEqual([0, 1]);
  });

  test('in the UK profile rests of 54 hours that are three may still sum to less than 180', () => {
    const weeks = '(M M M P P R R)*5';
    expect(found('R373.8', weeks, {}, 'SRATCOH-UK').map(({ limit }) => limit)).toEqual([]);
    const three = 'M P R R M*7 P R R M*7 P R R M*7 M';
    expect(found('R373.8', three, {}, 'SRATCOH-UK').map(({ limit }) => limit)).toEqual(['minSommaRiposi']);
  });
});

describe('supplementary rules (domain.md 1.4)', () => {
  test.each<readonly [string, Pairs]>([
    ['(M M M M M R)*5', []],
    ['M*26 R*4', [[12_480, 12_000]]],
    [`${'M '.repeat(25)} R R R R R`, []],
  ])('R373.S1 %s: %j', (text, expected) => {
    expect(measures(found('R373.S1', text))).toEqual(expected);
  });

  test('the endless cycle M M M P P P R reaches 208 hours in some windows of 30 days', () => {
    const cycle = found('R373.S1', '(M M M P P P R)*10');
    expect(new Set(cycle.map(({ measured }) => measured))).toEqual(new Set([12_480]));
  });

  test('R373.S1 with the times on call has a limit of its own', () => {
    const text = `${'M '.repeat(10)} ${'RPD '.repeat(20)}`;
    expect(found('R373.S1', text).map(({ limit, measured }) => [limit, measured])).toEqual([
      ['maxMinutiReperibilita', 19_200],
    ]);
    expect(found('R373.S1', text, { 'common.reperibilitaConteggio': 'ESCLUSA' })).toEqual([]);
  });

  test.each<readonly [string, Pairs]>([
    ['M M M P P P R R M', []],
    ['M M M P P P R M', [[1920, 3240]]],
    // Six duties of eight hours and twenty minutes are fifty hours, five of ten hours too.
    ['M+17:00 M+17:00 M+17:00 M+17:00 M+17:00 R M', [[2280, 3240]]],
    ['M+17:00 M+17:00 M+17:00 M+17:00 M R M', []],
  ])('R373.S2 %s: %j', (text, expected) => {
    expect(measures(found('R373.S2', text, {}, 'SRATCOH-UK'))).toEqual(expected);
    expect(found('R373.S2', text)).toEqual([]);
  });

  test.each<readonly [string, Pairs]>([
    ['M1 M1 P', []],
    ['M1 M1 M1', [[3, 2]]],
    ['M1 M1 R R R R M1', []],
    ['M1 M1 R R R M1', [[3, 2]]],
  ])('R373.S3 %s: %j', (text, expected) => {
    expect(measures(found('R373.S3', text, { 'R373.S3.attiva': true }))).toEqual(expected);
    expect(found('R373.S3', text)).toEqual([]);
  });
});

test('the standard cycle has 144 duty hours in 30 days', () => {
  const hours = (maxMinuti: number) =>
    found('R373.S1', '(M P N11 SM R)*12', { 'R373.S1.maxMinuti': maxMinuti }).length;
  expect([hours(144 * 60), hours(144 * 60 - 1)]).toEqual([0, 1]);
});

test('the standard cycle passes every rule of the profile BASE, and fails only R373.8 of the other', () => {
  for (const cycle of ['(M P N11 SM R)*30', '(M P FREE N R)*30']) {
    expect(judgePerson(written(cycle, dayOf(2026, 9, 1)), rulesWith())).toEqual([]);
    const uk = judgePerson(written(cycle, dayOf(2026, 9, 1)), rulesWith({}, 'SRATCOH-UK'));
    expect(new Set(uk.map(({ rule }) => rule))).toEqual(new Set(['R373.8']));
  }
});

test('a rule that is off, and one for other categories, finds nothing', () => {
  expect(found('R373.1', 'M*9', { 'R373.1.attiva': false })).toEqual([]);
  const flight = written('M*9', MONDAY, { category: 'EAV' });
  expect(judgePerson(flight, rulesWith()).map(({ rule }) => rule)).toEqual([]);
});

test('who is exempt from nights has none of their minutes', () => {
  const nights = (text: string) =>
    judgePerson(written(text, MONDAY, { isExemptFromNights: true }), rulesWith())
      .filter(({ rule }) => rule === 'NOTTE')
      .map(({ measured }) => measured);
  expect(nights('M P N11 SM')).toEqual([360]);
  expect(nights('P+00:01 T16')).toEqual([1]);
  expect(nights('M1')).toEqual([]);
});

describe('on call that counts everywhere (domain.md 1.5, points 26 and 38)', () => {
  const everywhere = rulesWith({ 'common.reperibilitaConteggio': 'INTERA' });

  test('overtime that touches it is one duty with it, and no rest between two', () => {
    const call = written('RPD');
    const [duty] = call.duties;
    const overtime: Duty = {
      ...duty!,
      turn: 'STR',
      kind: 'LAV',
      start: duty!.end - 150,
      end: duty!.end + 60,
    };
    const both = { ...call, duties: [duty!, overtime] };
    expect(judgePerson(both, everywhere)).toEqual([]);
    const apart = { ...overtime, start: duty!.end + 1 };
    expect(judgePerson({ ...both, duties: [duty!, apart] }, everywhere).map(({ rule }) => rule)).toEqual([
      'R373.5',
      'L66.1',
    ]);
  });

  test('it is no duty for the night ban', () => {
    const exempt = written('R RPN R', MONDAY, { isExemptFromNights: true });
    expect(judgePerson(exempt, everywhere)).toEqual([]);
  });
});
