import type { Chair } from './counters-input.ts';

/** A configuration of open positions, counted once for all cells that have it. */
export interface Seats {
  readonly total: number;
  /** In plan priority. */
  readonly chairs: readonly Chair[];
  /** Specializations in plan priority, as often as a chair asks for them. */
  readonly order: readonly number[];
  /** Chairs by specialization and by island. */
  readonly bySpecialization: Int16Array;
  readonly byIsland: Int16Array;
  /** The chairs of each island by themselves. */
  readonly ofIsland: readonly Pick<Seats, 'order'>[];
}

export function seatsOf(chairs: readonly Chair[], specializations: number, islands: number): Seats {
  const bySpecialization = new Int16Array(specializations);
  const byIsland = new Int16Array(islands);
  for (const { specialization, island } of chairs) {
    bySpecialization[specialization]!++;
    if (island >= 0) byIsland[island]!++;
  }
  const order = (some: readonly Chair[]): readonly number[] => some.map((chair) => chair.specialization);
  const ofIsland = Array.from({ length: islands }, (_, island) => ({
    order: order(chairs.filter((chair) => chair.island === island)),
  }));
  return { total: chairs.length, chairs, order: order(chairs), bySpecialization, byIsland, ofIsland };
}

/**
 * Maximum matching of people and chairs (domain.md 3.7 step 5). People who may do the same are one group with a count: what
 * is matched are groups and specializations, so that a room of hundreds costs as much as its handful of differing people.
 * One instance serves many matchings; nothing is allocated in them.
 */
export class SeatPeople {
  readonly #masks: readonly number[];
  readonly #specializations: number;
  /** People of a group without a chair, and those who sit, by group × specialization. */
  readonly #free: Int32Array;
  readonly #seated: Int16Array;
  readonly #visited: Uint8Array;

  /**
   * `masks`: specializations of each group, one bit each. Groups that are made later are not of it: whoever shares the list has
   * nobody in them.
   */
  constructor(masks: readonly number[], specializations: number) {
    this.#masks = [...masks];
    this.#specializations = specializations;
    this.#free = new Int32Array(masks.length);
    this.#seated = new Int16Array(masks.length * specializations);
    this.#visited = new Uint8Array(masks.length);
  }

  /**
   * Fills the chairs in their order and writes into `empty` how many of each specialization stay empty; answers their sum.
   * A chair that cannot be filled when its turn comes cannot be filled later either: filling others never frees anybody.
   */
  match(people: ArrayLike<number>, seats: Pick<Seats, 'order'>, empty: Int16Array): number {
    const free = this.#free;
    for (let group = 0; group < free.length; group++) free[group] = people[group]!;
    this.#seated.fill(0);
    empty.fill(0);
    let left = 0;
    for (const specialization of seats.order) {
      if (empty[specialization] === 0) {
        this.#visited.fill(0);
        if (this.#seat(specialization)) continue;
      }
      empty[specialization]!++;
      left++;
    }
    return left;
  }

  /** Finds somebody for one more chair, if need be by moving others to chairs that they may take as well. */
  #seat(specialization: number): boolean {
    const bit = 1 << specialization;
    for (let group = 0; group < this.#masks.length; group++) {
      if ((this.#masks[group]! & bit) === 0 || this.#free[group] === 0) continue;
      this.#free[group]!--;
      this.#seated[group * this.#specializations + specialization]!++;
      return true;
    }
    for (let group = 0; group < this.#masks.length; group++) {
      if ((this.#masks[group]! & bit) === 0 || this.#visited[group] === 1) continue;
      this.#visited[group] = 1;
      const base = group * this.#specializations;
      for (let other = 0; other < this.#specializations; other++) {
        if (other === specialization || this.#seated[base + other] === 0 || !this.#seat(other)) continue;
        this.#seated[base + other]!--;
        this.#seated[base + specialization]!++;
        return true;
      }
    }
    return false;
  }
}
