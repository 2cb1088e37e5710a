/** Specializations as bits, people as counts: so many subsets stay small. */
const MOST = 10;

/**
 * People against chairs without seating anybody: by the theorem of Hall chairs stay empty where a set of specializations
 * has more chairs than people who hold one of them, as many as the worst set has too few.
 */
export class ChairCount {
  readonly chairs: number;
  people = 0;
  readonly #order: readonly number[];
  readonly #demand: Int16Array;
  readonly #holders: Int16Array;

  /** `order`: the specialization of each chair by its place, in the order in which the chairs are filled. */
  constructor(order: readonly number[], specializations: number) {
    if (specializations > MOST) throw new RangeError(`at most ${MOST} specializations with chairs`);
    this.#order = order;
    this.chairs = order.length;
    this.#demand = new Int16Array(1 << specializations);
    this.#holders = new Int16Array(1 << specializations);
    for (const specialization of order) this.#ask(specialization);
  }

  #ask(specialization: number): void {
    for (let set = 0; set < this.#demand.length; set++)
      if ((set >>> specialization) & 1) this.#demand[set]!++;
  }

  add(mask: number): void {
    this.#count(mask, 1);
  }

  remove(mask: number): void {
    this.#count(mask, -1);
  }

  #count(mask: number, by: 1 | -1): void {
    this.people += by;
    for (let set = 0; set < this.#holders.length; set++) if ((set & mask) !== 0) this.#holders[set]! += by;
  }

  get surplus(): number {
    return this.people - this.chairs;
  }

  /** Chairs that stay empty whoever sits where. */
  get lacks(): number {
    let most = 0;
    for (let set = 0; set < this.#demand.length; set++)
      most = Math.max(most, this.#demand[set]! - this.#holders[set]!);
    return most;
  }

  /** Chairs that would stay empty without this person. */
  lacksWithout(mask: number): number {
    this.remove(mask);
    const { lacks } = this;
    this.add(mask);
    return lacks;
  }

  /** Specializations, one bit each, of the chairs that stay empty when they are filled in their order. */
  get lacking(): number {
    this.#demand.fill(0);
    let empty = 0;
    let found = 0;
    for (const specialization of this.#order) {
      this.#ask(specialization);
      const { lacks } = this;
      if (lacks > empty) found |= 1 << specialization;
      empty = lacks;
    }
    return found;
  }

  clear(): void {
    this.people = 0;
    this.#holders.fill(0);
  }
}
