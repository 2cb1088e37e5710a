import { dayFromIso } from '../kernel/index.ts';
import type { FactEdit } from './check-facts.ts';
import type { FactRow } from './fact.ts';
import { kindOf } from './fact-kinds.ts';
import { keyOfFact, keyText, sameValue, spanOfFact } from './fact-set.ts';
import type { FactSet } from './fact-set.ts';
import { dayBefore } from './state-from.ts';

/** The end of a state that no row asks for by itself: the next state of the thing does. */
export interface ImpliedEnd {
  readonly edit: FactEdit;
  /** Index of the edit that brings the next state. */
  readonly next: number;
  /** Index of an edit that repeats the state as it stands, in place of which the end is written; null: no edit names it. */
  readonly replaces: number | null;
}

/**
 * States that end on the day before the next one begins, as `stateFrom` lets a thing be otherwise from a day on: of each thing the
 * state that holds when a new row begins, where no edit says otherwise of it and the new rows go at least as far as it would have.
 * Any other row that holds on days of another stays a fault.
 */
export function endedByNext(edits: readonly FactEdit[], standing: FactSet): readonly ImpliedEnd[] {
  const named = new Map(
    edits.map(({ kind, values }, index) => [`${kind} ${keyOfFact(kind, values)}`, index] as const),
  );
  const added = edits
    .map((edit, index) => ({ ...edit, index, ...spanOfFact(edit.kind, edit.values) }))
    .filter(
      ({ kind, values, from, remove }) =>
        kindOf(kind).states !== undefined &&
        !remove &&
        dayFromIso(from) !== null &&
        !standing[kind].has(keyOfFact(kind, values)),
    );
  return [...Map.groupBy(added, ({ kind }) => kind)].flatMap(([kind, rows]) => {
    const { of, to: lastDay } = kindOf(kind).states!;
    const states = Map.groupBy(standing[kind].values(), ({ values }) => keyText(values, of));
    return [...Map.groupBy(rows, ({ values }) => keyText(values, of))].flatMap(
      ([thing, own]): readonly ImpliedEnd[] => {
        const next = own.reduce((one, other) => (other.from < one.from ? other : one));
        const last = own.reduce((to, other) => (other.to > to ? other.to : to), '');
        const holding = (states.get(thing) ?? []).find(({ values }) => {
          const { from, to } = spanOfFact(kind, values);
          return from < next.from && next.from <= to && to <= last;
        });
        if (!holding) return [];
        const replaces = named.get(`${kind} ${keyOfFact(kind, holding.values)}`) ?? null;
        if (replaces !== null && !repeats(edits[replaces]!, holding.values)) return [];
        const values = { ...holding.values, [lastDay]: dayBefore(next.from) };
        return [{ edit: { kind, values }, next: next.index, replaces }];
      },
    );
  });
}

/** Whether an edit says of a row what stands. */
const repeats = ({ values, remove }: FactEdit, standing: FactRow): boolean =>
  !remove && Object.entries(values).every(([column, value]) => sameValue(standing[column], value));
