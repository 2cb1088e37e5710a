import { describe, expect, test } from 'vitest';
import { dayOf } from '../kernel/index.ts';
import { counter, scene } from './example-scene.ts';
import { MonthCounters } from './index.ts';

test('on-call slots count on-call shifts, working slots working ones', () => {
  const day = dayOf(2026, 10, 15);
  const turns = [
    { who: 'A', turn: 'RPN', day },
    { who: 'B', turn: 'N', day },
    { who: 'C', turn: 'RPN', day },
  ];
  const input = scene({ from: day, to: day, turns, chairs: () => 0 });
  expect(counter(input, 'REP/RPN/RIDN', day).employees).toBe(2);
  expect(counter(input, 'N', day).employees).toBe(1);
});

test('people of a category that no chair asks for are not counted', () => {
  const day = dayOf(2026, 10, 15);
  const input = scene({
    from: day,
    to: day,
    turns: [
      { who: 'A', turn: 'M', day },
      { who: 'B', turn: 'M', day },
    ],
    chairs: () => 1,
  });
  const mixed = { ...input, people: [input.people[0]!, { personId: 'B', category: 'AMMINISTRATIVI' }] };
  expect(counter(mixed, 'M', day).employees).toBe(1);
});

test('of equal differences the earliest cell is shown, and the other short cells are told', () => {
  const day = dayOf(2026, 10, 15);
  const input = scene({
    from: day,
    to: day,
    turns: [{ who: 'A', turn: 'M', day }],
    chairs: (hour) => (hour % 2 ? 2 : 1),
  });
  expect(counter(input, 'M', day)).toMatchObject({ lacks: 1, hasAnotherLacks: true, range: '07:00–08:00' });
});

describe.each([
  { what: 'spring 2026', day: dayOf(2026, 3, 29), cells: 7 },
  { what: 'autumn 2026', day: dayOf(2026, 10, 25), cells: 9 },
  { what: 'Easter and spring 2027', day: dayOf(2027, 3, 28), cells: 7 },
  { what: 'autumn 2027', day: dayOf(2027, 10, 31), cells: 9 },
])('the night slot of $what', ({ day, cells }) => {
  const lone = { from: day, to: day, turns: [{ who: 'A', turn: 'N', day }], chairs: () => 1 };

  test(`has ${cells} hour cells, all filled by one N`, () => {
    const input = scene(lone);
    const { start, end } = input.presence[0]!;
    let usableCells = 0;
    const counters = new MonthCounters({
      ...input,
      usable: (_person, at) => {
        if (at >= start && at < end) usableCells++;
        return true;
      },
    });
    counters.compute();
    expect(counters.row(0, day)).toMatchObject({ employees: 1, lacks: 0 });
    expect(usableCells).toBe(cells);
  });

  test('is the same counted plainly', () => {
    expect(counter(scene(lone), 'N', day)).toMatchObject({ employees: 1, chairs: 1, lacks: 0 });
  });
});
