import type { Day } from '../kernel/index.ts';
import { cycleTurn } from './base-cycle.ts';
import type { BaseCycle } from './base-cycle.ts';
import { holdsOn } from './shift-definition.ts';
import type { ShiftClass, ShiftDefinition } from './shift-definition.ts';

/** A person's cycle on a part of the month, both days inclusive. */
export interface DatedCycle extends BaseCycle {
  readonly from: Day;
  readonly to: Day;
}

export interface GenerationPerson {
  readonly employeeId: string;
  /** First and last day of each stay in the plant. */
  readonly stays: readonly (readonly [first: Day, last: Day])[];
  readonly cycles: readonly DatedCycle[];
}

/** What stands in a cell before the generation. */
export interface StandingTurn {
  readonly turn: string;
  /**
   * `cycle`: an earlier generation wrote it and nobody touched it since; `nobody`: it came with the first roster of an
   * installation; `manager`: somebody wrote it.
   */
  readonly writtenBy: 'cycle' | 'nobody' | 'manager';
}

export interface Generation {
  readonly days: readonly Day[];
  readonly people: readonly GenerationPerson[];
  readonly definitions: readonly ShiftDefinition[];
  readonly holidays: ReadonlySet<Day>;
  readonly standing: (employeeId: string, day: Day) => StandingTurn | null;
  /** Whether an absence that was granted takes the person away on that day, or a part of it. */
  readonly isAbsent: (employeeId: string, day: Day) => boolean;
  /** People left out. */
  readonly without: ReadonlySet<string>;
  /** Days kept as they are. */
  readonly keep: ReadonlySet<Day>;
  /** Shifts that a manager wrote give way too; absences and their days never do. */
  readonly overwrites: boolean;
  /** On call gives way too, which no cycle wrote. */
  readonly overwritesOnCall: boolean;
}

/** Why a shift that stands is more than what a cycle wrote. */
export type StandingReason = 'absence' | 'on-call' | 'manager' | 'nobody';

export interface GeneratedCell {
  readonly employeeId: string;
  readonly day: Day;
  /** What the cycle gives. */
  readonly turn: string;
  /**
   * `fill` an empty cell, `renew` what a generation wrote, `overwrite` anything else; left alone are `kept` and `unknown` (the
   * plant has no such shift on that day).
   */
  readonly is: 'fill' | 'renew' | 'overwrite' | 'kept' | 'unknown';
  /** What is lost (`overwrite`) or spared (`kept`); `absence` of `fill`: the empty day of somebody who is away. */
  readonly reason: StandingReason | null;
  /** What stands there; null for an empty cell. */
  readonly before: string | null;
}

/** What the base cycles make of a month, cell by cell. Left out: cells that stand as the cycle wants, and those kept. */
export function generateMonth(generation: Generation): readonly GeneratedCell[] {
  const { days, people, without } = generation;
  const classOf = classesByDay(generation);
  const open = days.filter((day) => !generation.keep.has(day));
  return people
    .filter(({ employeeId }) => !without.has(employeeId))
    .flatMap((person) => open.flatMap((day) => generateCell(generation, classOf, person, day) ?? []));
}

function generateCell(
  generation: Generation,
  classOf: ClassOf,
  { employeeId, stays, cycles }: GenerationPerson,
  day: Day,
): GeneratedCell | null {
  const cycle = cycles.find(({ from, to }) => from <= day && day <= to);
  if (cycle === undefined || !stays.some(([first, last]) => first <= day && day <= last)) return null;
  const turn = cycleTurn(cycle, day, generation.holidays.has(day));
  const stands = generation.standing(employeeId, day);
  if (stands?.turn === turn) return null;
  const cell = { employeeId, day, turn, before: stands?.turn ?? null };
  if (classOf(turn, day) === null) return { ...cell, is: 'unknown', reason: null };
  const isAbsent = generation.isAbsent(employeeId, day);
  if (stands === null) return { ...cell, is: 'fill', reason: isAbsent ? 'absence' : null };
  const { writtenBy } = stands;
  const standingClass = classOf(stands.turn, day);
  if (isAbsent || standingClass === null) return { ...cell, is: 'kept', reason: 'absence' };
  // what a manager wrote is asked about first: on call by hand gives way only where both may
  if (writtenBy === 'manager' && !generation.overwrites) return { ...cell, is: 'kept', reason: 'manager' };
  if (standingClass === 'REP') {
    const isKept = writtenBy !== 'cycle' && !generation.overwritesOnCall;
    return { ...cell, is: isKept ? 'kept' : 'overwrite', reason: 'on-call' };
  }
  return writtenBy === 'cycle'
    ? { ...cell, is: 'renew', reason: null }
    : { ...cell, is: 'overwrite', reason: writtenBy };
}

/** The class of a shift of the plant on a day; null: it has no such one. */
type ClassOf = (turn: string, day: Day) => ShiftClass | null;

/** A month has few codes and many cells. */
function classesByDay({ days, definitions }: Generation): ClassOf {
  const classes = new Map(
    days.map((day) => [
      day,
      new Map(
        definitions
          .filter((one) => !one.secondaryActivity && holdsOn(one, day))
          .map(({ name, shiftClass }) => [name, shiftClass]),
      ),
    ]),
  );
  return (turn, day) => classes.get(day)?.get(turn) ?? null;
}
