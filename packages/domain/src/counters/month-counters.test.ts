import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOf, zoneTable } from '../kernel/index.ts';
import { bruteForce, isCounted } from './brute-force.ts';
import { SLOTS } from './example-scene.ts';
import { MonthCounters } from './index.ts';
import type { CounterDetail, CountersInput } from './index.ts';
import {
  OF_THE_DAY,
  chance,
  plainScene,
  quickInput,
  randomIgnored,
  randomRoster,
  randomSpans,
  randomWithdrawal,
} from './random-roster.ts';
import type { RandomRoster } from './random-roster.ts';

/** Others at each run, more of them in the soak (decision 0065). */
const ROSTERS = Math.max(2500, fc.readConfigureGlobal().numRuns ?? 0);
const SEED = 20_261_122;

const rowOf = ({ employees, chairs, lacks, hasAnotherLacks, beginCounter, endCounter }: CounterDetail) => ({
  employees,
  chairs,
  lacks,
  hasAnotherLacks,
  beginCounter,
  endCounter,
});

type Random = ReturnType<typeof chance>;

/** One change to the counters and to the roster that they are of. */
function changed(random: Random, roster: RandomRoster, counters: MonthCounters) {
  const personIndex = random(roster.standing.length);
  const kind = random(3);
  if (kind === 0) {
    const day = addDays(roster.day, random(3) - 1);
    const spans = random(3) === 0 ? [] : randomSpans(random, roster.zone, day);
    const affected = counters.change(personIndex, day, spans);
    const others = roster.presence.filter((one) => one.personIndex !== personIndex || one.day !== day);
    const presence = [...others, ...spans.map((span) => ({ ...span, personIndex, day }))];
    return { affected, roster: { ...roster, presence } };
  }
  if (kind === 1) {
    const own = Array.from({ length: random(3) }, (_, nth) =>
      randomWithdrawal(random, roster, personIndex, 9 + nth),
    );
    const affected = counters.withdraw(personIndex, own);
    const others = roster.withdrawals.filter((one) => one.personIndex !== personIndex);
    return { affected, roster: { ...roster, withdrawals: [...others, ...own] } };
  }
  const ignored = randomIgnored(random, roster, roster.withdrawals);
  return { affected: counters.ignore(ignored), roster: { ...roster, ignored } };
}

/** Minutes that a counter lasts, in the days around the roster: fewer or more where the clock changes within it. */
function spans({ zone, day, timeslots }: RandomRoster, slotIndex: number): number {
  const { beginTime, endTime } = timeslots[slotIndex]!;
  const first = endTime > beginTime ? day : addDays(day, -1);
  return zone.utc(day, endTime, 'end') - zone.utc(first, beginTime, 'start');
}

/** Whether what the counter leaves out changes it. */
function countsOtherwise(roster: RandomRoster, tried: CounterDetail): boolean {
  const { slotIndex, day, ignored } = roster;
  if (!ignored.some((one) => one.slotIndex === slotIndex)) return false;
  const all = bruteForce(plainScene({ ...roster, ignored: [] }), slotIndex, day, roster.islands);
  return JSON.stringify(all) !== JSON.stringify(tried);
}

/** What the verdict says of the slot, against the count that tries everything. */
function expectVerdict(
  counters: MonthCounters,
  { slotIndex, day }: RandomRoster,
  tried: CounterDetail,
): void {
  const { missing, ranges, specializations } = counters.verdict(slotIndex, day);
  expect(missing).toBe(Math.max(0, ...tried.hours.map(({ lacks }) => lacks)));
  expect(specializations.map(({ specialization, ranges: own }) => ({ specialization, ranges: own }))).toEqual(
    tried.lacking,
  );
  for (const { start, end, lacks } of tried.hours)
    expect(ranges.some((one) => one.start <= start && end <= one.end)).toBe(lacks > 0);
}

/** The counters of the day and of the next, in the order of slots, with their rows. */
function rowsOf(counters: MonthCounters, { timeslots, day }: RandomRoster) {
  return [...timeslots.keys()].flatMap((slotIndex) =>
    [0, 1]
      .filter((dayIndex) => counters.has(slotIndex, addDays(day, dayIndex)))
      .map((dayIndex) => ({ slotIndex, dayIndex, row: counters.row(slotIndex, addDays(day, dayIndex)) })),
  );
}

test('random rosters agree with the count that tries everything, as built and after a change', () => {
  const seen = { greenAndLacking: 0, clockChanges: 0, ignored: 0, otherStates: 0 };
  const tryOne = (seed: number): void => {
    const random = chance(seed);
    const roster = randomRoster(random);
    const { slotIndex } = roster;
    const counters = new MonthCounters(quickInput(roster));
    counters.compute();
    const rows = rowsOf(counters, roster);
    const quick = counters.detail(slotIndex, roster.day);
    const tried = bruteForce(plainScene(roster), slotIndex, roster.day, roster.islands);
    expect(quick).toEqual(tried);
    expectVerdict(counters, roster, tried);
    if (tried.lacks > 0 && tried.employees >= tried.chairs) seen.greenAndLacking++;
    if (spans(roster, slotIndex) !== spans({ ...roster, day: addDays(roster.day, 2) }, slotIndex))
      seen.clockChanges++;
    if (countsOtherwise(roster, tried)) seen.ignored++;
    expect(
      rows.map((one) => [one.slotIndex, one.dayIndex]),
      'counters of slots that hold',
    ).toEqual(
      [...roster.timeslots.keys()].flatMap((index) =>
        [0, 1]
          .filter((later) => isCounted(plainScene(roster), index, addDays(roster.day, later)))
          .map((later) => [index, later]),
      ),
    );
    const other = rows.find((one) => one.slotIndex >= OF_THE_DAY);
    if (other) {
      const next = addDays(roster.day, 1);
      const ofOther = bruteForce(plainScene(roster), other.slotIndex, next, roster.islands);
      expect(counters.detail(other.slotIndex, next), 'a slot from the next day on').toEqual(ofOther);
      seen.otherStates++;
    }

    const after = changed(random, roster, counters);
    const now = counters.detail(slotIndex, roster.day);
    const again = bruteForce(plainScene(after.roster), slotIndex, roster.day, roster.islands);
    expect(now, 'after its change').toEqual(again);
    expectVerdict(counters, roster, again);
    const differing = rowsOf(counters, roster).flatMap(({ slotIndex: index, dayIndex, row }, nth) =>
      JSON.stringify(rows[nth]!.row) === JSON.stringify(row) ? [] : [{ slotIndex: index, dayIndex }],
    );
    const affected = after.affected.toSorted(
      (one, another) => one.slotIndex - another.slotIndex || one.dayIndex - another.dayIndex,
    );
    expect(affected, 'what the change tells').toEqual(differing);
    expect(rowOf(now)).toEqual(counters.row(slotIndex, roster.day));
  };
  fc.assert(fc.property(fc.noShrink(fc.integer({ min: 0 })), tryOne), {
    numRuns: ROSTERS,
    // Somebody on call makes a group that nobody at work belongs to.
    examples: [[1_158_312_413]],
  });

  expect(
    Object.entries(seen).filter(([, count]) => count < ROSTERS / 20),
    'kinds hardly tried',
  ).toEqual([]);
}, 60_000);

const from = dayOf(2026, 10, 14);
const input: CountersInput = {
  zone: zoneTable(from, from),
  from,
  to: from,
  timeslots: SLOTS,
  specializations: 1,
  islands: 0,
  people: 1,
  presence: [],
  withdrawals: [],
  ignored: [],
  standing: () => ({ specializations: 1, island: -1 }),
  chairs: () => [{ specialization: 0, island: -1 }],
};

const computed = (of: CountersInput): MonthCounters => {
  const counters = new MonthCounters(of);
  counters.compute();
  return counters;
};

test('a change that only leaves more cells short, the worst one staying, is told', () => {
  const counters = computed(input);
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

test('a preview of a shift and an absence together leaves everything as it was', () => {
  const shift = {
    kind: 'LAV' as const,
    start: input.zone.utc(from, 420, 'start'),
    end: input.zone.utc(from, 900, 'end'),
  };
  const counters = computed({ ...input, people: 2, presence: [{ ...shift, personIndex: 0, day: from }] });
  const read = (slotIndex: number, day: typeof from) => counters.detail(slotIndex, day);
  const standing = read(1, from);
  const foretold = counters.preview(
    {
      presence: [{ personIndex: 1, day: from, presence: [shift] }],
      withdrawals: [
        { personIndex: 0, withdrawals: [{ personIndex: 0, absenceId: 'x', takes: { shiftOf: from } }] },
      ],
    },
    read,
  );
  // One comes and one goes: the counter is touched and stays as it is.
  expect(foretold).toEqual([{ slotIndex: 1, dayIndex: 0, before: standing, after: standing }]);
  const only = counters.preview({ presence: [{ personIndex: 0, day: from, presence: [] }] }, read);
  expect(only).toMatchObject([{ slotIndex: 1, before: { employees: 1 }, after: { employees: 0, lacks: 1 } }]);
  expect(read(1, from)).toEqual(standing);
});

test('a preview tells the counters by day, then by slot', () => {
  const to = addDays(from, 2);
  const counters = computed({ ...input, zone: zoneTable(from, to), to });
  const zone = zoneTable(from, to);
  const evening = (day: typeof from) => ({
    personIndex: 0,
    day,
    presence: [{ kind: 'LAV' as const, start: zone.utc(day, 840, 'start'), end: zone.utc(day, 1380, 'end') }],
  });
  const affected = counters.preview({ presence: [to, from].map(evening) }, () => 0);
  expect(affected.map(({ dayIndex, slotIndex }) => [dayIndex, slotIndex])).toEqual([
    [0, 1],
    [0, 2],
    [2, 1],
    [2, 2],
  ]);
});

test('the specializations of a cell are those of the detail, whose figures are the worst of them', () => {
  const random = chance(SEED);
  for (let nth = 0; nth < 200; nth++) {
    const roster = randomRoster(random);
    const counters = computed(quickInput(roster));
    for (let slotIndex = 0; slotIndex < OF_THE_DAY; slotIndex++) {
      const { hours, specializations } = counters.detail(slotIndex, roster.day);
      const cells = hours.map(({ start }) => counters.specializationsAt(slotIndex, roster.day, start));
      for (const [index, { specialization, employees, chairs }] of specializations.entries()) {
        const own = cells.map((cell) => cell[index]!);
        expect(new Set(own.map((one) => one.specialization))).toEqual(new Set([specialization]));
        expect(Math.min(...own.map((one) => one.employees - one.chairs))).toBe(employees - chairs);
      }
    }
  }
  expect(computed(input).specializationsAt(1, from, input.zone.utc(from, 0, 'start'))).toEqual([]);
});

test('the differences of a counter are those of its detail, part by part', () => {
  const random = chance(SEED + 1);
  for (let nth = 0; nth < 300; nth++) {
    const roster = randomRoster(random);
    const counters = computed(quickInput(roster));
    for (let slotIndex = 0; slotIndex < OF_THE_DAY; slotIndex++) {
      const whole = counters.detail(slotIndex, roster.day);
      const of = ({ employees, chairs }: { employees: number; chairs: number }) => employees - chairs;
      const asked = new Map(whole.specializations.map((one) => [one.specialization, of(one)]));
      expect(counters.differences(slotIndex, roster.day)).toEqual({
        total: of(whole),
        missing: counters.verdict(slotIndex, roster.day).missing,
        islands: whole.islands.map(of),
        specializations: Array.from(
          { length: roster.specializations },
          (_, index) => asked.get(index) ?? null,
        ),
      });
    }
  }
});

describe('a counter outside the month', () => {
  test('is asked for by mistake', () => {
    const counters = computed(input);
    expect(() => counters.row(0, addDays(from, 1))).toThrow(RangeError);
    expect(() => counters.row(SLOTS.length, from)).toThrow(RangeError);
  });

  test('is changed by nothing that happens two days away', () => {
    const counters = computed(input);
    const zone = zoneTable(from, addDays(from, 9));
    const span = {
      kind: 'LAV' as const,
      start: zone.utc(addDays(from, 2), 420, 'start'),
      end: zone.utc(addDays(from, 2), 900, 'end'),
    };
    expect(counters.change(0, addDays(from, 2), [span])).toEqual([]);
  });
});

test('more specializations than a number has bits are refused', () => {
  expect(() => new MonthCounters({ ...input, specializations: 32 })).toThrow(RangeError);
});
