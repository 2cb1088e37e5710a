import type { EventEmitter } from 'node:events';

type Stop = () => Promise<unknown> | void;

/** What was started, so that everything is stopped again: last started, first stopped. */
export class Lifetime {
  readonly #stops: Stop[] = [];
  #stopping: Promise<void> | null = null;

  /** Remembers how to stop what was just started; stops it at once when the end has begun meanwhile. */
  async started(stop: Stop): Promise<void> {
    this.#stops.push(stop);
    if (this.isStopping) await this.#stopAll();
  }

  get isStopping(): boolean {
    return this.#stopping !== null;
  }

  /** Stops everything once; every call waits for the same end. A part that fails to stop keeps none of the others up. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  async #stopAll(): Promise<void> {
    const failures: unknown[] = [];
    for (let stop = this.#stops.pop(); stop !== undefined; stop = this.#stops.pop()) {
      try {
        await stop();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'not everything stopped in good order');
  }
}

const WISHES = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const;

/**
 * Calls `stop` once at Ctrl+C, SIGTERM, the end of the terminal, or when the command that started us is gone; a
 * second wish while we stop changes nothing.
 */
export function onWishToStop(program: EventEmitter, stop: () => void): void {
  let isReported = false;
  for (const wish of WISHES) {
    program.on(wish, () => {
      if (isReported) return;
      isReported = true;
      stop();
    });
  }
}
