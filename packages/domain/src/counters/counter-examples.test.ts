import { describe, expect, test } from 'vitest';
import { addDays, dayOf } from '../kernel/index.ts';
import { HOUR, counter, scene } from './example-scene.ts';
import type { Turn } from './example-scene.ts';

describe('example 1: a plain slot', () => {
  const day = dayOf(2026, 10, 14);
  const turns = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'].map((who) => ({ who, turn: 'M', day }));
  const chairs = (hour: number) => (hour < 12 ? 4 : 5);
  const wholeDay = (who: string) => ({ who, from: [day, 7] as const, to: [day, 15] as const });

  test('seven on the morning shift against four and five chairs', () => {
    expect(counter(scene({ from: day, to: day, turns, chairs }), 'M', day)).toEqual({
      employees: 7,
      chairs: 5,
      lacks: 0,
      hasAnotherLacks: false,
      range: '12:00–13:00',
    });
  });

  test('two whole days and an hourly absence leave 4 of 4 in the first hour', () => {
    const away = [
      wholeDay('p1'),
      wholeDay('p2'),
      { who: 'p3', from: [day, 7] as const, to: [day, 9] as const },
    ];
    expect(counter(scene({ from: day, to: day, turns, chairs, away }), 'M', day)).toEqual({
      employees: 4,
      chairs: 4,
      lacks: 0,
      hasAnotherLacks: false,
      range: '07:00–08:00',
    });
  });
});

describe('example 2: a night slot begins on the previous day', () => {
  const thursday = dayOf(2026, 10, 15);
  const wednesday = addDays(thursday, -1);
  const turns: readonly Turn[] = [
    { who: 'A', turn: 'N', day: thursday },
    { who: 'B', turn: 'N', day: thursday },
    { who: 'C', turn: 'N11', day: wednesday },
    { who: 'D', turn: 'N11', day: thursday },
    { who: 'E', turn: 'T16', day: wednesday },
  ];
  const chairs = (hour: number) => (hour === 23 || hour === 6 ? 3 : 2);
  const only = (names: string) => turns.filter(({ who }) => names.includes(who));

  test('counter 3/3, difference 0, range 06:00–07:00', () => {
    expect(counter(scene({ from: thursday, to: thursday, turns, chairs }), 'N', thursday)).toEqual({
      employees: 3,
      chairs: 3,
      lacks: 0,
      hasAnotherLacks: false,
      range: '06:00–07:00',
    });
  });

  test('23:00 belongs to A, B, C and E; D belongs to the night of the 16th', () => {
    // chairs only at 23:00 make that hour the worst one
    const at23 = (names: string) =>
      counter(
        scene({
          from: thursday,
          to: thursday,
          turns: only(names),
          chairs: (hour) => (hour === 23 ? 100 : 0),
        }),
        'N',
        thursday,
      ).employees;
    expect(at23('ABCDE')).toBe(4);
    expect(at23('D')).toBe(0);
    expect(at23('E')).toBe(1);
    const friday = addDays(thursday, 1);
    expect(
      counter(scene({ from: thursday, to: friday, turns: only('D'), chairs }), 'N', friday).employees,
    ).toBe(1);
  });

  test('a whole-day leave of A on the 15th makes the counter −1, lacks 1', () => {
    const away = [{ who: 'A', from: [wednesday, 23] as const, to: [thursday, 7] as const }];
    expect(counter(scene({ from: thursday, to: thursday, turns, chairs, away }), 'N', thursday)).toEqual({
      employees: 2,
      chairs: 3,
      lacks: 1,
      hasAnotherLacks: false,
      range: '06:00–07:00',
    });
  });
});

describe('example 4: T-shifts, overtime and time taken by activities', () => {
  const friday = dayOf(2026, 10, 16);
  const saturday = addDays(friday, 1);
  const chairs = (hour: number) => (hour < 20 ? 6 : hour < 22 ? 5 : 4);
  const turns: readonly Turn[] = [
    ...['p1', 'p2', 'p4', 'p5', 'p6'].map((who) => ({ who, turn: 'P', day: friday })),
    { who: 'p3', turn: 'P', day: friday, times: { begin: 15 * HOUR, end: 30 } },
    { who: 't12', turn: 'T12', day: friday },
    { who: 't16', turn: 'T16', day: friday },
    { who: 'm', turn: 'M', day: friday, times: { begin: 7 * HOUR, end: 16 * HOUR } },
  ];
  const away = [
    { who: 'p1', from: [friday, 15] as const, to: [friday, 23] as const },
    { who: 'p2', from: [friday, 17] as const, to: [friday, 19] as const },
  ];

  test('counter 6/6, difference 0, range 17:00–18:00', () => {
    expect(counter(scene({ from: friday, to: friday, turns, chairs, away }), 'P', friday)).toEqual({
      employees: 6,
      chairs: 6,
      lacks: 0,
      hasAnotherLacks: false,
      range: '17:00–18:00',
    });
  });

  test.each([
    [15, 7],
    [16, 7],
    [17, 6],
    [18, 6],
    [19, 7],
    [20, 6],
    [21, 6],
    [22, 6],
  ])('in the cell of %d there are %d', (hour, employees) => {
    const there = (asked: number) => (asked === hour ? 100 : 0);
    expect(
      counter(scene({ from: friday, to: friday, turns, chairs: there, away }), 'P', friday).employees,
    ).toBe(employees);
  });

  test('overtime until 00:30 fills the cell of 23:00 and only half of midnight', () => {
    const p3 = turns.filter(({ who }) => who === 'p3');
    const at = (hour: number) =>
      counter(
        scene({ from: saturday, to: saturday, turns: p3, chairs: (asked) => (asked === hour ? 100 : 0) }),
        'N',
        saturday,
      ).employees;
    expect(at(23)).toBe(1);
    expect(at(0)).toBe(0);
  });
});
