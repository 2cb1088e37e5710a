import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/index.ts';
import { oneAtATime } from '../events/one-at-a-time.ts';
import { findUnsealed, sealNextBatch } from './seal-audit.ts';

/** With the time of a pass the seal stays within a second of the oldest open writing transaction. */
const EVERY_MS = 400;

/** Seals the trail while the process runs; of several processes one seals and the others look on. */
export class AuditSealer {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #log: FastifyBaseLogger;
  readonly #passes = oneAtATime(() => this.#pass());
  #timer: NodeJS.Timeout | undefined;
  /** Rows of smaller transaction numbers are sealed; null until the first pass. */
  #below: string | null = null;
  #isFailing = false;
  #warnedOf: string | null = null;
  #sealedAt = performance.now();

  constructor(parts: { db: Database; clock: Clock; log: FastifyBaseLogger }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
    this.#log = parts.log;
  }

  /** Seconds since everything that could be sealed was. */
  get lagSeconds(): number {
    return (performance.now() - this.#sealedAt) / 1000;
  }

  /** What waits since the last stop is sealed before anybody writes: its place is before what comes now. */
  async start(): Promise<void> {
    await this.#quietly();
    this.#timer = setInterval(() => void this.#quietly(), EVERY_MS);
  }

  /** Seals what it still can, so that a stop in good order leaves nothing open. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#quietly();
  }

  /** A database that is away is told about once, not at each pass. */
  async #quietly(): Promise<void> {
    try {
      await this.#passes.run();
      this.#isFailing = false;
      this.#sealedAt = performance.now();
    } catch (error) {
      if (!this.#isFailing) this.#log.error({ err: error }, 'the audit trail cannot be sealed');
      this.#isFailing = true;
    }
  }

  async #pass(): Promise<void> {
    if (this.#below !== null) {
      const { waits, below } = await findUnsealed(this.#db, this.#below);
      if (!waits) {
        this.#below = below;
        return;
      }
    }
    for (;;) {
      const pass = await sealNextBatch(this.#db, this.#clock.now(), this.#below);
      if (pass === null) return;
      this.#below = pass.below;
      this.#warnOf(pass.unknownKey);
      if (!pass.isFull) return;
    }
  }

  /** After a change of TORRE_KEY, with a backup of elsewhere, or where several processes have a key each. */
  #warnOf(unknownKey: string | null): void {
    if (unknownKey === null || unknownKey === this.#warnedOf) return;
    this.#warnedOf = unknownKey;
    this.#log.warn(
      { keyId: unknownKey },
      'the audit trail was signed with a key that TORRE_KEY does not hold',
    );
  }
}
