import type { Day } from '../kernel/index.ts';
import { cycleTurn } from './base-cycle.ts';
import type { BaseCycle } from './base-cycle.ts';
import { holdsOn } from './shift-definition.ts';
import type { ShiftDefinition } from './shift-definition.ts';

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
  /** An earlier generation wrote it, and nobody touched it since. */
  readonly isGenerated: boolean;
}

export interface Generation {
  readonly days: readonly Day[];
  readonly people: readonly GenerationPerson[];
  readonly definitions: readonly ShiftDefinition[];
  readonly holidays: ReadonlySet<Day>;
  readonly standing: (employeeId: string, day: Day) => StandingTurn | null;
  /** People left out. */
  readonly without: ReadonlySet<string>;
  /** Days kept as they are. */
  readonly keep: ReadonlySet<Day>;
  /** Shifts that a manager wrote give way too; absences never do. */
  readonly overwrites: boolean;
}

export interface GeneratedCell {
  readonly employeeId: string;
  readonly day: Day;
  /** What the cycle gives. */
  readonly turn: string;
  /**
   * `fill` an empty cell, `renew` what a generation wrote, `overwrite` what a manager wrote; left alone are `kept` (a manager
   * wrote it, or it is an absence) and `unknown` (the plant has no such shift on that day).
   */
  readonly is: 'fill' | 'renew' | 'overwrite' | 'kept' | 'unknown';
  /** What stands there; null for an empty cell. */
  readonly before: string | null;
}

/** What the base cycles make of a month, cell by cell. Left out: cells that stand as the cycle wants, and those kept. */
export function generateMonth(generation: Generation): readonly GeneratedCell[] {
  const { days, people, without } = generation;
  const isShift = shiftsByDay(generation);
  const open = days.filter((day) => !generation.keep.has(day));
  return people
    .filter(({ employeeId }) => !without.has(employeeId))
    .flatMap((person) => open.flatMap((day) => generateCell(generation, isShift, person, day) ?? []));
}

function generateCell(
  { holidays, standing, overwrites }: Generation,
  isShift: (turn: string, day: Day) => boolean,
  { employeeId, stays, cycles }: GenerationPerson,
  day: Day,
): GeneratedCell | null {
  const cycle = cycles.find(({ from, to }) => from <= day && day <= to);
  if (cycle === undefined || !stays.some(([first, last]) => first <= day && day <= last)) return null;
  const turn = cycleTurn(cycle, day, holidays.has(day));
  const stands = standing(employeeId, day);
  if (stands?.turn === turn) return null;
  const cell = { employeeId, day, turn, before: stands?.turn ?? null };
  if (!isShift(turn, day)) return { ...cell, is: 'unknown' };
  if (stands === null) return { ...cell, is: 'fill' };
  if (!isShift(stands.turn, day)) return { ...cell, is: 'kept' };
  if (stands.isGenerated) return { ...cell, is: 'renew' };
  return { ...cell, is: overwrites ? 'overwrite' : 'kept' };
}

/** Whether a code is a shift of the plant on a day; a month has few codes and many cells. */
function shiftsByDay({ days, definitions }: Generation): (turn: string, day: Day) => boolean {
  const names = new Map(
    days.map((day) => [
      day,
      new Set(
        definitions.filter((one) => !one.secondaryActivity && holdsOn(one, day)).map(({ name }) => name),
      ),
    ]),
  );
  return (turn, day) => names.get(day)?.has(turn) ?? false;
}
