import { AsyncLocalStorage } from 'node:async_hooks';

export type Kind = 'save' | 'read';

export interface PlaceOptions {
  /** Calls served at once. */
  readonly places: number;
  /** Of these, reads: some places are for saves only. */
  readonly readPlaces: number;
  /** Calls that may wait, and for how many milliseconds. */
  readonly queue: Readonly<Record<Kind, { readonly length: number; readonly longestWaitMs: number }>>;
  /** Milliseconds. */
  readonly now: () => number;
}

interface Waiting {
  readonly since: number;
  readonly go: () => void;
  readonly refuse: () => void;
}

/**
 * The calls that are served at once, and two bounded queues before them: a free place goes to a save first. Who would
 * wait too long is refused instead, so that nobody waits for an answer that comes too late to be of use.
 */
export class AdmissionQueue {
  readonly #options: PlaceOptions;
  readonly #running: Record<Kind, number> = { save: 0, read: 0 };
  readonly #waiting: Record<Kind, Waiting[]> = { save: [], read: [] };

  constructor(options: PlaceOptions) {
    this.#options = options;
  }

  /** Calls one of the two, now or later. After `go` the place must be given back with `leave`. */
  enter(kind: Kind, go: () => void, refuse: () => void): void {
    if (this.#waiting[kind].length === 0 && this.#isFree(kind)) {
      this.#running[kind]++;
      return go();
    }
    if (this.#waiting[kind].length >= this.#options.queue[kind].length) return refuse();
    // It will be called in the middle of somebody else's call, and must not act in that one's name.
    this.#waiting[kind].push({ since: this.#options.now(), go: AsyncLocalStorage.bind(go), refuse });
  }

  leave(kind: Kind): void {
    this.#running[kind]--;
    this.#admit('save');
    this.#admit('read');
  }

  /** Refuses those who have waited too long; called several times a second. */
  expire(): void {
    for (const kind of ['save', 'read'] as const) {
      const queue = this.#waiting[kind];
      const oldest = this.#options.now() - this.#options.queue[kind].longestWaitMs;
      while (queue.length > 0 && queue[0]!.since <= oldest) queue.shift()!.refuse();
    }
  }

  get running(): number {
    return this.#running.save + this.#running.read;
  }

  waiting(kind: Kind): number {
    return this.#waiting[kind].length;
  }

  #isFree(kind: Kind): boolean {
    if (this.running >= this.#options.places) return false;
    return kind === 'save' || this.#running.read < this.#options.readPlaces;
  }

  #admit(kind: Kind): void {
    const queue = this.#waiting[kind];
    while (queue.length > 0 && this.#isFree(kind)) {
      this.#running[kind]++;
      queue.shift()!.go();
    }
  }
}
