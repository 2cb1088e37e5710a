import { refusedForNow } from '../../platform/http/refused.ts';

const FREE_TRIES = 5;
const LONGEST_PAUSE_MS = 60_000;
const FORGET_MS = 15 * 60_000;
const MOST_KEPT = 10_000;

interface Tries {
  failures: number;
  underWay: number;
  lastAt: number;
}

/**
 * Slows guessing down, per address and account: after five wrong passwords in a row the next try must wait 1, 2,
 * 4 … 60 seconds. It never locks an account: from another address its owner signs in as ever.
 */
export class SignInBrake {
  readonly #tries = new Map<string, Tries>();
  readonly #now: () => number;

  /** `now`: milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Runs one try, which says whether the password was right. Refuses with 429 and Retry-After while the pause
   * lasts; tries under way count as failed, so that many at once gain nothing.
   */
  async guard<T>(key: string, attempt: () => Promise<T | null>): Promise<T | null> {
    const tries = this.#of(key);
    const wait = tries.lastAt + pauseAfter(tries.failures + tries.underWay) - this.#now();
    if (wait > 0) {
      const seconds = Math.ceil(wait / 1000);
      const unit = seconds === 1 ? 'secondo' : 'secondi';
      throw refusedForNow(429, `Troppi tentativi: riprova tra ${seconds} ${unit}.`, seconds);
    }
    tries.underWay++;
    tries.lastAt = this.#now();
    try {
      const result = await attempt();
      tries.failures = result === null ? tries.failures + 1 : 0;
      return result;
    } finally {
      tries.underWay--;
      tries.lastAt = this.#now();
    }
  }

  #of(key: string): Tries {
    const known = this.#tries.get(key);
    if (known && this.#now() - known.lastAt < FORGET_MS) return known;
    const fresh = { failures: 0, underWay: 0, lastAt: -Infinity };
    this.#tries.delete(key);
    this.#tries.set(key, fresh);
    if (this.#tries.size > MOST_KEPT) this.#tries.delete(this.#tries.keys().next().value!);
    return fresh;
  }
}

function pauseAfter(failures: number): number {
  return failures < FREE_TRIES ? 0 : Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** (failures - FREE_TRIES));
}
