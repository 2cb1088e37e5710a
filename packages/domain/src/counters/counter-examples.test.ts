import { describe, expect, test } from 'vitest';
import { addDays, dayOf, formatMinutes, zoneTable } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import { shiftTimes } from '../roster/index.ts';
import type { ClockTimes } from '../roster/index.ts';
import { MonthCounters, recount } from './index.ts';
import type { CountersInput, CounterTimeslot, PresenceKind, Presence, Withdrawal } from './index.ts';

const HOUR = 60;
const SLOTS: readonly CounterTimeslot[] = [
  { timeslotId: 'N', beginTime: 23 * HOUR, endTime: 7 * HOUR, kind: 'LAV' },
  { timeslotId: 'M', beginTime: 7 * HOUR, endTime: 15 * HOUR, kind: 'LAV' },
  { timeslotId: 'P', beginTime: 15 * HOUR, endTime: 23 * HOUR, kind: 'LAV' },
  { timeslotId: 'REP/RPN/RIDN', beginTime: 19 * HOUR, endTime: 7 * HOUR, kind: 'REP' },
];
const SHIFTS: Readonly<Record<string, { begin: number; end: number; offset: 0 | -1; kind: PresenceKind }>> = {
  M: { begin: 7, end: 15, offset: 0, kind: 'LAV' },
  P: { begin: 15, end: 23, offset: 0, kind: 'LAV' },
  N: { begin: 23, end: 7, offset: -1, kind: 'LAV' },
  N11: { begin: 23, end: 7, offset: 0, kind: 'LAV' },
  T12: { begin: 12, end: 20, offset: 0, kind: 'LAV' },
  T16: { begin: 16, end: 24, offset: 0, kind: 'LAV' },
  RPN: { begin: 19, end: 7, offset: -1, kind: 'REP' },
};

/** One person's shift on a competence date, with overtime entered as own times of the shift. */
interface Turn {
  readonly who: string;
  readonly turn: string;
  readonly day: Day;
  readonly times?: ClockTimes;
}

interface Scene {
  readonly from: Day;
  readonly to: Day;
  readonly turns: readonly Turn[];
  readonly chairs: (hour: number) => number;
  readonly away?: readonly { who: string; from: readonly [Day, number]; to: readonly [Day, number] }[];
}

function scene({ from, to, turns, chairs, away = [] }: Scene): CountersInput {
  const zone = zoneTable(from, to);
  const names = [...new Set(turns.map(({ who }) => who))];
  const presence = turns.map(({ who, turn, day, times }): Presence => {
    const { begin, end, offset, kind } = SHIFTS[turn]!;
    const definition = { beginTime: begin * HOUR, endTime: end * HOUR, startOffset: offset };
    const { start, end: finish } = shiftTimes(definition, day, times)!;
    return {
      personIndex: names.indexOf(who),
      day,
      kind,
      start: zone.utc(start.day, start.minute, 'start'),
      end: zone.utc(finish.day, finish.minute, 'end'),
    };
  });
  return {
    zone,
    from,
    to,
    timeslots: SLOTS,
    people: names.map((personId) => ({ personId, category: 'CTA' })),
    presence,
    chairs: (_day, hour, kind) => (kind === 'LAV' ? chairs(hour) : 0),
    chairCategories: new Set(['CTA']),
    absences: away.map((absence): Withdrawal => ({
      personIndex: names.indexOf(absence.who),
      start: zone.utc(absence.from[0], absence.from[1] * HOUR, 'start'),
      end: zone.utc(absence.to[0], absence.to[1] * HOUR, 'end'),
    })),
  };
}

/** The counter as its screen shows it, counted both ways. */
function counter(input: CountersInput, timeslotId: string, day: Day) {
  const slotIndex = SLOTS.findIndex((slot) => slot.timeslotId === timeslotId);
  const counters = new MonthCounters(input);
  counters.compute();
  const { beginCounter, endCounter, ...numbers } = counters.row(slotIndex, day);
  expect(recount(input)[slotIndex]![day - input.from]).toEqual({ ...numbers, beginCounter, endCounter });
  const range = [beginCounter, endCounter].map((at) => formatMinutes(input.zone.local(at).minute)).join('–');
  return { ...numbers, range };
}

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
