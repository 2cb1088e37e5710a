import type { FastifyBaseLogger } from 'fastify';

const RETRY_MS = 1000;

interface LatestReadingOptions<T> {
  readonly read: () => Promise<T>;
  readonly keep: (value: T) => void;
  readonly log: FastifyBaseLogger;
  /** What the log says when it cannot be read. */
  readonly failed: string;
}

/** What a process keeps in memory and reads whole again after each change. */
export class LatestReading<T> {
  readonly #options: LatestReadingOptions<T>;
  #begun = 0;
  #kept = 0;
  #retry: NodeJS.Timeout | null = null;

  constructor(options: LatestReadingOptions<T>) {
    this.#options = options;
  }

  /** Reads everything again. Throws when the database does not answer. */
  async reload(): Promise<void> {
    const read = (this.#begun += 1);
    const value = await this.#options.read();
    // Of two readings that overtake each other the one that began later knows more.
    if (read < this.#kept) return;
    this.#kept = read;
    this.#options.keep(value);
  }

  /** As reload, for who cannot wait: tried again each second until the database answers. */
  refresh(): void {
    this.reload().catch((error: unknown) => {
      this.#options.log.warn({ err: error }, this.#options.failed);
      this.#retry ??= setTimeout(() => {
        this.#retry = null;
        this.refresh();
      }, RETRY_MS).unref();
    });
  }

  stop(): void {
    if (this.#retry) clearTimeout(this.#retry);
  }
}
