import type { PeopleGroups } from './people-groups.ts';
import type { Seats } from './seat-people.ts';

/** The chairs of one island in one cell. */
export interface IslandSeats {
  /** Its chairs that nobody can take. */
  readonly missing: number;
  /** Its chairs that people of other islands, or of none, take. */
  readonly taken: number;
  /** Indexes of the islands of those people, each once. */
  readonly by: readonly number[];
}

/**
 * Seats the people of a cell island by island, and then whom an island cannot seat itself from the others. The chairs that stay
 * empty are those that the matching of the whole room leaves (`empty`, by specialization): the last of each in the order of the plan.
 */
export function seatOwnFirst(
  people: ArrayLike<number>,
  { chairs, byIsland }: Pick<Seats, 'chairs' | 'byIsland'>,
  empty: ArrayLike<number>,
  { masks, islands }: Pick<PeopleGroups, 'masks' | 'islands'>,
): readonly IslandSeats[] {
  const isFilled = filledChairs(chairs, empty);
  const free = Int32Array.from(people);
  const there = [...free.keys()].filter((group) => free[group]! > 0);
  /** Groups of those who are there, by specialization, and of the island first where one is named; made when first asked for. */
  const able = new Map<number, readonly number[]>();
  const ableFor = (specialization: number, island: number | null): readonly number[] => {
    const key = specialization * (byIsland.length + 1) + (island ?? byIsland.length);
    const known = able.get(key);
    if (known !== undefined) return known;
    const found = there.filter(
      (group) => (masks[group]! >>> specialization) & 1 && (island === null || islands[group] === island),
    );
    able.set(key, found);
    return found;
  };
  /** Group by chair; -1: nobody yet. */
  const seated = new Int32Array(chairs.length).fill(-1);
  const seat = (at: number, within: number | null, visited: Set<number>): boolean => {
    const groups = ableFor(chairs[at]!.specialization, within);
    for (const group of groups) {
      if (free[group] === 0) continue;
      free[group]!--;
      seated[at] = group;
      return true;
    }
    for (const group of groups) {
      if (visited.has(group)) continue;
      visited.add(group);
      for (let other = 0; other < seated.length; other++) {
        if (seated[other] !== group || !seat(other, within, visited)) continue;
        seated[at] = group;
        return true;
      }
    }
    return false;
  };
  for (const [at, { island }] of chairs.entries())
    if (isFilled[at] === 1 && island >= 0) seat(at, island, new Set());
  for (let at = 0; at < seated.length; at++)
    if (isFilled[at] === 1 && seated[at] === -1) seat(at, null, new Set());
  return Array.from(byIsland, (_, island) => {
    const own = [...chairs.keys()].filter((at) => chairs[at]!.island === island);
    const others = own
      .filter((at) => seated[at] !== -1 && islands[seated[at]!] !== island)
      .map((at) => islands[seated[at]!]!);
    return {
      missing: own.filter((at) => isFilled[at] === 0).length,
      taken: others.length,
      by: [...new Set(others)].filter((its) => its >= 0).toSorted((a, b) => a - b),
    };
  });
}

/** 1 for a chair that the matching fills: of each specialization the last ones of the plan stay empty. */
function filledChairs(chairs: Seats['chairs'], empty: ArrayLike<number>): Uint8Array {
  const filled = new Uint8Array(chairs.length).fill(1);
  const left = Int16Array.from(empty);
  for (let at = chairs.length - 1; at >= 0; at--) {
    const { specialization } = chairs[at]!;
    if (left[specialization] === 0) continue;
    left[specialization]!--;
    filled[at] = 0;
  }
  return filled;
}
