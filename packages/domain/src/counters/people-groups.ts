import type { Standing } from './counters-input.ts';

const MOST_GROUPS = 65_534;
const KEY_OF_ISLANDS = 2 ** 32;

/**
 * People who may do the same and belong to the same island are one group. Groups only become more: who may do nothing is
 * in none (-1) and is not counted.
 */
export class PeopleGroups {
  /** By group: one bit a specialization. */
  readonly masks: number[] = [];
  readonly islands: number[] = [];
  readonly #byStanding = new Map<number, number>();

  get count(): number {
    return this.masks.length;
  }

  of({ specializations, island }: Standing): number {
    if (specializations === 0) return -1;
    const key = (island + 1) * KEY_OF_ISLANDS + specializations;
    const known = this.#byStanding.get(key);
    if (known !== undefined) return known;
    if (this.count > MOST_GROUPS) throw new RangeError('too many groups of people');
    this.masks.push(specializations);
    this.islands.push(island);
    this.#byStanding.set(key, this.count - 1);
    return this.count - 1;
  }

  /** Who is there by two spans of different dates may do what both dates allow; the island is that of the earlier. */
  both(one: number, other: number): number {
    if (one < 0 || other < 0) return -1;
    if (one === other) return one;
    return this.of({
      specializations: this.masks[one]! & this.masks[other]!,
      island: this.islands[one]!,
    });
  }
}
