import { accept, refuse } from '../kernel/index.ts';
import type { Day, Decision, NoDetails } from '../kernel/index.ts';
import { holdsOn } from './shift-definition.ts';
import type { ShiftDefinition } from './shift-definition.ts';

/** Why a typed shift is none. */
export interface TurnRefusals {
  readonly turnRequired: NoDetails;
  readonly forbiddenTurns: { readonly turn: string };
}

/** The definition that a typed main shift means (M5.01, M5.02, M5.03). */
export function checkTurn(
  typed: string,
  definitions: readonly ShiftDefinition[],
  day: Day,
): Decision<ShiftDefinition, TurnRefusals> {
  const turn = typed.trim().toUpperCase();
  if (turn === '') return refuse('turnRequired');
  const found = definitions.find(
    (definition) =>
      definition.name.toUpperCase() === turn && !definition.secondaryActivity && holdsOn(definition, day),
  );
  return found ? accept(found) : refuse('forbiddenTurns', { turn });
}
