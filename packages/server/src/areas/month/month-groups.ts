import type { CompactGroup } from '@torre/contract/month';
import type { Categories } from '@torre/domain/lookups';

const OTHERS: CompactGroup = { id: 'ALTRI', name: 'Altri', kind: 'others' };

/** Where a person stands in the month: the island, else the category. */
export interface GroupedPerson {
  readonly category: string;
  readonly island: string | null;
}

/**
 * The groups that these people need: islands in their order, then categories, at last 'Altri'. Who was left in an island that
 * ended before the days stands with the category.
 */
export class MonthGroups {
  readonly list: readonly CompactGroup[];
  readonly #categories: Categories;
  readonly #islands: ReadonlySet<string>;
  readonly #indexes: ReadonlyMap<string, number>;

  constructor(
    islands: readonly (readonly [id: string, name: string])[],
    people: readonly GroupedPerson[],
    categories: Categories,
  ) {
    this.#categories = categories;
    this.#islands = new Set(islands.map(([id]) => id));
    const needed = new Set(people.map((person) => this.#keyOf(person)));
    const all = [
      ...islands.map(([id, name]): CompactGroup => ({ id, name, kind: 'island' })),
      ...categories.known.map(({ code, nameIt }): CompactGroup => ({
        id: code,
        name: nameIt,
        kind: 'category',
      })),
      OTHERS,
    ];
    this.list = all.filter((group) => needed.has(keyOf(group)));
    this.#indexes = new Map(this.list.map((group, index) => [keyOf(group), index]));
  }

  indexOf(person: GroupedPerson): number {
    return this.#indexes.get(this.#keyOf(person)) ?? this.list.length - 1;
  }

  /** Who is outside the time system (domain.md 3.2) stands in the month with the own timetable, in the last group. */
  #keyOf({ category, island }: GroupedPerson): string {
    if (island !== null && this.#islands.has(island)) return keyOf({ kind: 'island', id: island });
    const named = this.#categories.named(category);
    if (named === null || named.attributes['outsideTimeSystem'] === true) return keyOf(OTHERS);
    return keyOf({ kind: 'category', id: named.code });
  }
}

const keyOf = (group: Pick<CompactGroup, 'kind' | 'id'>): string => `${group.kind} ${group.id}`;
