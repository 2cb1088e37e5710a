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
  const left = Array.from(empty);
  const isFilled = chairs.map(() => true);
  for (const [at, { specialization }] of [...chairs.entries()].toReversed()) {
    if (left[specialization]! === 0) continue;
    left[specialization]!--;
    isFilled[at] = false;
  }
  const free = Array.from(people);
  /** Group by chair; -1: nobody yet. */
  const seated = chairs.map(() => -1);
  const there = free.flatMap((count, group) => (count > 0 ? [group] : []));
  const ableFor = left.map((_, specialization) =>
    there.filter((group) => (masks[group]! >>> specialization) & 1),
  );
  const seat = (at: number, within: number | null, visited: Set<number>): boolean => {
    const all = ableFor[chairs[at]!.specialization]!;
    const able = within === null ? all : all.filter((group) => islands[group] === within);
    const spare = able.find((group) => free[group]! > 0);
    if (spare !== undefined) {
      free[spare]!--;
      seated[at] = spare;
      return true;
    }
    for (const group of able) {
      if (visited.has(group)) continue;
      visited.add(group);
      const other = seated.findIndex((its, chair) => its === group && seat(chair, within, visited));
      if (other < 0) continue;
      seated[at] = group;
      return true;
    }
    return false;
  };
  chairs.forEach(({ island }, at) => {
    if (isFilled[at] && island >= 0) seat(at, island, new Set());
  });
  chairs.forEach((_, at) => {
    if (isFilled[at] && seated[at] === -1) seat(at, null, new Set());
  });
  return Array.from(byIsland, (_, island) => {
    const own = [...chairs.keys()].filter((at) => chairs[at]!.island === island);
    const from = own.flatMap((at) => (seated[at] === -1 ? [] : [islands[seated[at]!]!]));
    const others = from.filter((its) => its !== island);
    return {
      missing: own.filter((at) => !isFilled[at]).length,
      taken: others.length,
      by: [...new Set(others)].filter((its) => its >= 0).toSorted((a, b) => a - b),
    };
  });
}
