import type { Day } from '../kernel/index.ts';
import type { RosterFinding } from '../legality/index.ts';
import { codesFor, isLegal, missingMinutes } from './cover-slot.ts';
import type { CoverCode, CoverSlot, DayState, Judged } from './cover-slot.ts';

/** Somebody of the plant, as the search asks. */
export interface CoverPerson {
  readonly employeeId: string;
  /** What the person may do on a date (bits), and what stands there; null: not of the plant on that date. */
  readonly on: (day: Day) => { readonly state: DayState; readonly specializations: number } | null;
  /** Heavy duties of the 90 days before per known day, less the mean of category and island. */
  readonly load: () => number;
  /** Minutes of this month's roster above the contract; negative: below it. */
  readonly minutesAbove: () => number;
  /** Was asked for this slot and said no. */
  readonly declined: boolean;
}

/** Who could take the slot, with which code, and what speaks for it. */
export interface CoverCandidate<F extends RosterFinding = RosterFinding> {
  readonly employeeId: string;
  readonly code: CoverCode;
  readonly onCall: boolean;
  readonly isLegal: boolean;
  /** Findings that the code adds: warnings of who is legal, with the reasons of who is not. */
  readonly added: readonly F[];
  /** Minutes of empty chairs that the slot would be left with. */
  readonly missingAfter: number;
  readonly load: number;
  readonly minutesAbove: number;
  readonly distance: number;
  readonly declined: boolean;
}

export interface CoverInput<F extends RosterFinding = RosterFinding> {
  readonly slot: CoverSlot;
  /** That may be written for the slot, in the order of the plant's list. */
  readonly codes: readonly CoverCode[];
  readonly people: readonly CoverPerson[];
  readonly judge: (employeeId: string, code: CoverCode) => Judged<F>;
  /** Minutes of empty chairs of the slot with this person on this code. */
  readonly missingAfter: (employeeId: string, code: CoverCode) => number;
}

export interface Cover<F extends RosterFinding = RosterFinding> {
  readonly missing: number;
  /** Both in the order of point 33. */
  readonly legal: readonly CoverCandidate<F>[];
  readonly breaking: readonly CoverCandidate<F>[];
  /** Of the others: who may do what is missing and works or is away, and who may not do it. */
  readonly others: { readonly atWork: number; readonly away: number; readonly notQualified: number };
}

type Key = (candidate: CoverCandidate) => number;

/** The order of domain.md 1.5, point 33, the smaller first; the personnel code decides what they leave open. */
const KEYS: readonly Key[] = [
  ({ declined }) => Number(declined),
  ({ missingAfter }) => missingAfter,
  ({ onCall }) => Number(!onCall),
  ({ load }) => load,
  ({ minutesAbove }) => minutesAbove,
  ({ distance }) => -distance,
];

export function compareCandidates(one: CoverCandidate, other: CoverCandidate): number {
  for (const key of KEYS) {
    const [first, second] = [key(one), key(other)];
    if (first !== second) return first < second ? -1 : 1;
  }
  return one.employeeId < other.employeeId ? -1 : 1;
}

/**
 * Who of a plant could take a slot, ranked, and the others counted (domain.md 1.5, points 32, 33 and 36). It pauses after
 * each person that was judged, so that who drives it may do something else between.
 */
export function* coverCandidates<F extends RosterFinding>(
  input: CoverInput<F>,
): Generator<undefined, Cover<F>, undefined> {
  const { slot, people } = input;
  const codes = codesFor(slot, input.codes);
  const days = [...new Set([...codes.map(({ day }) => day), slot.day])];
  const others = { atWork: 0, away: 0, notQualified: 0 };
  const found: CoverCandidate<F>[] = [];
  for (const person of people) {
    const standing = days.flatMap((day) => person.on(day) ?? []);
    if (standing.length === 0) continue;
    const own = codes.filter(({ day }) => canTake(person, day, slot));
    if (own.length > 0) {
      found.push(candidateOf(input, person, own));
      yield;
    } else if (!standing.some(({ specializations }) => (specializations & slot.specializations) !== 0))
      others.notQualified += 1;
    else others[standing.some(({ state }) => state === 'away') ? 'away' : 'atWork'] += 1;
  }
  const ranked = found.toSorted(compareCandidates);
  return {
    missing: missingMinutes(slot.hours),
    legal: ranked.filter((one) => one.isLegal),
    breaking: ranked.filter((one) => !one.isLegal),
    others,
  };
}

/**
 * Off or on call on the date of the slot and on that of the cell, and usable for what is missing; nobody is taken from one
 * time on call for another.
 */
export function canTake({ on }: Pick<CoverPerson, 'on'>, day: Day, slot: CoverSlot): boolean {
  const [onCell, onSlot] = [on(day), on(slot.day)];
  if (onCell === null || onSlot === null) return false;
  const isFree = ({ state }: { readonly state: DayState }): boolean =>
    state === 'off' || (state === 'on-call' && slot.kind === 'LAV');
  return (onCell.specializations & slot.specializations) !== 0 && isFree(onCell) && isFree(onSlot);
}

/** The first legal code, else the first of all. */
function candidateOf<F extends RosterFinding>(
  { judge, missingAfter }: CoverInput<F>,
  person: CoverPerson,
  codes: readonly CoverCode[],
): CoverCandidate<F> {
  const { employeeId, declined } = person;
  const of = (code: CoverCode, judged: Judged<F>): CoverCandidate<F> => ({
    employeeId,
    code,
    onCall: person.on(code.day)?.state === 'on-call',
    isLegal: isLegal(judged),
    ...judged,
    missingAfter: missingAfter(employeeId, code),
    load: person.load(),
    minutesAbove: person.minutesAbove(),
    declined,
  });
  let firstJudged: Judged<F> | null = null;
  for (const code of codes) {
    const judged = judge(employeeId, code);
    if (isLegal(judged)) return of(code, judged);
    firstJudged ??= judged;
  }
  return of(codes[0]!, firstJudged!);
}
