import type { FactRow, FactValue, StandingFact } from './fact.ts';
import { FACT_KINDS, FACT_KIND_NAMES, kindOf } from './fact-kinds.ts';
import type { FactKindName } from './fact-kinds.ts';

const SEPARATOR = '\u0001';

/** Rows of the organisation by kind and key. */
export type FactSet = Readonly<Record<FactKindName, ReadonlyMap<string, StandingFact>>>;

export function keyText(row: FactRow, columns: readonly string[]): string {
  return columns.map((column) => textOf(row[column] ?? null)).join(SEPARATOR);
}

const textOf = (value: FactValue): string => (value === null ? '' : String(value));

export const keyOfFact = (kind: FactKindName, row: FactRow): string => keyText(row, FACT_KINDS[kind].key);

export function emptyFacts(): Record<FactKindName, Map<string, StandingFact>> {
  const pairs = FACT_KIND_NAMES.map((name) => [name, new Map<string, StandingFact>()]);
  return Object.fromEntries(pairs) as Record<FactKindName, Map<string, StandingFact>>;
}

export function sameValue(one: FactValue | undefined, other: FactValue | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => value === other[index]);
  return (one ?? null) === (other ?? null);
}

export function sameRow(kind: FactKindName, one: FactRow, other: FactRow): boolean {
  return Object.keys(FACT_KINDS[kind].columns).every((column) => sameValue(one[column], other[column]));
}

/** The rows as they would stand, found by their key or by columns that others name them by. */
export class FactRows {
  readonly #rows: Record<FactKindName, Map<string, FactRow>>;
  readonly #indexes = new Map<string, Map<string, FactRow[]>>();

  constructor(standing: FactSet) {
    const pairs = FACT_KIND_NAMES.map((name) => [
      name,
      new Map([...standing[name]].map(([key, { values }]) => [key, values])),
    ]);
    this.#rows = Object.fromEntries(pairs) as Record<FactKindName, Map<string, FactRow>>;
  }

  /** Before the first search. */
  put(kind: FactKindName, row: FactRow): void {
    this.#rows[kind].set(keyOfFact(kind, row), row);
  }

  remove(kind: FactKindName, key: string): void {
    this.#rows[kind].delete(key);
  }

  all(kind: FactKindName): Iterable<FactRow> {
    return this.#rows[kind].values();
  }

  /** Rows of the kind whose columns have these values. */
  where(kind: FactKindName, columns: readonly string[], values: FactRow): readonly FactRow[] {
    const name = [kind, ...columns].join(SEPARATOR);
    let index = this.#indexes.get(name);
    if (index === undefined) {
      index = Map.groupBy(this.#rows[kind].values(), (row) => keyText(row, columns));
      this.#indexes.set(name, index);
    }
    return index.get(keyText(values, columns)) ?? [];
  }
}

/** First and last day of a row, YYYY-MM-DD: the least and greatest text where it has none. */
export function spanOfFact(kind: FactKindName, row: FactRow): { readonly from: string; readonly to: string } {
  const { states, days = states } = kindOf(kind);
  const from = days?.from ? row[days.from] : null;
  const to = days ? row[days.to] : null;
  return { from: typeof from === 'string' ? from : '', to: typeof to === 'string' ? to : LAST };
}

/** After every day. */
export const LAST = '9999-12-31';
