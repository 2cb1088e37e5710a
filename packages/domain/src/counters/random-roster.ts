import { addDays, dayOf, zoneTable } from '../kernel/index.ts';
import type { Day, UtcMinute, ZoneTable } from '../kernel/index.ts';
import type { PlainScene } from './brute-force.ts';
import type {
  Chair,
  CountersInput,
  CounterTimeslot,
  IgnoredAbsence,
  Presence,
  PresenceKind,
  PresenceSpan,
  Withdrawal,
} from './index.ts';

/** Plain days, and the days whose night a change of the clock makes shorter or longer (domain.md 6). */
const PLAIN = [dayOf(2026, 10, 14), dayOf(2027, 2, 3), dayOf(2028, 2, 29)];
const CHANGES = [dayOf(2026, 3, 29), dayOf(2026, 10, 25), dayOf(2027, 3, 28), dayOf(2027, 10, 31)];
const SLOTS: readonly Omit<CounterTimeslot, 'validFrom' | 'validTo'>[] = [
  { timeslotId: 'N', beginTime: 1380, endTime: 420, kind: 'LAV' },
  { timeslotId: 'M', beginTime: 420, endTime: 900, kind: 'LAV' },
  { timeslotId: 'P', beginTime: 900, endTime: 1380, kind: 'LAV' },
  { timeslotId: 'REP/RPN/RIDN', beginTime: 1140, endTime: 420, kind: 'REP' },
  { timeslotId: 'T16', beginTime: 960, endTime: 1440, kind: 'LAV' },
  { timeslotId: 'half', beginTime: 390, endTime: 735, kind: 'LAV' },
  { timeslotId: 'small hours', beginTime: 60, endTime: 240, kind: 'LAV' },
  { timeslotId: 'skipped in spring', beginTime: 120, endTime: 180, kind: 'LAV' },
  { timeslotId: 'half on call', beginTime: 1125, endTime: 405, kind: 'REP' },
  // in autumn the one of a day begins before that of the day before has ended
  { timeslotId: 'nearly round the clock', beginTime: 150, endTime: 135, kind: 'LAV' },
];
/** So many slots hold on the day of a roster, those of the first indexes. */
export const OF_THE_DAY = SLOTS.length;
/** Begin and length of shifts in quarters of an hour, beside any other. */
const USUAL: readonly (readonly [number, number])[] = [
  [28, 32],
  [60, 32],
  [-4, 32],
  [92, 32],
  [48, 32],
  [64, 32],
];
const QUARTER = 15;
const MORNING = 1;
/** The slots that a changed night makes shorter or longer. */
const OF_THE_NIGHT = [0, 3, 6, 7, 8, 9] as const;

/** Numbers of chance from a seed, the same on every machine (mulberry32). */
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below) | 0;
  };
}

/** A room of up to twelve people around one day, with all that the counters know of; what is in it can be changed. */
export interface RandomRoster {
  readonly zone: ZoneTable;
  readonly day: Day;
  readonly isClockChange: boolean;
  /** Those of the first indexes hold on the day. */
  readonly timeslots: readonly CounterTimeslot[];
  /** The counter to look at. */
  readonly slotIndex: number;
  readonly specializations: number;
  readonly islands: number;
  /** Of each person on the day before, the day and the two after. */
  readonly standing: readonly (readonly { readonly specializations: number; readonly island: number }[])[];
  readonly chairs: CountersInput['chairs'];
  /** Bits of the specializations for which there is a chair of a kind at all on a day. */
  readonly asked: (day: Day, kind: PresenceKind) => number;
  readonly presence: readonly Presence[];
  readonly withdrawals: readonly Withdrawal[];
  readonly ignored: readonly IgnoredAbsence[];
}

type Chance = ReturnType<typeof chance>;

const some = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

const bitsOf = (chairs: readonly Chair[]): number =>
  chairs.reduce((bits, { specialization }) => bits | (1 << specialization), 0);

/** All slots as they are on the day; after them the states that some had before or have from the next day on. */
function datedSlots(random: Chance, day: Day): readonly CounterTimeslot[] {
  const always = { validFrom: addDays(day, -9000), validTo: null };
  const others: CounterTimeslot[] = [];
  const onTheDay = SLOTS.map((slot): CounterTimeslot => {
    const kind = random(4);
    const { beginTime, endTime } = SLOTS[random(SLOTS.length)]!;
    const other = { ...slot, beginTime, endTime };
    if (kind === 0) {
      others.push({ ...other, ...always, validTo: addDays(day, -1) });
      return { ...slot, ...always, validFrom: day };
    }
    if (kind > 1) return { ...slot, ...always };
    // one of two only ends
    if (random(2) === 0) others.push({ ...other, ...always, validFrom: addDays(day, 1) });
    return { ...slot, ...always, validTo: day };
  });
  return [...onTheDay, ...others];
}

export function randomRoster(random: Chance): RandomRoster {
  const isClockChange = random(3) === 0;
  const days = isClockChange ? CHANGES : PLAIN;
  const day = days[random(days.length)]!;
  const zone = zoneTable(day, addDays(day, 1));
  const specializations = 1 + random(4);
  const islands = random(3);
  // Three or four are most of the rooms: big ones cost the one who tries everything a thousand times more.
  const people = random(40) === 0 ? 5 + random(8) : 1 + random(5);
  // Half of the rooms hold one shift that all work, many of whom may do the same: enough heads for too few skills.
  const isOneShift = random(2) === 0;
  const mask = (): number =>
    random(8) === 0
      ? 0
      : isOneShift && random(2) === 0
        ? 1
        : some(1 + random(2), () => 1 << random(specializations)).reduce((one, other) => one | other);
  const standing = some(people, () => {
    const usual = { specializations: mask(), island: random(islands + 1) - 1 };
    const other = { specializations: mask(), island: random(islands + 1) - 1 };
    const changes = random(5) === 0;
    const later = changes && random(2) === 0 ? other : usual;
    return [usual, changes ? other : usual, later, later];
  });
  const chairsOf = (most: number, specialization: () => number): readonly (readonly Chair[])[] =>
    some(3, () =>
      some(random(most), () => ({ specialization: specialization(), island: random(islands + 1) - 1 })),
    );
  // Places on call ask for few things, and not for those that the room asks for: who counts differs by kind.
  const first = random(specializations);
  const someLists = () => ({
    LAV: chairsOf(Math.min(people + (isOneShift ? 1 : 2), 7), () => random(specializations)),
    REP: chairsOf(Math.min(people + 2, 4), () => (first + random(2)) % specializations),
  });
  const before = someLists();
  // Half of the rooms have some other chairs from the day on, or from the day after.
  const others = random(2) === 0 ? someLists() : before;
  const after = {
    LAV: before.LAV.map((list, nth) => (random(2) === 0 ? list : others.LAV[nth]!)),
    REP: before.REP.map((list, nth) => (random(2) === 0 ? list : others.REP[nth]!)),
  };
  const change = addDays(day, random(2));
  const listsOn = (of: Day) => (of < change ? before : after);
  const step = 1 + random(11);
  const roster = {
    zone,
    day,
    isClockChange,
    timeslots: datedSlots(random, day),
    slotIndex: isOneShift
      ? MORNING
      : isClockChange
        ? OF_THE_NIGHT[random(OF_THE_NIGHT.length)]!
        : random(SLOTS.length),
    specializations,
    islands,
    standing,
    asked: (of: Day, kind: PresenceKind) => bitsOf(listsOn(of)[kind].flat()),
    chairs: (of: Day, hour: number, kind: PresenceKind) => {
      const lists = listsOn(of)[kind];
      return lists[(Math.floor(hour / step) + of) % lists.length]!;
    },
    presence: some(people, (person) =>
      isOneShift ? workingMorning(zone, day, person) : randomPresence(random, zone, day, person),
    ).flat(),
  };
  const withdrawals = some(random(6), (nth) => randomWithdrawal(random, roster, random(people), nth));
  return { ...roster, withdrawals, ignored: randomIgnored(random, roster, withdrawals) };
}

export function randomSpans(random: Chance, zone: ZoneTable, day: Day): readonly PresenceSpan[] {
  return some(random(8) === 0 ? 2 : 1, (nth) => {
    const [begin, length] =
      random(4) === 0 ? ([random(100) - 8, 1 + random(50)] as const) : USUAL[random(USUAL.length)]!;
    const start = zone.utc(day, begin * QUARTER, 'start');
    return {
      kind: random(4) === 0 ? ('REP' as const) : ('LAV' as const),
      start,
      end: start + length * QUARTER,
      overtime: nth > 0 || random(10) === 0,
    };
  });
}

function workingMorning(zone: ZoneTable, day: Day, personIndex: number): readonly Presence[] {
  const { beginTime, endTime, kind } = SLOTS[MORNING]!;
  return [
    { personIndex, day, kind, start: zone.utc(day, beginTime, 'start'), end: zone.utc(day, endTime, 'end') },
  ];
}

function randomPresence(random: Chance, zone: ZoneTable, day: Day, personIndex: number): readonly Presence[] {
  const on = [-1, 0, 1].filter((distance) => random(distance === 0 ? 6 : 3) !== 0);
  return on.flatMap((distance) => {
    const own = addDays(day, distance);
    return randomSpans(random, zone, own).map((span) => ({ ...span, personIndex, day: own }));
  });
}

export function randomWithdrawal(
  random: Chance,
  { zone, day }: { readonly zone: ZoneTable; readonly day: Day },
  personIndex: number,
  nth: number,
): Withdrawal {
  const absenceId = random(3) === 0 ? null : `absence ${nth}`;
  if (random(2) === 0) return { personIndex, absenceId, takes: { shiftOf: addDays(day, random(3) - 1) } };
  const start: UtcMinute = zone.utc(day, (random(120) - 8) * QUARTER, 'start');
  return { personIndex, absenceId, takes: { start, end: start + random(24) * QUARTER } };
}

/** Two of three of the absences, in the counter to look at and in another one, which may be of a slot that does not hold. */
export function randomIgnored(
  random: Chance,
  { day, slotIndex, timeslots }: Pick<RandomRoster, 'day' | 'slotIndex' | 'timeslots'>,
  withdrawals: readonly Withdrawal[],
): readonly IgnoredAbsence[] {
  return withdrawals.flatMap(({ absenceId }) =>
    absenceId === null || random(3) === 0
      ? []
      : [
          { absenceId, day, slotIndex },
          { absenceId, day: addDays(day, random(2)), slotIndex: random(timeslots.length) },
        ],
  );
}

/** As the quick computation reads it. */
export function quickInput(roster: RandomRoster): CountersInput {
  const { zone, day, timeslots, specializations, islands, chairs, presence, withdrawals, ignored } = roster;
  return {
    zone,
    from: day,
    to: addDays(day, 1),
    timeslots,
    specializations,
    islands,
    people: roster.standing.length,
    standing: (person, of) => roster.standing[person]![of - day + 1]!,
    chairs,
    presence,
    withdrawals,
    ignored,
    asked: roster.asked,
  };
}

/** As the one that tries everything reads it. */
export function plainScene(roster: RandomRoster): PlainScene {
  const { zone, day, timeslots, chairs, ignored } = roster;
  const bits = (mask: number): readonly number[] =>
    some(roster.specializations, (index) => index).filter((index) => (mask >>> index) & 1);
  return {
    zone,
    from: day,
    to: addDays(day, 1),
    timeslots,
    chairs,
    ignored,
    asks: (of, kind) => bits(roster.asked(of, kind)),
    people: roster.standing.map((standing, person) => {
      const presence = roster.presence.filter(({ personIndex }) => personIndex === person);
      const taken = roster.withdrawals.filter(({ personIndex }) => personIndex === person);
      return {
        standing: (of) => {
          const { specializations, island } = standing[of - day + 1]!;
          return { specializations: bits(specializations), island };
        },
        shifts: presence.filter(({ overtime }) => !overtime),
        overtime: presence.filter(({ overtime }) => overtime),
        wholeDays: taken.flatMap(({ absenceId, takes }) =>
          'shiftOf' in takes ? [{ absenceId, day: takes.shiftOf }] : [],
        ),
        hourly: taken.flatMap(({ absenceId, takes }) =>
          'shiftOf' in takes ? [] : [{ absenceId, ...takes }],
        ),
      };
    }),
  };
}
