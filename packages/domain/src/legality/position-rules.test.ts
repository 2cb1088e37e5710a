import { describe, expect, test } from 'vitest';
import { ruleSetOn } from '../configuration/index.ts';
import { dayOf } from '../kernel/index.ts';
import { judgeContinuousPosition } from './continuous-position.ts';
import type { PositionTime } from './continuous-position.ts';
import { judgeDutyRatio } from './duty-ratio.ts';
import { judgePositions } from './position-rules.ts';

const { rules } = ruleSetOn(new Map(), null, '', dayOf(2026, 10, 5));

const at = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
/** `07:00-09:00 TMA`; no island otherwise. */
const times = (...texts: readonly string[]): PositionTime[] =>
  texts.map((text) => {
    const [hours, islandId = null] = text.split(' ');
    const [start, end] = hours!.split('-').map(at);
    return { start: start!, end: end!, islandId };
  });

describe('R373.3, domain.md 1.4', () => {
  const judge = (texts: readonly string[], isole: readonly string[] = []) =>
    judgeContinuousPosition(times(...texts), { ...rules['R373.3'], isole });

  test('07:00–09:00, break, 09:30–11:30 passes: 120 and 120', () => {
    expect(judge(['07:00-09:00', '09:30-11:30'])).toEqual([]);
  });

  test('07:00–09:00, break to 09:20, 09:20–10:10 fails: the gap of 20 minutes does not count, 120 + 50 = 170', () => {
    expect(judge(['07:00-09:00', '09:20-10:10'])).toEqual([
      {
        rule: 'R373.3',
        level: 'BLOCCO',
        over: { start: at('07:00'), end: at('10:10') },
        measured: 170,
        required: 120,
        mend: { kind: 'break', minutes: 30, by: at('09:00') },
      },
    ]);
  });

  test.each([
    ['two hours are allowed', ['07:00-09:00'], []],
    ['a minute more is not', ['07:00-09:01'], [121]],
    ['a break of half an hour is one', ['07:00-09:00', '09:30-09:31'], []],
    ['one of 29 minutes is none', ['07:00-09:00', '09:29-09:30'], [121]],
    ['changing the position is no break', ['07:00-08:00', '08:00-09:15'], [135]],
    ['in whatever order', ['08:00-09:15', '07:00-08:00'], [135]],
    ['each stretch by itself', ['07:00-09:30', '10:00-12:30'], [150, 150]],
    ['a minute that two times share is one', ['07:00-08:30', '07:30-09:00'], []],
    ['… also inside a longer one', ['07:00-09:15', '07:30-08:00', '09:00-09:15'], [135]],
    ['a break runs from the end of the longer one', ['07:00-08:45', '07:15-08:00', '08:40-09:01'], [121]],
  ])('%s', (_, texts, measured) => {
    expect(judge(texts).map((found) => found.measured)).toEqual(measured);
  });

  test('the break is due when the minutes reach the limit, shared ones counted once', () => {
    const [found] = judge(['07:00-08:30', '07:30-09:30']);
    expect(found).toMatchObject({ measured: 150, mend: { by: at('09:00') } });
  });

  test.each([
    ['90/30 for radar approach', ['07:00-08:31 TMA'], [[91, 90]]],
    ['240/60 for low traffic', ['07:00-11:00 PISTE'], []],
    ['… whose break is an hour', ['07:00-11:00 PISTE', '11:59-12:00 PISTE'], [[241, 240]]],
    ['the strictest of a mixed stretch', ['07:00-08:00 PISTE', '08:00-08:45 TMA'], [[105, 90]]],
    ['an island without its own has the rule’s', ['07:00-09:15 NORD'], [[135, 120]]],
    ['a longer name is another island', ['07:00-09:15 TMA2'], [[135, 120]]],
  ])('limits of islands: %s', (_, texts, expected) => {
    const found = judge(texts, ['TMA 90/30', 'PISTE 240/60']);
    expect(found.map(({ measured, required }) => [measured, required])).toEqual(expected);
  });
});

describe('R373.4, domain.md 1.4', () => {
  /** A duty of eight hours with so many minutes in position from its begin on. */
  const judge = (position: number, activities: readonly string[] = [], duty = 480) =>
    judgeDutyRatio(
      {
        start: at('07:00'),
        end: at('07:00') + duty,
        positions: [{ start: at('07:00'), end: at('07:00') + position }],
        activities: times(...activities),
      },
      rules['R373.4'],
    );

  test('384 minutes against 96 of break are 4.00 and pass', () => {
    expect(judge(384)).toBeNull();
  });

  test('390 against 90 are 4.33 and fail; six minutes less in position would pass', () => {
    expect(judge(390)).toEqual({
      rule: 'R373.4',
      level: 'BLOCCO',
      over: { start: at('07:00'), end: at('15:00') },
      measured: 4.33,
      required: 4,
      mend: { kind: 'less-position', minutes: 6 },
    });
    expect(judge(384)).toBeNull();
  });

  test('without any break 120 minutes are a violation, 119 are not judged', () => {
    expect(judge(120, [], 120)).toMatchObject({ measured: Number.POSITIVE_INFINITY });
    expect(judge(119, [], 119)).toBeNull();
  });

  test('a secondary activity is no break', () => {
    expect(judge(360)).toBeNull();
    expect(judge(360, ['13:00-14:00'])).toMatchObject({ measured: 6 });
    expect(judge(360, ['14:00-15:30', '14:00-14:30'])).toMatchObject({ measured: 6 });
  });

  test('who instructs in position is there once', () => {
    expect(judge(360, ['07:00-13:00'])).toBeNull();
  });

  test('a minute that two positions share is one', () => {
    const duty = { start: at('07:00'), end: at('15:00'), activities: [] };
    const twice = times('07:00-13:00', '08:00-13:24');
    expect(judgeDutyRatio({ ...duty, positions: twice }, rules['R373.4'])).toBeNull();
    const more = times('07:00-13:00', '08:00-13:30');
    expect(judgeDutyRatio({ ...duty, positions: more }, rules['R373.4'])).toMatchObject({ measured: 4.33 });
  });

  test('position outside of the duty does not count', () => {
    const duty = { start: at('07:00'), end: at('09:00'), activities: [] };
    const positions = times('05:00-07:00', '07:00-08:30');
    expect(judgeDutyRatio({ ...duty, positions }, rules['R373.4'])).toBeNull();
  });
});

test('a rule holds where it is active, for its categories, at its level', () => {
  const work = { category: 'CTA', times: times('07:00-09:30'), duties: [] };
  const with3 = (change: Partial<(typeof rules)['R373.3']>) => ({
    'R373.3': { ...rules['R373.3'], ...change },
    'R373.4': rules['R373.4'],
  });
  expect(judgePositions(work, with3({}))).toHaveLength(1);
  expect(judgePositions({ ...work, category: 'METEO' }, with3({}))).toEqual([]);
  expect(judgePositions({ ...work, category: 'METEO' }, with3({ categorie: [] }))).toHaveLength(1);
  expect(judgePositions(work, with3({ attiva: false }))).toEqual([]);
  expect(judgePositions(work, with3({ livello: 'AVVISO' }))).toMatchObject([{ level: 'AVVISO' }]);
});

test('both rules are found together, by time', () => {
  const duties = [{ start: at('07:00'), end: at('15:00'), activities: [] }];
  const work = { category: 'CTA', times: times('08:00-15:00'), duties };
  expect(judgePositions(work, rules).map(({ rule }) => rule)).toEqual(['R373.4', 'R373.3']);
});

test('people of a category with values of its own are judged by them, all others by those of no category', () => {
  const ofAll = { ...rules, 'R373.3': { ...rules['R373.3'], categorie: [] } };
  const own = { ...ofAll, 'R373.3': { ...ofAll['R373.3'], maxMinutiPosizione: 60 } };
  const room = { ...ofAll, ofCategory: { METEO: own } };
  const required = (category: string) =>
    judgePositions({ category, times: times('07:00-09:01'), duties: [] }, room).map((one) => one.required);
  expect(required('METEO')).toEqual([60]);
  expect(required('CTA')).toEqual([120]);
});
