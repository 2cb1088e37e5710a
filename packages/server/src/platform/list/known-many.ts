/** How long a list goes on saying "more than" without counting again; rows of a long list come by thousands, not go. */
const KNOWN_MS = 60_000;
/** Lists that are remembered at once; more only come from who tries filters by the thousand. */
const MOST_KNOWN = 1000;

/** Lists that were found longer than they are counted, by who asked and what: to count ten thousand rows again costs more than the page. */
export class KnownMany {
  readonly #until = new Map<string, number>();

  has(list: string): boolean {
    return (this.#until.get(list) ?? 0) > performance.now();
  }

  add(list: string): void {
    if (this.#until.size >= MOST_KNOWN) this.#until.clear();
    this.#until.set(list, performance.now() + KNOWN_MS);
  }
}
