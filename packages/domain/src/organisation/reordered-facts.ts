import type { FactEdit } from './check-facts.ts';
import type { StandingFact } from './fact.ts';
import type { FactKindName } from './fact-kinds.ts';

/** Edits that put things into this order: each is given with all of its states, and every state keeps the same place. */
export function reorderedFacts(
  kind: FactKindName,
  things: readonly (readonly StandingFact[])[],
): readonly FactEdit[] {
  return things.flatMap((states, index) =>
    states.flatMap(({ values, version }): FactEdit[] =>
      values['ord'] === index + 1 ? [] : [{ kind, values: { ...values, ord: index + 1 }, version }],
    ),
  );
}
