import type { AbsenceState } from '../world.ts';

/** How a request goes (domain.md 4): D at once, A by one manager, V by two. */
export type RequestPath = 'D' | 'A' | 'V';

export interface Cause {
  readonly code: string;
  readonly path: RequestPath;
  readonly weight: number;
  /** Nobody asks for it before it is there. */
  readonly sudden?: true;
}

const CURRENT_LEAVE: Cause = { code: '8114', path: 'V', weight: 60 };

/** Asked for before the month was published. */
export const PLANNED: readonly Cause[] = [
  CURRENT_LEAVE,
  { code: '8118', path: 'V', weight: 26 },
  { code: 'RFS', path: 'A', weight: 10 },
  { code: 'CONP', path: 'A', weight: 4 },
];

/** Whole days that became known afterwards. */
export const LATE_DAYS: readonly Cause[] = [
  { code: 'MAL', path: 'D', weight: 34, sudden: true },
  { code: 'MALF', path: 'D', weight: 6, sudden: true },
  { code: 'DONS', path: 'D', weight: 4, sudden: true },
  { code: '8114', path: 'V', weight: 22 },
  { code: '8118', path: 'V', weight: 6 },
  { code: 'RFS', path: 'A', weight: 8 },
  { code: '104', path: 'A', weight: 14 },
  { code: 'ESAU', path: 'A', weight: 4 },
  { code: 'VM', path: 'D', weight: 2 },
];

/** Hours of a shift. */
export const LATE_HOURS: readonly Cause[] = [
  { code: '104', path: 'A', weight: 45 },
  { code: 'VM', path: 'D', weight: 15 },
  { code: 'VMSP', path: 'A', weight: 15 },
  { code: '7510', path: 'A', weight: 25 },
];

/** Asked for in vain, or taken back; a permit of law 104 cannot be refused. */
export const IN_VAIN: readonly Cause[] = [
  { code: '8114', path: 'V', weight: 70 },
  { code: 'RFS', path: 'A', weight: 30 },
];

/** Of a list by its weights; `drawn`: 0 up to, not including, 1. */
export function weighed(causes: readonly Cause[], drawn: number): Cause {
  const total = causes.reduce((sum, { weight }) => sum + weight, 0);
  let left = drawn * total;
  return causes.find(({ weight }) => (left -= weight) < 0) ?? causes.at(-1)!;
}

/** Nobody falls ill next month: what cannot be known yet is leave. */
export function knownAhead(cause: Cause, isAhead: boolean): Cause {
  return isAhead && cause.sudden ? CURRENT_LEAVE : cause;
}

/** As the cause goes for who stands in the structure: leave by one manager. */
export function inStructure(cause: Cause): Cause {
  return cause.code === '8114' || cause.code === '8118' ? { ...cause, path: 'A' } : cause;
}

/** When an absence begins, seen from today; requests of the last days may still wait. */
export type Nearness = 'past' | 'recent' | 'ahead';

const WAITS: Readonly<Record<Nearness, number>> = { past: 0, recent: 0.25, ahead: 0.5 };
/** Of those that wait on the path of two managers, the first has not looked at so many. */
const FIRST_LEVEL = 0.75;
/** Approved ones whose owner wants to come after all. */
const ANNULMENT_ASKED = 0.1;

/** The state of an absence that takes somebody away (domain.md 5.3); both draws lie between 0 and 1. */
export function stateOf({ path }: Cause, nearness: Nearness, waits: number, level: number): AbsenceState {
  if (path !== 'D' && waits < WAITS[nearness]) {
    if (path === 'A') return 40;
    return level < FIRST_LEVEL ? 60 : 50;
  }
  return nearness === 'ahead' && level < ANNULMENT_ASKED ? 20 : 10;
}

/** Saves behind a state: the request, what the first and the second manager said, what the owner asked then. */
export function versionOf({ path }: Cause, state: AbsenceState): number {
  if (state === 40 || state === 60) return 1;
  if (state === 50 || state === 30 || state === 70) return 2;
  const approved = { D: 1, A: 2, V: 3 }[path];
  return state === 20 ? approved + 1 : approved;
}
