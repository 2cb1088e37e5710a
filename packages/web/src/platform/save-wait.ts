import { NetworkFailed } from './call-failure.ts';
import { SaveKeys } from './repeat-save.ts';
import { withSpinner } from './spinner.ts';

/** After this time of waiting the screen says that the server is slow and offers a way out. */
const SLOW_AFTER_MS = 5_000;

/** `long`: said on the screen, with a way to stop waiting. */
export type Waiting = 'no' | 'shortly' | 'long';

/** What a save hands to its call: a way to stop waiting, and the key under which it may be sent again. */
export interface SaveOptions {
  readonly signal: AbortSignal;
  readonly keys: SaveKeys;
}

/** The saves of one form or button, one at a time; `onWaiting` is told how long the answer takes. */
export class SaveWait {
  readonly #keys = new SaveKeys();
  readonly #onWaiting: (waiting: Waiting) => void;
  #stop: AbortController | null = null;

  constructor(onWaiting: (waiting: Waiting) => void) {
    this.#onWaiting = onWaiting;
  }

  get isUnderWay(): boolean {
    return this.#stop !== null;
  }

  /** Throws as `save`; NetworkFailed `aborted` when nobody waited for the answer. */
  async run<T>(save: (options: SaveOptions) => Promise<T>): Promise<T> {
    const stop = new AbortController();
    this.#stop = stop;
    this.#onWaiting('shortly');
    const slow = setTimeout(() => this.#onWaiting('long'), SLOW_AFTER_MS);
    const given = Promise.withResolvers<never>();
    const giveUp = (): void => given.reject(new NetworkFailed('save', 'aborted'));
    stop.signal.addEventListener('abort', giveUp, { once: true });
    try {
      return await withSpinner(
        Promise.race([save({ signal: stop.signal, keys: this.#keys }), given.promise]),
      );
    } finally {
      clearTimeout(slow);
      this.#stop = null;
      this.#onWaiting('no');
    }
  }

  /** Stops waiting for the answer: it may be saved or not, and may be sent again. */
  giveUp(): void {
    this.#stop?.abort();
  }
}
