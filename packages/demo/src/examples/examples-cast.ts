import type { Category } from '../organisation/category.ts';
import type { ClockTimes } from '@torre/domain/roster';
import type { AbsenceState } from '../world.ts';
import type { CycleId } from '../organisation/base-cycles.ts';

/** One cell that an example is about; own times only with overtime. */
export interface Scene {
  /** YYYY-MM-DD, the competence date. */
  readonly day: string;
  readonly turn: string;
  readonly overtime?: ClockTimes;
}

/** Time away that an example is about. */
export interface AwayScene {
  readonly day: string;
  readonly cause: string;
  readonly state: AbsenceState;
  /** Without them the whole day. */
  readonly hours?: ClockTimes;
}

/** Secondary activity of an example; without times the whole shift. */
export interface ActivityScene {
  readonly day: string;
  readonly code: string;
  readonly hours?: ClockTimes;
}

export interface CastMember {
  readonly employeeId: string;
  readonly name: string;
  readonly surname: string;
  readonly icao: 'LIXX' | 'LIRF';
  readonly category: Category;
  /** Without a cycle every day outside the scenes is R. */
  readonly cycle?: CycleId;
  readonly scenes: readonly Scene[];
  /** Of a controller: the room, unless told. */
  readonly island?: string;
  /** What a controller is endorsed for beside what everybody of the category may do. */
  readonly holds?: readonly string[];
  readonly away?: AwayScene;
  readonly activity?: ActivityScene;
}

type Part = Omit<CastMember, 'employeeId'>;

const controller = (
  icao: Part['icao'],
  surname: string,
  name: string,
  ...scenes: readonly (readonly [day: string, turn: string, overtime?: ClockTimes])[]
): Part => ({
  icao,
  surname,
  name,
  category: 'CTA',
  scenes: scenes.map(([day, turn, overtime]) => ({ day, turn, ...(overtime && { overtime }) })),
});

const HOUR = 60;

/** Example 1 of domain.md 3.7: who of the seven is away. */
const AWAY: Readonly<Record<string, AwayScene>> = {
  1: { day: '2026-10-14', cause: '8114', state: 10 },
  2: { day: '2026-10-14', cause: 'MAL', state: 10 },
  3: { day: '2026-10-14', cause: '104', state: 40, hours: { begin: 7 * HOUR, end: 9 * HOUR } },
};

/** Example 4: a simulator of the whole shift, and a check with times. */
const ACTIVITIES: Readonly<Record<string, ActivityScene>> = {
  p1: { day: '2026-10-16', code: 'SIM' },
  p2: { day: '2026-10-16', code: 'UCS', hours: { begin: 17 * HOUR, end: 19 * HOUR } },
};

/** domain.md 3.7, with the names that the examples use. */
const COUNTERS: readonly Part[] = [
  ...['1', '2', '3', '4', '5', '6', '7'].map((name): Part => {
    const away = AWAY[name];
    const seen = controller('LIRF', 'Esempio Uno', name, ['2026-10-14', 'M']);
    return { ...seen, holds: ['ADC-TWR'], ...(away && { away }) };
  }),
  controller('LIXX', 'Esempio Due', 'A', ['2026-10-15', 'N']),
  controller('LIXX', 'Esempio Due', 'B', ['2026-10-15', 'N']),
  controller('LIXX', 'Esempio Due', 'C', ['2026-10-14', 'N11']),
  controller('LIXX', 'Esempio Due', 'D', ['2026-10-15', 'N11']),
  controller('LIXX', 'Esempio Due', 'E', ['2026-10-14', 'T16']),
  ...['p1', 'p2', 'p4', 'p5', 'p6'].map((name): Part => {
    const activity = ACTIVITIES[name];
    return {
      ...controller('LIXX', 'Esempio Quattro', name, ['2026-10-16', 'P']),
      ...(activity && { activity }),
    };
  }),
  controller('LIXX', 'Esempio Quattro', 'p3', ['2026-10-16', 'P', { begin: 15 * HOUR, end: 30 }]),
  controller('LIXX', 'Esempio Quattro', 't12', ['2026-10-16', 'T12']),
  controller('LIXX', 'Esempio Quattro', 't16', ['2026-10-16', 'T16']),
  controller('LIXX', 'Esempio Quattro', 'm', ['2026-10-16', 'M', { begin: 7 * HOUR, end: 16 * HOUR }]),
];

/** Example 3: people enough, of whom one alone may work the approach. */
const WRONG_SPECIALIZATIONS: readonly Part[] = ['e1', 'e2', 'e3', 'e4', 'e5'].map((name) => ({
  ...controller('LIXX', 'Esempio Tre', name, ['2026-10-14', 'M']),
  island: name === 'e4' ? 'TMA' : 'NORD',
  holds: name === 'e4' ? ['ACS-N', 'APS-TMA'] : ['ACS-N'],
}));

/** domain.md 7, the pairs 3/4 and 6/7 (situation 5). */
const EDIT_WINDOW: readonly Part[] = [
  controller('LIXX', 'Finestra', 'Tre e quattro', ['2026-10-31', 'M']),
  controller('LIXX', 'Finestra', 'Sei e sette', ['2026-09-30', 'M']),
];

/** domain.md 6, and Easter Sunday 2027 on the night of the change (situation 4). */
const CLOCK_CHANGES: readonly Part[] = [
  controller(
    'LIXX',
    'Cambio Ora',
    'N',
    ['2026-03-29', 'N'],
    ['2026-10-25', 'N'],
    ['2027-03-28', 'N'],
    ['2027-10-31', 'N'],
  ),
  controller(
    'LIXX',
    'Cambio Ora',
    'N11',
    ['2026-03-28', 'N11'],
    ['2026-10-24', 'N11'],
    ['2027-03-27', 'N11'],
    ['2027-10-30', 'N11'],
  ),
  controller('LIXX', 'Cambio Ora', 'RPN', ['2026-03-29', 'RPN'], ['2026-10-25', 'RPN']),
  controller(
    'LIXX',
    'Cambio Ora',
    'P T10',
    ['2026-03-28', 'P'],
    ['2026-03-29', 'T10'],
    ['2026-10-24', 'P'],
    ['2026-10-25', 'T10'],
  ),
  controller('LIXX', 'Cambio Ora', 'P1 T10', ['2026-03-28', 'P1'], ['2026-03-29', 'T10']),
  controller('LIXX', 'Cambio Ora', 'P T08', ['2026-10-24', 'P'], ['2026-10-25', 'T08']),
  controller(
    'LIXX',
    'Cambio Ora',
    'N11 M',
    ['2026-03-27', 'N11'],
    ['2026-03-30', 'M'],
    ['2026-10-23', 'N11'],
    ['2026-10-26', 'M'],
  ),
];

/** Day staff that rests on 4 October 2027, a Monday, and would have rested on it in 2026, a Sunday (situation 10). */
const OFFICE: readonly Part[] = [
  {
    icao: 'LIXX',
    surname: 'Esempi',
    name: 'Responsabile',
    category: 'AMMINISTRATIVI',
    cycle: 'G36',
    scenes: [],
  },
  {
    icao: 'LIXX',
    surname: 'San Francesco',
    name: 'Giornaliero',
    category: 'AMMINISTRATIVI',
    cycle: 'G36',
    scenes: [],
  },
];

const FIRST_EMPLOYEE = 900_101;

/** Everybody in the examples; the manager comes first. */
export const EXAMPLES_CAST: readonly CastMember[] = [
  ...OFFICE,
  ...COUNTERS,
  ...EDIT_WINDOW,
  ...CLOCK_CHANGES,
  ...WRONG_SPECIALIZATIONS,
].map((part, index) => ({ employeeId: String(FIRST_EMPLOYEE + index), ...part }));
