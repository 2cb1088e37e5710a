import { describe, expect, test } from 'vitest';
import { addDays, dayOf } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import { SLOTS, inputs, rangeIn } from './example-scene.ts';
import type { Scene } from './example-scene.ts';
import { MonthCounters, shownFigure } from './index.ts';
import type { Chair } from './index.ts';

const DAY = dayOf(2026, 10, 14);
const [ACS, APS, CSO] = [0, 1, 2];
const [NORD, TMA, SALA] = [0, 1, 2];
const chair = (specialization: number, island: number): Chair => ({ specialization, island });

/** `e1 ACS+APS NORD` of each person of the slot. */
function people(...texts: readonly string[]) {
  const index = { ACS, APS, CSO, NORD, TMA, SALA, '-': -1 } as Readonly<Record<string, number>>;
  const parts = texts.map((text) => text.split(' ') as [string, string, string]);
  return {
    names: parts.map(([who]) => who),
    standing: Object.fromEntries(
      parts.map(([who, holds, island]) => [
        who,
        { holds: holds.split('+').map((name) => index[name]!), island: index[island]! },
      ]),
    ),
  };
}

interface Room extends Partial<Scene> {
  readonly who: ReturnType<typeof people>;
  readonly chairs: Scene['chairs'];
}

function scene({ who, ...rest }: Room): Scene {
  return {
    from: DAY,
    to: DAY,
    turns: who.names.map((name) => ({ who: name, turn: 'M', day: DAY })),
    standing: who.standing,
    specializations: 3,
    islands: 3,
    ...rest,
  };
}

/** The verdict with its hours as a clock shows them, and the figure. */
function verdictOf(of: Scene, slot = 'M', day: Day = DAY) {
  const counters = new MonthCounters(inputs(of).input);
  counters.compute();
  const slotIndex = SLOTS.findIndex(({ timeslotId }) => timeslotId === slot);
  const { missing, ranges, specializations, islands, covered } = counters.verdict(slotIndex, day);
  const clock = (one: Parameters<typeof rangeIn>[1]): string => rangeIn(of, one);
  return {
    figure: shownFigure({ ...counters.row(slotIndex, day), missing }),
    missing,
    when: ranges.map(clock),
    of: specializations.map((one) => [one.specialization, one.missing, ...one.ranges.map(clock)]),
    at: islands.map((one) => [one.island, one.missing]),
    covered: covered.map((one) => [one.island, one.chairs, [...one.by], ...one.ranges.map(clock)]),
  };
}

describe('what a slot of a day is missing', () => {
  test('domain 3.7, example 3: five people for four chairs, one APS short all morning', () => {
    const who = people('e1 ACS NORD', 'e2 ACS NORD', 'e3 ACS NORD', 'e4 ACS+APS TMA', 'e5 ACS NORD');
    const chairs = () => [chair(ACS, NORD), chair(ACS, NORD), chair(APS, TMA), chair(APS, TMA)];
    expect(verdictOf(scene({ who, chairs }))).toEqual({
      figure: -1,
      missing: 1,
      when: ['07:00–15:00'],
      of: [[APS, 1, '07:00–15:00']],
      at: [[TMA, 1]],
      covered: [],
    });
  });

  test('as many people as chairs who may take them: nothing', () => {
    const who = people('e1 ACS NORD', 'e2 APS TMA');
    expect(verdictOf(scene({ who, chairs: () => [chair(ACS, NORD), chair(APS, TMA)] }))).toEqual({
      figure: 0,
      missing: 0,
      when: [],
      of: [],
      at: [],
      covered: [],
    });
  });

  test('the hour of the fewest people is not the one that is short: it counts all the same', () => {
    const who = people('e1 ACS NORD', 'e2 ACS NORD');
    const chairs = (hour: number) => (hour === 9 ? [chair(APS, TMA)] : [chair(ACS, NORD), chair(ACS, NORD)]);
    expect(
      verdictOf(
        scene({
          who: people(...who.names.map((name) => `${name} ACS NORD`), 'e3 APS+CSO TMA'),
          chairs,
          away: [{ who: 'e3', from: [DAY, 9], to: [DAY, 10] }],
        }),
      ),
    ).toMatchObject({
      figure: -1,
      missing: 1,
      when: ['09:00–10:00'],
      of: [[APS, 1, '09:00–10:00']],
    });
  });

  test('two people too few and a third who may not sit there are three that are missing', () => {
    const who = people('e1 ACS NORD', 'e2 ACS NORD');
    const chairs = () => [chair(ACS, NORD), chair(APS, TMA), chair(APS, TMA), chair(CSO, SALA)];
    expect(verdictOf(scene({ who, chairs }))).toMatchObject({
      figure: -3,
      missing: 3,
      of: [
        [APS, 2, '07:00–15:00'],
        [CSO, 1, '07:00–15:00'],
      ],
      at: [
        [TMA, 2],
        [SALA, 1],
      ],
    });
  });

  test('of hours with one and with two missing the most is said, and all of them', () => {
    const who = people('e1 ACS NORD', 'e2 ACS NORD', 'e3 ACS NORD');
    const chairs = (hour: number) =>
      Array.from({ length: { 8: 4, 9: 5, 12: 4 }[hour] ?? 3 }, () => chair(ACS, NORD));
    expect(verdictOf(scene({ who, chairs }))).toMatchObject({
      missing: 2,
      when: ['08:00–10:00', '12:00–13:00'],
      of: [[ACS, 2, '08:00–10:00', '12:00–13:00']],
    });
  });

  test('what is short in different hours is no sum', () => {
    const chairs = (hour: number) => [chair(hour < 11 ? APS : CSO, TMA)];
    expect(
      verdictOf(
        scene({
          who: people('e1 APS+CSO TMA'),
          chairs,
          away: [{ who: 'e1', from: [DAY, 10], to: [DAY, 12] }],
        }),
      ),
    ).toMatchObject({
      missing: 1,
      when: ['10:00–12:00'],
      of: [
        [APS, 1, '10:00–11:00'],
        [CSO, 1, '11:00–12:00'],
      ],
    });
  });

  test('a night is short from the evening before on', () => {
    const night = addDays(DAY, 1);
    const of = scene({
      who: people('e1 ACS NORD'),
      to: night,
      turns: [{ who: 'e1', turn: 'N', day: night }],
      chairs: (hour) => Array.from({ length: hour >= 22 || hour < 2 ? 2 : 1 }, () => chair(ACS, NORD)),
    });
    expect(verdictOf(of, 'N', night)).toMatchObject({ missing: 1, when: ['23:00–02:00'] });
  });

  test('a slot that the spring night leaves out is missing nobody', () => {
    const spring = dayOf(2027, 3, 28);
    const input = inputs({ from: spring, to: spring, turns: [], chairs: () => 1 }).input;
    const hour = { ...SLOTS[1]!, timeslotId: 'H', beginTime: 120, endTime: 180 };
    const counters = new MonthCounters({ ...input, timeslots: [hour] });
    counters.compute();
    expect(counters.verdict(0, spring)).toEqual({
      missing: 0,
      ranges: [],
      specializations: [],
      islands: [],
      covered: [],
    });
  });
});

describe('what other islands cover', () => {
  test('an island without people of its own is covered by another, and misses nobody', () => {
    const who = people('e1 ACS NORD', 'e2 ACS+APS NORD');
    expect(verdictOf(scene({ who, chairs: () => [chair(ACS, NORD), chair(APS, TMA)] }))).toEqual({
      figure: 0,
      missing: 0,
      when: [],
      of: [],
      at: [],
      covered: [[TMA, 1, [NORD], '07:00–15:00']],
    });
  });

  test('an island seats its own people first, whoever comes first in the plan', () => {
    const who = people('e1 ACS+APS NORD', 'e2 ACS+APS TMA');
    const chairs = () => [chair(APS, TMA), chair(ACS, NORD)];
    expect(verdictOf(scene({ who, chairs })).covered).toEqual([]);
  });

  test('who helps may be needed twice over: SALA sits at NORD, and NORD at TMA', () => {
    const who = people('e1 ACS+APS NORD', 'e2 ACS SALA');
    const chairs = () => [chair(ACS, NORD), chair(APS, TMA)];
    expect(verdictOf(scene({ who, chairs }))).toMatchObject({
      missing: 0,
      covered: [
        [NORD, 1, [SALA], '07:00–15:00'],
        [TMA, 1, [NORD], '07:00–15:00'],
      ],
    });
  });

  test('what is covered and what is missing of one island stand beside each other', () => {
    const who = people('e1 ACS NORD', 'e2 ACS+APS NORD');
    const chairs = (hour: number) => [
      chair(ACS, NORD),
      ...Array.from({ length: hour < 10 ? 2 : 1 }, () => chair(APS, TMA)),
    ];
    expect(verdictOf(scene({ who, chairs }))).toMatchObject({
      missing: 1,
      of: [[APS, 1, '07:00–10:00']],
      covered: [[TMA, 1, [NORD], '07:00–15:00']],
    });
  });

  test('people of no island cover without a name', () => {
    const who = people('e1 APS -');
    expect(verdictOf(scene({ who, chairs: () => [chair(APS, TMA)] })).covered).toEqual([
      [TMA, 1, [], '07:00–15:00'],
    ]);
  });

  test('it follows a change: the helper goes, and the island is short', () => {
    const who = people('e1 ACS NORD', 'e2 ACS+APS NORD');
    const counters = new MonthCounters(
      inputs(scene({ who, chairs: () => [chair(ACS, NORD), chair(APS, TMA)] })).input,
    );
    counters.compute();
    expect(counters.verdict(1, DAY)).toMatchObject({ missing: 0, covered: [{ island: TMA }] });
    counters.change(1, DAY, []);
    expect(counters.verdict(1, DAY)).toMatchObject({ missing: 1, covered: [] });
  });
});
