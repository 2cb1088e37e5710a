import { addDays, dayFromIso, isoDay } from '../kernel/index.ts';
import type { StandingFact } from './fact.ts';
import type { FactKindName } from './fact-kinds.ts';
import { LAST, spanOfFact } from './fact-set.ts';
import { dayBefore } from './state-from.ts';

/** Days between two states of one thing on which none holds, both included, YYYY-MM-DD; `states` by their first day. */
export function stateGaps(
  kind: FactKindName,
  states: readonly StandingFact[],
): readonly { readonly from: string; readonly to: string }[] {
  return states.slice(1).flatMap(({ values }, index) => {
    const { to: last } = spanOfFact(kind, states[index]!.values);
    if (last === LAST) return [];
    const from = dayAfter(last);
    const to = dayBefore(spanOfFact(kind, values).from);
    return from <= to ? [{ from, to }] : [];
  });
}

/** YYYY-MM-DD */
const dayAfter = (iso: string): string => isoDay(addDays(dayFromIso(iso)!, 1));
