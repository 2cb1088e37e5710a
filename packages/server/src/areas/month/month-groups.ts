import type { CompactGroup } from '@torre/contract/month';
import { CATEGORY, categoryNamed } from '@torre/domain/identity';
import type { Category } from '@torre/domain/identity';

const OTHERS: CompactGroup = { id: 'ALTRI', name: 'Altri', kind: 'others' };

/** Outside the time system (domain.md 3.2): they stand in the month with their timetable, in the last group. */
const OUTSIDE_TIME_SYSTEM: ReadonlySet<Category> = new Set(['AMMINISTRATIVI', 'DIRIGENTE']);

const CATEGORY_ORDER = Object.keys(CATEGORY) as Category[];

/** Where a person stands in the month: the island, else the category. */
export interface GroupedPerson {
  readonly category: string;
  readonly island: string | null;
}

/** The groups that these people need: islands in their order, then categories, at last 'Altri'. */
export class MonthGroups {
  readonly list: readonly CompactGroup[];
  readonly #indexes: ReadonlyMap<string, number>;

  constructor(islands: readonly (readonly [id: string, name: string])[], people: readonly GroupedPerson[]) {
    const needed = new Set(people.map(groupKey));
    const all = [
      ...islands.map(([id, name]): CompactGroup => ({ id, name, kind: 'island' })),
      ...CATEGORY_ORDER.map((code): CompactGroup => ({
        id: code,
        name: CATEGORY[code].label,
        kind: 'category',
      })),
      OTHERS,
    ];
    this.list = all.filter((group) => needed.has(keyOf(group)));
    this.#indexes = new Map(this.list.map((group, index) => [keyOf(group), index]));
  }

  indexOf(person: GroupedPerson): number {
    return this.#indexes.get(groupKey(person)) ?? this.list.length - 1;
  }
}

const keyOf = (group: Pick<CompactGroup, 'kind' | 'id'>): string => `${group.kind} ${group.id}`;

function groupKey({ category, island }: GroupedPerson): string {
  if (island !== null) return keyOf({ kind: 'island', id: island });
  const code = categoryNamed(category);
  if (code === null || OUTSIDE_TIME_SYSTEM.has(code)) return keyOf(OTHERS);
  return keyOf({ kind: 'category', id: code });
}
