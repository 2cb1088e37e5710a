import { identitySentence } from '@torre/contract/identity/sentences';
import { refusedForNow } from '../../platform/http/refused.ts';

const AT_ONCE = 2;
const LONGEST_QUEUE = 16;

/**
 * Lets two hashes be computed at once: each takes a core and 19 MiB, and rosters must go on while hundreds
 * sign in. Refuses with 503 when sixteen wait already (decisions.md, Sign-in).
 */
export class HashQueue {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < AT_ONCE) this.#running++;
    else await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The place is handed on, so that nobody slips in between.
      if (next) next();
      else this.#running--;
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= LONGEST_QUEUE) {
      throw refusedForNow(503, identitySentence('manySignIns'), 2);
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    return promise;
  }
}
