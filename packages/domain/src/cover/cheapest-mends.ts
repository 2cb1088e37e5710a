import type { RosterFinding } from '../legality/index.ts';
import type { CoverPerson } from './cover-candidates.ts';
import { codesFor, isLegal } from './cover-slot.ts';
import type { CoverCode, CoverSlot, Judged } from './cover-slot.ts';

/** Somebody at work on another shift of the slot's date. */
export interface Worker extends CoverPerson {
  /** What they would leave. */
  readonly code: CoverCode;
}

/** What two changed cells do to the slots. */
interface MendEffect {
  /** Minutes of empty chairs that the slot would be left with. */
  readonly missing: number;
  /** The empty chairs of no slot of working shifts become more. */
  readonly growsNowhere: boolean;
}

/** A cell of an exchange: who would get which code, and what it adds. */
export interface MendPart<F extends RosterFinding = RosterFinding> extends Judged<F> {
  readonly employeeId: string;
  readonly code: CoverCode;
  readonly onCall: boolean;
  readonly load: number;
  readonly minutesAbove: number;
  readonly declined: boolean;
}

/** The first takes the slot, the second what the first leaves. */
export interface CoverMend<F extends RosterFinding = RosterFinding> {
  readonly first: MendPart<F>;
  readonly second: MendPart<F>;
  readonly missingAfter: number;
}

export interface MendInput<F extends RosterFinding = RosterFinding> {
  readonly slot: CoverSlot;
  /** That may be written for the slot, in the order of the plant's list. */
  readonly codes: readonly CoverCode[];
  readonly missing: number;
  /** At work on the date, and usable for what is missing. */
  readonly workers: readonly Worker[];
  /** Off or on call on the date. */
  readonly free: readonly CoverPerson[];
  readonly judge: (employeeId: string, code: CoverCode) => Judged<F>;
  readonly effect: (
    first: { readonly employeeId: string; readonly code: CoverCode },
    second: { readonly employeeId: string; readonly code: CoverCode },
  ) => MendEffect;
}

const MOST = 5;

type Key = (mend: CoverMend) => number;

/** The order of domain.md 1.5, point 33, over both parts; the smaller first. */
const KEYS: readonly Key[] = [
  ({ first, second }) => Number(first.declined) + Number(second.declined),
  ({ missingAfter }) => missingAfter,
  ({ second }) => Number(!second.onCall),
  ({ first, second }) => first.load + second.load,
  ({ first, second }) => first.minutesAbove + second.minutesAbove,
  ({ first, second }) => -Math.min(first.distance, second.distance),
];

function compareMends(one: CoverMend, other: CoverMend): number {
  for (const key of KEYS) {
    const [a, b] = [key(one), key(other)];
    if (a !== b) return a < b ? -1 : 1;
  }
  return codesOf(one) < codesOf(other) ? -1 : 1;
}

const codesOf = ({ first, second }: CoverMend): string => `${first.employeeId} ${second.employeeId}`;

/**
 * The five best exchanges of two cells of a date: somebody at work takes the slot, somebody who is free what they leave
 * (domain.md 1.5, point 34). Both legal; no slot's missing hours grow. It pauses after each person that was judged.
 */
export function* cheapestMends<F extends RosterFinding>(
  input: MendInput<F>,
): Generator<undefined, readonly CoverMend<F>[], undefined> {
  const { slot, missing, workers, free, judge, effect } = input;
  const codes = codesFor(slot, input.codes).filter(({ day }) => day === slot.day);
  const legalCode = new Map<string, Judged<F>>();
  const judged = (employeeId: string, code: CoverCode): Judged<F> => {
    const key = `${employeeId} ${code.turn}`;
    const known = legalCode.get(key) ?? judge(employeeId, code);
    legalCode.set(key, known);
    return known;
  };
  const mends: CoverMend<F>[] = [];
  for (const worker of workers) {
    const code = codes.find(
      (one) => one.turn !== worker.code.turn && isLegal(judged(worker.employeeId, one)),
    );
    yield;
    if (code === undefined) continue;
    const first = partOf(worker, code, judged(worker.employeeId, code));
    for (const person of free) {
      const after = effect(first, { employeeId: person.employeeId, code: worker.code });
      if (after.missing >= missing || !after.growsNowhere) continue;
      const found = judged(person.employeeId, worker.code);
      yield;
      if (isLegal(found))
        mends.push({ first, second: partOf(person, worker.code, found), missingAfter: after.missing });
    }
  }
  return mends.toSorted(compareMends).slice(0, MOST);
}

function partOf<F extends RosterFinding>(
  { employeeId, on, load, minutesAbove, declined }: CoverPerson,
  code: CoverCode,
  judged: Judged<F>,
): MendPart<F> {
  return {
    employeeId,
    code,
    ...judged,
    onCall: on(code.day)?.state === 'on-call',
    load: load(),
    minutesAbove: minutesAbove(),
    declined,
  };
}
