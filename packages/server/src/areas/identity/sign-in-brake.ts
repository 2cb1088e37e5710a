import { identitySentence } from '@torre/contract/identity/sentences';
import { refusedForNow } from '../../platform/http/refused.ts';
import type { Refused } from '../../platform/http/refused.ts';

const FORGET_MS = 15 * 60_000;
const MOST_KEPT = 10_000;

interface Tries {
  failures: number;
  underWay: number;
  lastAt: number;
}

/** 429 with the time to come back; `wait`: milliseconds. */
export function triedTooOften(wait: number): Refused {
  const seconds = Math.ceil(wait / 1000);
  return refusedForNow(429, identitySentence('guesses', { count: seconds }), seconds);
}

export interface BrakeLimits {
  /** Wrong tries in a row that cost nothing. */
  readonly freeTries: number;
  readonly longestPauseMs: number;
}

/**
 * Slows guessing down, per key: after the free tries the next one must wait 1, 2, 4 … seconds. It never closes anything:
 * whoever waits may try again.
 */
export class SignInBrake {
  readonly #tries = new Map<string, Tries>();
  readonly #limits: BrakeLimits;
  readonly #now: () => number;

  /** `now`: milliseconds. */
  constructor(limits: BrakeLimits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  /**
   * Runs one try, which says whether the password was right. Refuses with 429 and Retry-After while the pause
   * lasts; tries under way count as failed, so that many at once gain nothing. A try that learned nothing, because it
   * was refused further on, leaves the pause as it was.
   */
  async guard<T>(key: string, attempt: () => Promise<T | null>): Promise<T | null> {
    const tries = this.#of(key);
    // A clock that was set back must not lengthen the pause by as much.
    tries.lastAt = Math.min(tries.lastAt, this.#now());
    const wait = tries.lastAt + this.#pauseAfter(tries.failures + tries.underWay) - this.#now();
    if (wait > 0) throw triedTooOften(wait);
    const { lastAt } = tries;
    const beganAt = this.#now();
    tries.underWay++;
    tries.lastAt = beganAt;
    try {
      const result = await attempt();
      tries.failures = result === null ? tries.failures + 1 : 0;
      tries.lastAt = this.#now();
      return result;
    } catch (error) {
      if (tries.lastAt === beganAt) tries.lastAt = lastAt;
      throw error;
    } finally {
      tries.underWay--;
    }
  }

  #of(key: string): Tries {
    const known = this.#tries.get(key);
    const isFresh = known && (known.underWay > 0 || this.#now() - known.lastAt < FORGET_MS);
    const tries = isFresh ? known : { failures: 0, underWay: 0, lastAt: -Infinity };
    // Whoever tries goes to the end: names that are tried once push out others of their kind first.
    this.#tries.delete(key);
    this.#tries.set(key, tries);
    if (this.#tries.size > MOST_KEPT) this.#tries.delete(this.#tries.keys().next().value!);
    return tries;
  }

  #pauseAfter(failures: number): number {
    const { freeTries, longestPauseMs } = this.#limits;
    return failures < freeTries ? 0 : Math.min(longestPauseMs, 1000 * 2 ** (failures - freeTries));
  }
}
