import { accept, refuse } from '../kernel/index.ts';
import type { Day, Decision, NoDetails } from '../kernel/index.ts';
import { checkTurn } from './main-shift.ts';
import type { ShiftDefinition } from './shift-definition.ts';

/** Two months of days: no cycle of a roster is longer. */
export const CYCLE_MAX_LENGTH = 62;
export const CYCLE_NAME_MAX_LENGTH = 60;

export interface WantedCycle {
  readonly name: string;
  readonly turns: readonly string[];
}

/** Why a base cycle cannot be kept. */
export interface CycleRefusals {
  readonly cycleNameMissing: NoDetails;
  readonly cycleNameTooLong: { readonly allowed: number };
  readonly cycleEmpty: NoDetails;
  readonly cycleTooLong: { readonly allowed: number };
  /** `place`: counted from 1. */
  readonly cycleTurnUnknown: { readonly turn: string; readonly place: number };
}

/** A base cycle as it can be kept: name without blanks around it, turns as the plant writes them. */
export function checkCycle(
  wanted: WantedCycle,
  definitions: readonly ShiftDefinition[],
  day: Day,
): Decision<WantedCycle, CycleRefusals> {
  const name = wanted.name.trim();
  if (name === '') return refuse('cycleNameMissing');
  if (name.length > CYCLE_NAME_MAX_LENGTH)
    return refuse('cycleNameTooLong', { allowed: CYCLE_NAME_MAX_LENGTH });
  if (wanted.turns.length === 0) return refuse('cycleEmpty');
  if (wanted.turns.length > CYCLE_MAX_LENGTH) return refuse('cycleTooLong', { allowed: CYCLE_MAX_LENGTH });
  const checked = wanted.turns.map((turn) => checkTurn(turn, definitions, day));
  const wrong = checked.findIndex(({ ok }) => !ok);
  if (wrong >= 0) return refuse('cycleTurnUnknown', { turn: wanted.turns[wrong]!, place: wrong + 1 });
  return accept({ name, turns: checked.map((found) => (found.ok ? found.value.name : '')) });
}
