import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOf, zoneTable } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import { MonthCounters, chairTable, recount } from './index.ts';
import type { ChairDemand, CountersInput, CounterTimeslot, Presence, PresenceSpan } from './index.ts';

const SLOTS: readonly CounterTimeslot[] = [
  { timeslotId: 'N', beginTime: 1380, endTime: 420, kind: 'LAV' },
  { timeslotId: 'M', beginTime: 420, endTime: 900, kind: 'LAV' },
  { timeslotId: 'P', beginTime: 900, endTime: 1380, kind: 'LAV' },
  { timeslotId: 'REP/RPN/RIDN', beginTime: 1140, endTime: 420, kind: 'REP' },
  { timeslotId: 'T16', beginTime: 960, endTime: 1440, kind: 'LAV' },
  { timeslotId: 'half', beginTime: 390, endTime: 735, kind: 'LAV' },
];
const PEOPLE = 6;
/** Plain stretches of October and March, and both clock changes. */
const STARTS = [dayOf(2026, 10, 14), dayOf(2026, 10, 24), dayOf(2026, 3, 28)];
const LENGTH = 3;

const spans = (day: Day, zone: CountersInput['zone']): fc.Arbitrary<PresenceSpan> =>
  fc
    .record({
      kind: fc.constantFrom('LAV' as const, 'LAV' as const, 'REP' as const),
      // quarters of an hour: whole cells, halves, and spans that only together fill a cell
      begin: fc.integer({ min: -8, max: 92 }),
      length: fc.integer({ min: 1, max: 50 }),
    })
    .map(({ kind, begin, length }) => {
      const start = zone.utc(day, begin * 15, 'start');
      return { kind, start, end: start + length * 15 };
    });

interface Change {
  readonly personIndex: number;
  readonly day: Day;
  readonly presence: readonly PresenceSpan[];
}

const changes = (from: Day, zone: CountersInput['zone'], size: { minLength: number; maxLength: number }) =>
  fc.array(
    fc
      .record({ personIndex: fc.nat(PEOPLE - 1), dayIndex: fc.integer({ min: -1, max: LENGTH }) })
      .chain(({ personIndex, dayIndex }) => {
        const day = addDays(from, dayIndex);
        return fc
          .array(spans(day, zone), { maxLength: 3 })
          .map((presence): Change => ({ personIndex, day, presence }));
      }),
    size,
  );

const world = fc.constantFrom(...STARTS).chain((from) => {
  const zone = zoneTable(from, addDays(from, LENGTH - 1));
  return fc.record({
    from: fc.constant(from),
    zone: fc.constant(zone),
    roster: changes(from, zone, { minLength: 0, maxLength: 14 }),
    edits: changes(from, zone, { minLength: 1, maxLength: 6 }),
    chairs: fc.array(fc.nat(3), { minLength: 24, maxLength: 24 }),
    taken: fc.array(
      fc.record({
        personIndex: fc.nat(PEOPLE - 1),
        begin: fc.nat(250),
        length: fc.integer({ min: 1, max: 30 }),
      }),
      {
        maxLength: 3,
      },
    ),
  });
});

/** Later entries replace earlier ones of the same person and day, as saves do. */
function standing(all: readonly Change[]): readonly Presence[] {
  const cells = new Map<string, Change>();
  for (const change of all) cells.set(`${change.personIndex} ${change.day}`, change);
  return [...cells.values()].flatMap(({ personIndex, day, presence }) =>
    presence.map((span): Presence => ({ ...span, personIndex, day })),
  );
}

function rows(counters: MonthCounters, from: Day) {
  return SLOTS.map((_, slotIndex) =>
    Array.from({ length: LENGTH }, (_unused, index) => counters.row(slotIndex, addDays(from, index))),
  );
}

test('the columns agree with a plain recount, before and after every change, and name exactly the changed counters', () => {
  fc.assert(
    fc.property(world, ({ from, zone, roster, edits, chairs, taken }) => {
      const base = {
        zone,
        from,
        to: addDays(from, LENGTH - 1),
        timeslots: SLOTS,
        people: Array.from({ length: PEOPLE }, (_, n) => ({
          personId: `p${n}`,
          category: n === 0 ? 'EAV' : 'CTA',
        })),
        chairs: (day: Day, hour: number, kind: string) => (kind === 'LAV' ? chairs[(hour + day) % 24]! : 0),
        chairCategories: new Set(['CTA']),
        absences: taken.map(({ personIndex, begin, length }) => {
          const start = zone.utc(from, begin * 15, 'start');
          return { personIndex, start, end: start + length * 15 };
        }),
      };
      const counters = new MonthCounters({ ...base, presence: standing(roster) });
      counters.compute();
      let before = rows(counters, from);
      expect(before).toEqual(recount({ ...base, presence: standing(roster) }));

      for (const [index, { personIndex, day, presence }] of edits.entries()) {
        const changed = counters.change(personIndex, day, presence);
        const after = rows(counters, from);
        expect(after).toEqual(
          recount({ ...base, presence: standing([...roster, ...edits.slice(0, index + 1)]) }),
        );
        const differing = after.flatMap((slot, slotIndex) =>
          slot.flatMap((row, dayIndex) =>
            JSON.stringify(row) === JSON.stringify(before[slotIndex]![dayIndex])
              ? []
              : [{ slotIndex, dayIndex }],
          ),
        );
        const inOrder = [...changed].sort((a, b) => a.slotIndex - b.slotIndex || a.dayIndex - b.dayIndex);
        expect(inOrder).toEqual(differing);
        before = after;
      }
    }),
  );
});

const from = dayOf(2026, 10, 14);
const input: CountersInput = {
  zone: zoneTable(from, from),
  from,
  to: from,
  timeslots: SLOTS,
  people: [{ personId: 'A', category: 'CTA' }],
  presence: [],
  chairs: () => 1,
  chairCategories: new Set(['CTA']),
};

test('a change that only leaves more cells short, the worst one staying, is told', () => {
  const counters = new MonthCounters(input);
  counters.compute();
  const fromEight = {
    kind: 'LAV' as const,
    start: input.zone.utc(from, 480, 'start'),
    end: input.zone.utc(from, 900, 'end'),
  };
  const M = { slotIndex: 1, dayIndex: 0 };
  expect(counters.change(0, from, [fromEight])).toContainEqual(M);
  expect(counters.row(1, from)).toMatchObject({ employees: 0, lacks: 1, hasAnotherLacks: false });
  expect(counters.change(0, from, [])).toContainEqual(M);
  expect(counters.row(1, from)).toMatchObject({ employees: 0, lacks: 1, hasAnotherLacks: true });
});

describe('a counter outside the month', () => {
  test('is asked for by mistake', () => {
    const counters = new MonthCounters(input);
    counters.compute();
    expect(() => counters.row(0, addDays(from, 1))).toThrow(RangeError);
    expect(() => counters.row(SLOTS.length, from)).toThrow(RangeError);
  });

  test('is changed by nothing that happens two days away', () => {
    const counters = new MonthCounters(input);
    counters.compute();
    const zone = zoneTable(from, addDays(from, 9));
    const span = {
      kind: 'LAV' as const,
      start: zone.utc(addDays(from, 2), 420, 'start'),
      end: zone.utc(addDays(from, 2), 900, 'end'),
    };
    expect(counters.change(0, addDays(from, 2), [span])).toEqual([]);
  });
});

describe('the table of chairs', () => {
  const saturday = dayOf(2026, 10, 17);
  const demand = (part: Partial<ChairDemand>): ChairDemand => ({
    category: 'CTA',
    kind: 'LAV',
    dayType: 'TUTTI',
    hour: 8,
    chairs: 1,
    validFrom: dayOf(2026, 1, 1),
    validTo: null,
    ...part,
  });

  test('prefers the type of the day to TUTTI, holidays and Sundays being FESTIVO', () => {
    const { chairs } = chairTable(
      [
        demand({ chairs: 5 }),
        demand({ dayType: 'SABATO', chairs: 4 }),
        demand({ dayType: 'FESTIVO', chairs: 3 }),
      ],
      (day) => day === dayOf(2026, 12, 8),
    );
    expect(chairs(dayOf(2026, 10, 16), 8, 'LAV')).toBe(5);
    expect(chairs(saturday, 8, 'LAV')).toBe(4);
    expect(chairs(addDays(saturday, 1), 8, 'LAV')).toBe(3);
    expect(chairs(dayOf(2026, 12, 8), 8, 'LAV')).toBe(3);
  });

  test('has no chair in an hour, kind or time without a row, and adds categories up', () => {
    const { chairs, chairCategories } = chairTable(
      [
        demand({ chairs: 5, validTo: dayOf(2026, 10, 17) }),
        demand({ chairs: 6, validFrom: dayOf(2026, 10, 18) }),
        demand({ category: 'EAV', chairs: 2 }),
      ],
      () => false,
    );
    expect(chairs(saturday, 8, 'LAV')).toBe(7);
    expect(chairs(addDays(saturday, 1), 8, 'LAV')).toBe(8);
    expect(chairs(saturday, 9, 'LAV')).toBe(0);
    expect(chairs(saturday, 8, 'REP')).toBe(0);
    expect(chairs(dayOf(2025, 12, 31), 8, 'LAV')).toBe(0);
    expect([...chairCategories]).toEqual(['CTA', 'EAV']);
  });
});
