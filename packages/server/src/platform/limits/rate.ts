/** How often: `burst` calls at once, then `perSecond` on average. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Keys in one generation; two are remembered. */
const MOST_KEPT = 10_000;

/**
 * Calls per key, one number each: the instant at which all that was called so far would be paid for (GCRA). A key that
 * rests pays its debt by and by, so there are no windows at whose borders twice as much would pass. When the newest
 * generation of keys is full the one before is forgotten: a million callers take no more memory than twenty thousand.
 */
export class RateLimit {
  #paidAt = new Map<string, number>();
  #earlier = new Map<string, number>();
  readonly #msPerCall: number;
  readonly #creditMs: number;
  readonly #now: () => number;

  /** `now`: milliseconds. */
  constructor({ burst, perSecond }: Rate, now: () => number) {
    this.#msPerCall = 1000 / perSecond;
    this.#creditMs = (burst - 1) * this.#msPerCall;
    this.#now = now;
  }

  /** Counts a call: 0 when it may go on, otherwise the milliseconds until one may; a refused call costs nothing. */
  take(key: string): number {
    const now = this.#now();
    const known = this.#paidAt.get(key) ?? this.#earlier.get(key) ?? now;
    // No debt is longer than this: the machine's clock was set back, and nobody may be kept out until it catches up.
    const wasSetBack = known > now + this.#creditMs + this.#msPerCall;
    const paidAt = wasSetBack ? now : Math.max(now, known);
    const wait = paidAt - this.#creditMs - now;
    if (wait > 0) return wait;
    this.#paidAt.set(key, paidAt + this.#msPerCall);
    if (this.#paidAt.size >= MOST_KEPT) {
      this.#earlier = this.#paidAt;
      this.#paidAt = new Map();
    }
    return 0;
  }

  /** A call that was counted and turns out to cost nothing: its place is free again. */
  giveBack(key: string): void {
    const paidAt = this.#paidAt.get(key) ?? this.#earlier.get(key);
    if (paidAt !== undefined) this.#paidAt.set(key, paidAt - this.#msPerCall);
  }

  get keysKept(): number {
    return this.#paidAt.size + this.#earlier.size;
  }
}
