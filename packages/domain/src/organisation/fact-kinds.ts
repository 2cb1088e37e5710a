import { MOST_SPECIALIZATIONS } from '../counters/index.ts';
import type { FactKind } from './fact.ts';
import { LOOKUP_KINDS } from './lookup-kinds.ts';
import { PEOPLE_KINDS } from './people-kinds.ts';
import { PLANT_KINDS } from './plant-kinds.ts';

/** Later ones cannot be distinguished by the counters of a plant (`MOST_SPECIALIZATIONS`). */
export const MOST_SPECIALIZATIONS_OF_PLANT = MOST_SPECIALIZATIONS;

/** Counters have rows of every island: figures of a plant with more would take seconds (docs/performance.md). */
export const MOST_ISLANDS_OF_PLANT = 300;

/** Kinds of facts in an order in which every reference is already there; each is a table of its name. */
export const FACT_KINDS = { ...LOOKUP_KINDS, ...PLANT_KINDS, ...PEOPLE_KINDS };

export type FactKindName = keyof typeof FACT_KINDS;

export const FACT_KIND_NAMES = Object.keys(FACT_KINDS) as readonly FactKindName[];

/** Licence, medical certificate, English and suspension: written, read and exported by HR alone (issue, point 5). */
export const QUALIFICATION: FactKindName = 'qualification';

export const kindOf = (name: FactKindName): FactKind => FACT_KINDS[name];

/** First and last day of a row; null where it has none. */
export function daysOfKind(kind: FactKind): { readonly from: string | null; readonly to: string } | null {
  return kind.states ?? kind.days ?? null;
}
