import { addDays, dayFromIso, isoDay } from '../kernel/index.ts';
import type { FactEdit } from './check-facts.ts';
import type { FactRow, StandingFact } from './fact.ts';
import { kindOf } from './fact-kinds.ts';
import type { FactKindName } from './fact-kinds.ts';
import { spanOfFact } from './fact-set.ts';

/**
 * Edits that let a thing be otherwise from a day on: the state that holds then ends on the day before, a new one follows up to
 * its last day. A state that begins on the day itself is changed. `states`: those of the one thing. Empty where none holds.
 */
export function stateFrom(
  kind: FactKindName,
  states: readonly StandingFact[],
  from: string,
  values: FactRow,
): readonly FactEdit[] {
  const { states: days } = kindOf(kind);
  const standing = states.find(({ values: row }) => {
    const span = spanOfFact(kind, row);
    return span.from <= from && from <= span.to;
  });
  if (!days || !standing) return [];
  const { values: row, version } = standing;
  if (row[days.from] === from) return [{ kind, values: { ...row, ...values }, version }];
  return [
    { kind, values: { ...row, [days.to]: dayBefore(from) }, version },
    { kind, values: { ...row, ...values, [days.from]: from }, version: null },
  ];
}

/** YYYY-MM-DD */
export const dayBefore = (iso: string): string => isoDay(addDays(dayFromIso(iso)!, -1));
