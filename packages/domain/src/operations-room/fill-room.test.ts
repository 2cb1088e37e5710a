import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillRoom } from './fill-room.ts';
import { REGULATION, keptSeats, openMinutes, randomRoom } from './random-room.ts';
import type { RandomRoom } from './random-room.ts';
import { repairRoom } from './repair-room.ts';
import type { FillPerson, ProposedSeat, RoomFill, RoomToFill, StandingSeat } from './room-to-fill.ts';
import { seatsAfter, wrongs } from './room-wrongs.ts';

/** Others at each run, more of them in the soak (decision 0065). */
const RUNS = fc.readConfigureGlobal().numRuns ?? 0;
const ROOMS = Math.min(1000, Math.max(300, RUNS));
const LARGE_ROOMS = Math.min(100, Math.max(3, Math.floor(RUNS / 10)));

/** Rooms that want few minutes, some of which stayed open where one person could go two ways. */
const FOUND = [
  1_753_448_847, 915_693_113, 689_429_627, 781_835_568, 477_565_038, 1_395_828_204, 1_356_871_468,
];

const seeds = (count: number): readonly number[] =>
  fc.sample(fc.integer({ min: 1, max: 2_000_000_000 }), count);

interface Tried {
  readonly seed: number;
  readonly wanted: number;
  readonly open: number;
  readonly groups: number;
  readonly uneven: number;
}

/** Takes a plan away but for some of its seats and fills the room again. */
function tryRoom(seed: number, size: { readonly positions: number; readonly hours: number }): Tried {
  const room = randomRoom(seed, size);
  const percent = [0, 25, 50][seed % 3]!;
  const kept = keptSeats(room, percent, seed);
  const fill = fillRoom({ ...room, seats: kept });
  const seats = seatsAfter(kept, fill);
  expect([seed, wrongs(room, seats)]).toEqual([seed, []]);
  const groups = percent > 0 ? [] : groupsOf(room, seats);
  return {
    seed,
    wanted: openMinutes(room, kept),
    open: openMinutes(room, seats),
    groups: groups.length,
    uneven: groups.filter((minutes) => Math.max(...minutes) - Math.min(...minutes) > 120).length,
  };
}

/** Minutes that people of the same hours and endorsements sit; groups of two or more. */
function groupsOf(room: RandomRoom, seats: readonly ProposedSeat[]): readonly (readonly number[])[] {
  const sat = (person: FillPerson): number =>
    seats
      .filter(({ employeeId }) => employeeId === person.employeeId)
      .reduce((sum, { begin, end }) => sum + end - begin, 0);
  return [...Map.groupBy(room.people, ({ placeable }) => JSON.stringify(placeable)).values()]
    .filter((people) => people.length > 1)
    .map((people) => people.map(sat));
}

/** Shares of the minutes that stay open and of the groups that sit unevenly, and the rooms that are covered too little. */
function summary(tried: readonly Tried[]) {
  const sum = (value: (one: Tried) => number): number => tried.reduce((all, one) => all + value(one), 0);
  return {
    openShare: sum(({ open }) => open) / sum(({ wanted }) => wanted),
    unevenShare:
      sum(({ uneven }) => uneven) /
      Math.max(
        1,
        sum(({ groups }) => groups),
      ),
    poor: tried.filter(({ open, wanted }) => open > 0.05 * wanted),
  };
}

test('of a legal plan taken away, empty to half kept, 99 of 100 minutes are covered again, in each room 95; nothing breaks a rule, sits unfit, twice or unevenly', () => {
  const { openShare, unevenShare, poor } = summary(
    seeds(ROOMS).map((seed) => tryRoom(seed, { positions: 8, hours: 12 })),
  );
  expect(poor).toEqual([]);
  expect(openShare).toBeLessThan(0.01);
  expect(unevenShare).toBeLessThanOrEqual(0.05);
}, 120_000);

test.each(FOUND)('of the room %i nothing stays open', (seed) => {
  expect(tryRoom(seed, { positions: 8, hours: 12 }).open).toBe(0);
});

test('so is a room of a centre: 24 positions over a day', () => {
  const { openShare, unevenShare, poor } = summary(
    seeds(LARGE_ROOMS).map((seed) => tryRoom(seed, { positions: 24, hours: 24 })),
  );
  expect(poor).toEqual([]);
  expect(openShare).toBeLessThan(0.01);
  expect(unevenShare).toBeLessThanOrEqual(0.05);
}, 240_000);

test('the same room gives the same plan', () => {
  const room = { ...randomRoom(4711, { positions: 8, hours: 12 }), seats: [] };
  expect(fillRoom(room)).toEqual(fillRoom(room));
});

const QUARTERS = Array.from({ length: 33 }, (_, index) => 420 + index * 15);
const MORNING = { begin: 420, end: 900 };

const worker = (
  employeeId: string,
  specializations: readonly string[] = ['N'],
  span = MORNING,
): FillPerson => ({
  employeeId,
  category: 'CTA',
  placeable: [{ ...span, specializations }],
  duties: [{ ...MORNING, activities: [] }],
});

/** A position from seven to three, and these people. */
const room = (people: readonly FillPerson[], more: Partial<RoomToFill> = {}): RoomToFill => ({
  positions: [{ positionId: 'N1', islandId: 'NORD', specializationId: 'N', open: [MORNING] }],
  people,
  seats: [],
  rules: REGULATION,
  cuts: QUARTERS,
  wanted: [MORNING],
  now: 0,
  ...more,
});

const openOf = ({ open }: RoomFill) => open.map(({ begin, end, reason }) => [begin, end, reason]);

describe('a position from seven to three', () => {
  test('is covered by two who relieve each other, as long the one as the other within one block', () => {
    const people = [worker('1'), worker('2')];
    const fill = fillRoom(room(people));
    expect(fill.open).toEqual([]);
    const [one, other] = groupsOf({ ...room(people), plan: [] }, seatsAfter([], fill))[0]!;
    expect(Math.abs(one! - other!)).toBeLessThanOrEqual(120);
  });

  test('stays open where the only one there owes a break, and that is said', () => {
    const fill = fillRoom(room([worker('1')]));
    expect(wrongs(room([worker('1')]), seatsAfter([], fill))).toEqual([]);
    expect(new Set(fill.open.map(({ reason }) => reason))).toEqual(new Set(['break-due']));
    expect(fill.open.reduce((sum, { begin, end }) => sum + end - begin, 0)).toBeLessThanOrEqual(480 - 375);
  });

  test('stays open where nobody there has the endorsement', () => {
    expect(openOf(fillRoom(room([worker('1', ['S'])])))).toEqual([[420, 900, 'nobody-there']]);
  });

  test('stays open where all who may take it sit elsewhere', () => {
    const seat = { id: 'a', positionId: 'N2', employeeId: '1', begin: 420, end: 540, movable: false };
    const other = {
      positionId: 'N2',
      islandId: 'NORD',
      specializationId: 'N',
      open: [{ begin: 420, end: 540 }],
    };
    const { positions } = room([]);
    const fill = fillRoom(
      room([worker('1')], {
        positions: [...positions, other],
        seats: [seat],
        wanted: [{ begin: 420, end: 540, positionId: 'N1' }],
      }),
    );
    expect(openOf(fill)).toEqual([[420, 540, 'all-seated']]);
  });

  test('is not filled before now', () => {
    const { changes } = fillRoom(room([worker('1'), worker('2')], { now: 610 }));
    const begins = changes.map((change) => (change.kind === 'removed' ? 0 : change.seat.begin));
    expect(Math.min(...begins)).toBe(610);
  });

  test('leaves the last position open where one person has to choose', () => {
    const last = { positionId: 'N2', islandId: 'NORD', specializationId: 'N', open: [MORNING] };
    const { positions } = room([]);
    const hour = [{ begin: 420, end: 480 }];
    const { open } = fillRoom(room([worker('1')], { positions: [...positions, last], wanted: hour }));
    expect(open.map(({ positionId }) => positionId)).toEqual(['N2']);
  });

  test('of an island with limits of its own changes people after them', () => {
    const rules = { ...REGULATION, 'R373.3': { ...REGULATION['R373.3'], isole: ['NORD 90/45'] } };
    const people = [worker('1'), worker('2'), worker('3')];
    const fill = fillRoom(room(people, { rules }));
    expect(wrongs(room(people, { rules }), seatsAfter([], fill))).toEqual([]);
    expect(fill.open).toEqual([]);
    expect(Math.max(...seatsAfter([], fill).map(({ begin, end }) => end - begin))).toBeLessThanOrEqual(90);
  });

  test('binds nobody of another category by the rules', () => {
    const free = { ...worker('1'), category: 'METEO' };
    expect(fillRoom(room([free])).open).toEqual([]);
  });
});

describe('a seat that stands', () => {
  const seats: readonly StandingSeat[] = [
    { id: 'a', positionId: 'N1', employeeId: '1', begin: 420, end: 480, movable: true },
  ];

  test('stays where it is, and is lengthened before another is added', () => {
    const { changes } = fillRoom(room([worker('1')], { seats, wanted: [{ begin: 480, end: 540 }] }));
    expect(changes).toEqual([
      { kind: 'moved', id: 'a', seat: { positionId: 'N1', employeeId: '1', begin: 420, end: 540 } },
    ]);
  });

  test('is given to somebody else only where its person alone can cover what is open', () => {
    const second = {
      positionId: 'S1',
      islandId: 'SUD',
      specializationId: 'S',
      open: [{ begin: 420, end: 480 }],
    };
    const { positions } = room([]);
    const people = [worker('1', ['N', 'S']), worker('2', ['N'])];
    const whole = room(people, {
      positions: [{ ...positions[0]!, open: [{ begin: 420, end: 480 }] }, second],
      seats,
    });
    const fill = fillRoom(whole);
    expect(fill.open).toEqual([]);
    expect(fill.changes).toEqual([
      { kind: 'moved', id: 'a', seat: { positionId: 'S1', employeeId: '1', begin: 420, end: 480 } },
      { kind: 'added', seat: { positionId: 'N1', employeeId: '2', begin: 420, end: 480 } },
    ]);
    const fixed = fillRoom({ ...whole, seats: seats.map((seat) => ({ ...seat, movable: false })) });
    expect(openOf(fixed)).toEqual([[420, 480, 'all-seated']]);
  });

  test('ends where its person falls ill, and only what it leaves is filled', () => {
    const ill = worker('1', ['N'], { begin: 420, end: 460 });
    const { changes } = repairRoom(room([ill, worker('2')], { seats }));
    expect(changes).toEqual([
      { kind: 'moved', id: 'a', seat: { positionId: 'N1', employeeId: '1', begin: 420, end: 460 } },
    ]);
    const repaired = repairRoom(room([worker('2')], { seats }));
    expect(repaired).toMatchObject({
      changes: [
        { kind: 'removed', id: 'a' },
        { kind: 'added', seat: { positionId: 'N1', employeeId: '2', begin: 420, end: 480 } },
      ],
      open: [],
    });
  });
});
