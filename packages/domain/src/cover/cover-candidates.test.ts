import { describe, expect, test } from 'vitest';
import { addDays, dayOf } from '../kernel/index.ts';
import type { RosterFinding } from '../legality/index.ts';
import { coverCandidates } from './cover-candidates.ts';
import type { CoverCandidate, CoverInput, CoverPerson } from './cover-candidates.ts';
import type { CoverCode, CoverSlot, DayState } from './cover-slot.ts';

const DAY = dayOf(2026, 10, 15);
const NORD = 0b01;
const TMA = 0b10;

/** 15:00–18:00, one chair of NORD empty from 16:00 on. */
const SLOT: CoverSlot = {
  day: DAY,
  kind: 'LAV',
  hours: [
    { start: 900, end: 960, lacks: 0 },
    { start: 960, end: 1020, lacks: 1 },
    { start: 1020, end: 1080, lacks: 1 },
  ],
  specializations: NORD,
};

const code = (turn: string, part: Partial<CoverCode> = {}): CoverCode => ({
  turn,
  day: DAY,
  start: 900,
  end: 1380,
  uses: 0,
  ...part,
});

const finding = (level: RosterFinding['level'], rule: RosterFinding['rule'] = 'R373.5'): RosterFinding => ({
  rule,
  level,
  limit: 'minRiposo',
  icao: 'LIRR',
  from: DAY,
  to: DAY,
  cell: { icao: 'LIRR', day: DAY },
  measured: 480,
  required: 720,
});

interface Scene {
  readonly people: Readonly<Record<string, Partial<CoverPerson> & { state?: DayState; may?: number }>>;
  readonly slot?: Partial<CoverSlot>;
  readonly codes?: readonly CoverCode[];
  /** Levels that a code adds to somebody, by `1 P`. */
  readonly adds?: Readonly<Record<string, RosterFinding['level']>>;
  readonly missing?: Readonly<Record<string, number>>;
  readonly distance?: Readonly<Record<string, number>>;
}

function search({ people, slot, codes = [code('P')], adds = {}, missing = {}, distance = {} }: Scene) {
  const input: CoverInput = {
    slot: { ...SLOT, ...slot },
    codes,
    people: Object.entries(people).map(([employeeId, { state = 'off', may = NORD, ...part }]) => ({
      employeeId,
      on: () => ({ state, specializations: may }),
      load: () => 0,
      minutesAbove: () => 0,
      declined: false,
      ...part,
    })),
    judge: (employeeId, { turn }) => {
      const level = adds[`${employeeId} ${turn}`];
      return { added: level === undefined ? [] : [finding(level)], distance: distance[employeeId] ?? 0 };
    },
    missingAfter: (employeeId) => missing[employeeId] ?? 0,
  };
  const steps = coverCandidates(input);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

const names = (candidates: readonly CoverCandidate[]) => candidates.map(({ employeeId }) => employeeId);
const turns = (candidates: readonly CoverCandidate[]) => candidates.map((one) => one.code.turn);

describe('who can take a slot (domain.md 1.5, point 32)', () => {
  test('people off or on call who may do what is missing; the others are counted by kind', () => {
    const { legal, breaking, others, missing } = search({
      people: {
        1: { state: 'off' },
        2: { state: 'on-call' },
        3: { state: 'at-work' },
        4: { state: 'away' },
        5: { state: 'off', may: TMA },
        6: { state: 'away', may: 0 },
        7: { state: 'at-work', may: NORD | TMA },
      },
    });
    expect(names(legal).toSorted()).toEqual(['1', '2']);
    expect(breaking).toEqual([]);
    expect(others).toEqual({ atWork: 2, away: 1, notQualified: 2 });
    expect(missing).toBe(120);
  });

  test('nobody is taken from one time on call for another', () => {
    const { legal, others } = search({
      slot: { kind: 'REP' },
      people: { 1: { state: 'off' }, 2: { state: 'on-call' } },
    });
    expect(names(legal)).toEqual(['1']);
    expect(others.atWork).toBe(1);
  });

  test('who has no post at the plant on the date is nobody', () => {
    const { legal, others } = search({ people: { 1: { on: () => null } } });
    expect([legal, others]).toEqual([[], { atWork: 0, away: 0, notQualified: 0 }]);
  });

  test('a code written on the day before asks for both days', () => {
    const eve = addDays(DAY, -1);
    const own = code('N11', { day: eve });
    const on = (offOn: readonly number[]) => (day: number) => ({
      state: offOn.includes(day) ? ('off' as const) : ('away' as const),
      specializations: NORD,
    });
    const people = { 1: { on: on([DAY]) }, 2: { on: on([eve]) }, 3: { on: on([eve, DAY]) } };
    expect(names(search({ codes: [own], people }).legal)).toEqual(['3']);
  });
});

describe('the code (domain.md 1.5, point 32)', () => {
  const short = code('TB', { start: 1020, uses: 90 });

  test.each<readonly [string, readonly CoverCode[], Scene['adds'], string]>([
    ['the one that covers most missing hours', [short, code('P')], {}, 'P'],
    ['a legal one before one that covers more', [code('P'), short], { '1 P': 'BLOCCO' }, 'TB'],
    ['a warning does not make it illegal', [code('P'), short], { '1 P': 'AVVISO' }, 'P'],
    ['of equal ones the most used', [code('T08', { uses: 3 }), code('P', { uses: 4 })], {}, 'P'],
    ['of equally used ones the first of the list', [code('T16'), code('P')], {}, 'T16'],
    ['none that covers only hours in which nobody is missing', [code('M', { end: 960 }), code('P')], {}, 'P'],
    ['none that covers an hour in part', [code('T16', { start: 990, end: 1050, uses: 9 }), short], {}, 'TB'],
  ])('%s', (_, codes, adds = {}, expected) => {
    expect(turns(search({ codes, adds, people: { 1: {} } }).legal)).toEqual([expected]);
  });

  test('where none is legal the first stands below, with all that it adds', () => {
    const adds = { '1 P': 'BLOCCO', '1 TB': 'BLOCCO' } as const;
    const { legal, breaking } = search({ codes: [short, code('P')], adds, people: { 1: {} } });
    expect(legal).toEqual([]);
    expect(turns(breaking)).toEqual(['P']);
    expect(breaking[0]!.added).toHaveLength(1);
  });

  test('where nobody is missing nobody is looked for', () => {
    const { legal, missing } = search({
      slot: { hours: SLOT.hours.map((hour) => ({ ...hour, lacks: 0 })) },
      people: { 1: {} },
    });
    expect([legal, missing]).toEqual([[], 0]);
  });
});

describe('ranking (domain.md 1.5, point 33): each key decides where those before it are equal', () => {
  /** Person 2 is better by the key and worse by all that follow. */
  test.each<readonly [string, Scene]>([
    ['who said no stands last', { people: { 1: { declined: true }, 2: {} }, missing: { 2: 60 } }],
    [
      'fewest missing hours after',
      { people: { 1: { state: 'on-call' }, 2: { load: () => 9 } }, missing: { 1: 60 } },
    ],
    ['on call', { people: { 1: { load: () => -1 }, 2: { state: 'on-call' } } }],
    ['lowest load', { people: { 1: { load: () => 0.2, minutesAbove: () => -60 }, 2: { load: () => -0.1 } } }],
    [
      'fewest hours above the contract',
      { people: { 1: { minutesAbove: () => 10 }, 2: { minutesAbove: () => -10 } }, distance: { 1: 1 } },
    ],
    ['largest distance from the limits', { people: { 1: {}, 2: {} }, distance: { 1: 0.1, 2: 0.4 } }],
  ])('%s', (_, scene) => {
    expect(names(search(scene).legal)).toEqual(['2', '1']);
  });

  test('the personnel code at last', () => {
    expect(names(search({ people: { 2: {}, 1: {} } }).legal)).toEqual(['1', '2']);
  });
});
