import { expect, test } from 'vitest';
import { dayOf } from '../kernel/index.ts';
import type { RosterFinding } from '../legality/index.ts';
import { cheapestMends } from './cheapest-mends.ts';
import type { CoverMend, MendInput } from './cheapest-mends.ts';
import type { CoverPerson } from './cover-candidates.ts';
import type { CoverCode } from './cover-slot.ts';

const DAY = dayOf(2026, 10, 15);
const HOURS = [{ start: 900, end: 960, lacks: 1 }];

const code = (turn: string, part: Partial<CoverCode> = {}): CoverCode => ({
  turn,
  day: DAY,
  start: 900,
  end: 1380,
  uses: 0,
  ...part,
});

const BLOCK = { level: 'BLOCCO' } as RosterFinding;

interface Scene {
  readonly codes?: readonly CoverCode[];
  /** Who works, on which turn. */
  readonly workers: Readonly<Record<string, string>>;
  readonly free: Readonly<Record<string, Partial<CoverPerson> & { onCall?: true }>>;
  /** `1 P`: refused. */
  readonly illegal?: readonly string[];
  readonly missing?: Readonly<Record<string, number>>;
  /** Pairs after which some slot lacks more. */
  readonly grows?: readonly string[];
  readonly distance?: Readonly<Record<string, number>>;
}

function mendsOf({
  codes = [code('P')],
  workers,
  free,
  illegal = [],
  missing = {},
  grows = [],
  distance = {},
}: Scene) {
  const person = (employeeId: string, { onCall, ...part }: Scene['free'][string] = {}): CoverPerson => ({
    employeeId,
    on: () => ({ state: onCall ? 'on-call' : 'off', specializations: 1 }),
    load: () => 0,
    minutesAbove: () => 0,
    declined: false,
    ...part,
  });
  const input: MendInput = {
    slot: { day: DAY, kind: 'LAV', hours: HOURS, specializations: 1 },
    codes,
    missing: 60,
    workers: Object.entries(workers).map(([id, turn]) => ({
      ...person(id),
      code: code(turn, { start: 420, end: 900 }),
    })),
    free: Object.entries(free).map(([id, part]) => person(id, part)),
    judge: (id, { turn }) => ({
      added: illegal.includes(`${id} ${turn}`) ? [BLOCK] : [],
      distance: distance[id] ?? 0,
    }),
    effect: (first, second) => {
      const pair = `${first.employeeId} ${second.employeeId}`;
      return { missing: missing[pair] ?? 0, growsNowhere: !grows.includes(pair) };
    },
  };
  const steps = cheapestMends(input);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value.map(text);
  }
}

const text = ({ first, second }: CoverMend): string =>
  `${first.employeeId} ${first.code.turn}, ${second.employeeId} ${second.code.turn}`;

test('somebody at work takes the slot and somebody who is free what they leave', () => {
  expect(mendsOf({ workers: { 1: 'M' }, free: { 2: {} } })).toEqual(['1 P, 2 M']);
});

test.each<readonly [string, Partial<Scene>]>([
  ['the first may not', { illegal: ['1 P'] }],
  ['the second may not', { illegal: ['2 M'] }],
  ['some slot would lack more', { grows: ['1 2'] }],
  ['the slot would lack as much as before', { missing: { '1 2': 60 } }],
  [
    'the code of the slot would stand on another date',
    { codes: [code('N11', { day: (DAY - 1) as typeof DAY })] },
  ],
])('none where %s', (_, part) => {
  expect(mendsOf({ workers: { 1: 'M' }, free: { 2: {} }, ...part })).toEqual([]);
});

test('the next code of the slot where the first is refused', () => {
  const codes = [code('P', { uses: 9 }), code('T16')];
  expect(mendsOf({ codes, workers: { 1: 'M' }, free: { 2: {} }, illegal: ['1 P'] })).toEqual(['1 T16, 2 M']);
});

/** The pair with 3 is better by the key and worse by all that follow. */
test.each<readonly [string, Partial<Scene> & Pick<Scene, 'free'>]>([
  ['nobody who said no', { free: { 2: { declined: true }, 3: {} }, missing: { '1 3': 30 } }],
  ['fewest missing hours', { free: { 2: { onCall: true }, 3: { load: () => 9 } }, missing: { '1 2': 30 } }],
  ['on call', { free: { 2: { load: () => -1 }, 3: { onCall: true } } }],
  ['lowest load', { free: { 2: { minutesAbove: () => -9 }, 3: { load: () => -1 } } }],
  [
    'fewest hours above contract',
    { free: { 2: {}, 3: { minutesAbove: () => -9 } }, distance: { 1: 1, 2: 1 } },
  ],
  ['largest distance of the two', { free: { 2: {}, 3: {} }, distance: { 1: 1, 3: 0.5 } }],
  ['the personnel codes', { free: { 4: {}, 3: {} } }],
])('ranked by %s (domain.md 1.5, points 33 and 34)', (_, scene) => {
  expect(mendsOf({ workers: { 1: 'M' }, ...scene })[0]).toBe('1 P, 3 M');
});

test('five at most', () => {
  const free = Object.fromEntries(Array.from({ length: 8 }, (_, nth) => [String(nth + 10), {}]));
  expect(mendsOf({ workers: { 1: 'M' }, free })).toHaveLength(5);
});
