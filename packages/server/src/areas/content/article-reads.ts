import type { FastifyBaseLogger } from 'fastify';
import { isoDay } from '@torre/domain/kernel';
import { asSystem } from '../../platform/access/request-scope.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/index.ts';
import { oneAtATime } from '../../platform/events/one-at-a-time.ts';
import { addReads } from './article-reads.store.ts';

const EVERY_MS = 60_000;

/**
 * Counts how often articles are read, by day, in the memory of one process; each minute one statement adds it up (docs/decisions/0122).
 * Who read is never told to it. A crash loses a minute at most.
 */
export class ArticleReads {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #log: FastifyBaseLogger;
  readonly #passes = oneAtATime(() => this.#pass());
  /** Reads by article, by day (YYYY-MM-DD). */
  #counted = new Map<string, Map<string, number>>();
  #timer: NodeJS.Timeout | undefined;
  #isFailing = false;

  constructor(parts: { readonly db: Database; readonly clock: Clock; readonly log: FastifyBaseLogger }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
    this.#log = parts.log;
  }

  start(): void {
    this.#timer = setInterval(() => void this.#quietly(), EVERY_MS);
  }

  /** A stop in good order loses nothing. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#quietly();
  }

  count(articleId: string): void {
    this.#add(isoDay(this.#clock.today()), articleId, 1);
  }

  /** Writes what was counted so far; what cannot be written stays counted, and the failure is thrown. */
  write(): Promise<void> {
    return this.#passes.run();
  }

  async #pass(): Promise<void> {
    const counted = this.#counted;
    this.#counted = new Map();
    const rows = [...counted].flatMap(([day, articles]) =>
      [...articles].map(([articleId, reads]) => ({ day, articleId, reads })),
    );
    if (rows.length === 0) return;
    try {
      // Nobody's request: the count has no person, and no reader may write it.
      await asSystem(() => addReads(this.#db, rows));
    } catch (error) {
      for (const { day, articleId, reads } of rows) this.#add(day, articleId, reads);
      throw error;
    }
  }

  #add(day: string, articleId: string, reads: number): void {
    const articles = this.#counted.get(day) ?? new Map<string, number>();
    this.#counted.set(day, articles.set(articleId, (articles.get(articleId) ?? 0) + reads));
  }

  /** A database that is away is told about once, not each minute. */
  async #quietly(): Promise<void> {
    try {
      await this.write();
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) this.#log.error({ err: error }, 'reads of articles cannot be written');
      this.#isFailing = true;
    }
  }
}
