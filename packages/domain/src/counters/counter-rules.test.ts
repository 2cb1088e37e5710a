import { describe, expect, test } from 'vitest';
import { addDays, dayOf } from '../kernel/index.ts';
import { SLOTS, counter, detail, hours, inputs, rangeIn } from './example-scene.ts';
import { MonthCounters } from './index.ts';
import type { Scene } from './example-scene.ts';

const day = dayOf(2026, 10, 15);
const morning = (...who: string[]) => who.map((name) => ({ who: name, turn: 'M', day }));

test('on-call slots count on-call shifts, working slots working ones', () => {
  const turns = [
    { who: 'A', turn: 'RPN', day },
    { who: 'B', turn: 'N', day },
    { who: 'C', turn: 'RPN', day },
  ];
  const scene: Scene = { from: day, to: day, turns, chairs: () => 0 };
  expect(counter(scene, 'REP/RPN/RIDN', day).employees).toBe(2);
  expect(counter(scene, 'N', day).employees).toBe(1);
});

test('who may take no chair is not counted', () => {
  const scene: Scene = {
    from: day,
    to: day,
    turns: morning('A', 'B'),
    standing: { B: { holds: [], island: -1 } },
    chairs: () => 1,
  };
  expect(counter(scene, 'M', day).employees).toBe(1);
});

test('who may only be on call is not counted among who works, nor the other way round', () => {
  const { input } = inputs({
    from: day,
    to: day,
    turns: [
      { who: 'A', turn: 'M', day },
      { who: 'B', turn: 'M', day },
      { who: 'A', turn: 'RPN', day },
      { who: 'B', turn: 'RPN', day },
    ],
    standing: { A: { holds: [0], island: 0 }, B: { holds: [0, 1], island: 0 } },
    specializations: 2,
    islands: 1,
    chairs: () => [{ specialization: 1, island: 0 }],
  });
  const counters = new MonthCounters({ ...input, asked: (_day, kind) => (kind === 'LAV' ? 0b10 : 0b01) });
  counters.compute();
  const slotIndex = (id: string): number => SLOTS.findIndex(({ timeslotId }) => timeslotId === id);
  expect(counters.row(slotIndex('M'), day).employees).toBe(1);
  expect(counters.detail(slotIndex('M'), day).islands[0]!.employees).toBe(1);
  expect(counters.row(slotIndex('REP/RPN/RIDN'), day).employees).toBe(2);
});

test('of equal differences the cell with more empty chairs is shown, then the earliest; other short cells are told', () => {
  const uneven: Scene = { from: day, to: day, turns: morning('A'), chairs: (hour) => (hour % 2 ? 2 : 1) };
  expect(counter(uneven, 'M', day)).toMatchObject({ lacks: 1, hasAnotherLacks: true, range: '07:00–08:00' });
  // At noon the one chair asks for what A may not do: the difference is the same, the chair stays empty.
  const other: Scene = {
    from: day,
    to: day,
    turns: morning('A'),
    specializations: 2,
    chairs: (hour) => [{ specialization: hour === 12 ? 1 : 0, island: -1 }],
  };
  expect(counter(other, 'M', day)).toMatchObject({
    employees: 1,
    chairs: 1,
    lacks: 1,
    hasAnotherLacks: false,
    range: '12:00–13:00',
  });
});

test('chairs are filled in the order of the plan: what stays empty is the last that nobody is left for', () => {
  const scene = (order: readonly number[]): Scene => ({
    from: day,
    to: day,
    turns: morning('A'),
    standing: { A: { holds: [0, 1], island: -1 } },
    specializations: 2,
    chairs: () => order.map((specialization) => ({ specialization, island: -1 })),
  });
  const lacking = (order: readonly number[]) =>
    detail(scene(order), 'M', day).lacking.map(({ specialization }) => specialization);
  expect(lacking([0, 1])).toEqual([1]);
  expect(lacking([1, 0])).toEqual([0]);
});

test('somebody who could take either chair moves where nobody else can sit', () => {
  const scene: Scene = {
    from: day,
    to: day,
    turns: morning('A', 'B'),
    standing: { A: { holds: [0, 1], island: -1 }, B: { holds: [0], island: -1 } },
    specializations: 2,
    chairs: () => [0, 1].map((specialization) => ({ specialization, island: -1 })),
  };
  expect(counter(scene, 'M', day)).toMatchObject({ employees: 2, chairs: 2, lacks: 0 });
});

test('an island is judged by its own worst hour, and so is a specialization', () => {
  const [NORD, SUD] = [0, 1];
  const scene: Scene = {
    from: day,
    to: day,
    turns: morning('A', 'B', 'C'),
    standing: {
      A: { holds: [0], island: NORD },
      B: { holds: [1], island: SUD },
      C: { holds: [0], island: NORD },
    },
    specializations: 2,
    islands: 2,
    // At nine SUD wants two and NORD nobody: the sum hides it.
    chairs: (hour) =>
      (hour === 9 ? [SUD, SUD] : [NORD, SUD]).map((island) => ({ specialization: island, island })),
  };
  const found = detail(scene, 'M', day);
  expect(found).toMatchObject({ employees: 3, chairs: 2, lacks: 1 });
  expect(found.islands).toMatchObject([
    { employees: 2, chairs: 1 },
    { employees: 1, chairs: 2, lacks: 1 },
  ]);
  expect(rangeIn(scene, found.islands[1]!)).toBe('09:00–10:00');
  expect(found.specializations[1]).toMatchObject({ employees: 1, chairs: 2, lacks: 1 });
});

describe('beside a slot of 06:30 to 12:15', () => {
  const QUARTER = 15;
  const leaving: Scene = {
    from: day,
    to: day,
    turns: morning('A', 'B'),
    away: [{ who: 'B', from: [day, 12.25], to: [day, 15] }],
    chairs: () => 2,
  };
  const { input } = inputs(leaving);
  const half = { ...SLOTS[1]!, timeslotId: 'half', beginTime: 26 * QUARTER, endTime: 49 * QUARTER };
  const counted = (): MonthCounters => {
    const month = new MonthCounters({ ...input, timeslots: [half, ...SLOTS] });
    month.compute();
    return month;
  };
  const counters = counted();
  const seen = (slotIndex: number) =>
    counters
      .detail(slotIndex, day)
      .hours.map(({ start, end, employees }) => `${rangeIn(leaving, { start, end })} ${employees}`)
      .join(', ');

  test('the others have full clock hours, empty where somebody leaves within one', () => {
    expect(seen(1 + SLOTS.findIndex(({ timeslotId }) => timeslotId === 'M'))).toBe(
      '07:00–08:00 2, 08:00–09:00 2, 09:00–10:00 2, 10:00–11:00 2, 11:00–12:00 2, ' +
        '12:00–13:00 1, 13:00–14:00 1, 14:00–15:00 1',
    );
    expect(
      counters.detail(1 + SLOTS.findIndex(({ timeslotId }) => timeslotId === 'N'), day).hours,
    ).toHaveLength(8);
  });

  test('it begins and ends with what it has of an hour', () => {
    expect(seen(0)).toBe(
      '06:30–07:00 0, 07:00–08:00 2, 08:00–09:00 2, 09:00–10:00 2, 10:00–11:00 2, ' +
        '11:00–12:00 2, 12:00–12:15 2',
    );
  });

  test('a change is told to every slot that it reaches', () => {
    const changed = counted().change(0, day, []);
    const ids = changed.map(({ slotIndex }) => [half, ...SLOTS][slotIndex]!.timeslotId);
    expect(ids.toSorted()).toEqual(['M', 'half']);
  });
});

describe.each([
  { what: 'spring 2026', night: dayOf(2026, 3, 29), cells: 7, long: 420 },
  { what: 'autumn 2026', night: dayOf(2026, 10, 25), cells: 9, long: 540 },
  { what: 'Easter and spring 2027', night: dayOf(2027, 3, 28), cells: 7, long: 420 },
  { what: 'autumn 2027', night: dayOf(2027, 10, 31), cells: 9, long: 540 },
])('the night slot of $what', ({ night, cells, long }) => {
  const scene: Scene = {
    from: night,
    to: night,
    turns: [{ who: 'A', turn: 'N', day: night }],
    chairs: () => 1,
  };

  test(`has ${cells} hour cells, all filled by one N`, () => {
    const found = hours(scene, 'N', night);
    expect(found).toHaveLength(cells);
    expect(found.every(([, employees, chairs]) => employees === 1 && chairs === 1)).toBe(true);
    const all = detail(scene, 'N', night).hours;
    expect(all.at(-1)!.end - all[0]!.start).toBe(long);
  });

  test('an hour of leave in it empties only the cells that it touches', () => {
    const away = { ...scene, away: [{ who: 'A', from: [night, 4] as const, to: [night, 5] as const }] };
    expect(hours(away, 'N', night).filter(([, employees]) => employees === 0)).toEqual([['04:00', 0, 1]]);
  });
});

test('a night that ends is nobody’s of the next day', () => {
  const scene: Scene = {
    from: day,
    to: addDays(day, 1),
    turns: [{ who: 'A', turn: 'N', day }],
    chairs: () => 1,
  };
  expect(counter(scene, 'N', day).employees).toBe(1);
  expect(counter(scene, 'N', addDays(day, 1)).employees).toBe(0);
});
