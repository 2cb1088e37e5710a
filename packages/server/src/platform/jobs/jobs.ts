import type { FastifyBaseLogger } from 'fastify';
import type { Job, PgBoss } from 'pg-boss';
import { asSystem } from '../access/request-scope.ts';
import type { Clock } from '../clock.ts';
import { ZONE } from '../clock.ts';
import type { Database, Tx } from '../db/index.ts';
import { uuidv7 } from '../uuid.ts';
import { within } from '../within.ts';
import { runAttempt } from './job-attempt.ts';
import { publishJob } from './job-events.ts';
import { DEFAULTS, USUAL_PACE } from './job-options.ts';
import type { JobHandler, JobOptions, JobPace } from './job-options.ts';
import { deleteDeadLetter, insertJob, returnToQueue } from './job-progress.store.ts';
import type { Attempt } from './job-progress.store.ts';
import { createEngine, DEAD_LETTER, inside } from './queue-engine.ts';
import { createQueues } from './queues.ts';

/** How long a stop waits for running jobs before it gives them back. */
const PATIENCE_MS = 4000;

export interface JobsParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** false: this process enqueues and runs nothing; true: at the usual pace. */
  readonly runs: boolean | JobPace;
}

export interface KnownJob {
  readonly options: Required<JobOptions>;
  readonly cron: string | null;
  readonly handler: JobHandler<never>;
}

interface Running {
  readonly attempt: Attempt;
  readonly stop: AbortController;
}

/**
 * Background work on PostgreSQL (decision 0022): enqueued in the caller's transaction, run by any process, tried
 * again after a failure, taken over when its process dies.
 */
export class Jobs {
  readonly #parts: JobsParts;
  readonly #boss: PgBoss;
  readonly #runs: boolean;
  readonly #pace: JobPace;
  readonly #known = new Map<string, KnownJob>();
  readonly #workers = new Map<string, string>();
  readonly #running = new Set<Running>();
  #started: Promise<void> | null = null;
  #isStopping = false;

  constructor(parts: JobsParts) {
    this.#parts = parts;
    this.#runs = parts.runs !== false;
    this.#pace = typeof parts.runs === 'object' ? parts.runs : USUAL_PACE;
    this.#boss = createEngine(parts.db, parts.log, this.#pace, this.#runs);
  }

  /** Says how jobs of a name are done; before the start. The data hold ids, never personal values. */
  on<Data extends object>(name: string, options: JobOptions, handler: JobHandler<Data>): void {
    this.#register(name, { options: { ...DEFAULTS, ...options }, cron: null, handler });
  }

  /** A job of its own that runs on a schedule (cron, Europe/Rome), in one process only, once if it was missed. */
  every(cron: string, name: string, handler: JobHandler<object>): void {
    this.#register(name, { options: { ...DEFAULTS, retries: 1 }, cron, handler });
  }

  /**
   * Puts a job into its queue in the caller's transaction: rolled back, it never was. Returns its id.
   * `startedBy`: personnel code of who sees its progress. Throws for a name that nobody registered.
   */
  async enqueue(tx: Tx, name: string, data: object, startedBy: string | null = null): Promise<string> {
    if (!this.#known.has(name)) throw new Error(`no job is called ${name}`);
    await this.#prepared();
    const jobId = uuidv7();
    await this.#boss.send(name, data, { id: jobId, db: inside(tx) });
    await insertJob(tx, jobId, name, startedBy);
    await publishJob(tx, jobId);
    tx.afterCommit(() => this.#wake(name));
    return jobId;
  }

  /** A failed or cancelled job is tried again; false when it is neither. */
  async retry(tx: Tx, name: string, jobId: string): Promise<boolean> {
    await this.#prepared();
    const db = inside(tx);
    const retried = (await this.#boss.retry(name, jobId, { db })) as { affected: number };
    const resumed = (await this.#boss.resume(name, jobId, { db })) as { affected: number };
    if (retried.affected + resumed.affected === 0) return false;
    await deleteDeadLetter(tx, jobId);
    await publishJob(tx, jobId);
    tx.afterCommit(() => this.#wake(name));
    return true;
  }

  /** A job that has not ended is cancelled; a running one is told and can finish nothing. false when it has ended. */
  async cancel(tx: Tx, name: string, jobId: string): Promise<boolean> {
    await this.#prepared();
    const { affected } = (await this.#boss.cancel(name, jobId, { db: inside(tx) })) as { affected: number };
    if (affected === 0) return false;
    await publishJob(tx, jobId);
    tx.afterCommit(() => this.#abort(jobId));
    return true;
  }

  /** Begins to run jobs, where this process does. */
  async start(): Promise<void> {
    if (!this.#runs) return;
    await this.#prepared();
    for (const [name, known] of this.#known) {
      const options = {
        pollingIntervalSeconds: this.#pace.pollSeconds,
        localConcurrency: known.options.concurrency,
      };
      const worker = await this.#boss.work(name, options, async ([job]: Job<never>[]) =>
        this.#run(job!, known),
      );
      this.#workers.set(name, worker);
    }
  }

  /** Takes no new job, waits for running ones for a while, and gives the rest back to the queue. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    if (this.#started === null) return;
    await this.#started.catch(() => {});
    // What a fetch under way has taken, and nobody would run, is given back too: its answer is waited for.
    const names = [...this.#workers.keys()];
    const idle = Promise.all(names.map((name) => this.#boss.offWork(name, { wait: true })));
    await within(PATIENCE_MS, idle, undefined);
    for (const { attempt, stop } of this.#running) {
      await returnToQueue(this.#parts.db, attempt);
      stop.abort(new Error('the server stops'));
    }
    await this.#boss.stop({ graceful: false, close: false });
  }

  #register(name: string, known: KnownJob): void {
    if (this.#known.has(name)) throw new Error(`two jobs are called ${name}`);
    this.#known.set(name, known);
  }

  /** The engine, opened at the first need: a process that never enqueues pays nothing. */
  #prepared(): Promise<void> {
    // Its timers outlive the request that happened to need it first.
    this.#started ??= asSystem(() => this.#prepare()).catch((error: unknown) => {
      this.#started = null;
      throw error;
    });
    return this.#started;
  }

  async #prepare(): Promise<void> {
    await this.#boss.start();
    await createQueues(this.#boss, this.#known, DEAD_LETTER, this.#runs ? ZONE : null);
  }

  async #run(job: Job<never>, known: KnownJob): Promise<void> {
    const attempt = { jobId: job.id, name: job.name, attempt: job.retryCount + 1 };
    const stop = new AbortController();
    const signal = AbortSignal.any([job.signal, stop.signal]);
    // A job fetched while the stop had begun is given back at once.
    if (this.#isStopping) return returnToQueue(this.#parts.db, attempt);
    const running: Running = { attempt, stop };
    this.#running.add(running);
    await runAttempt(
      { ...this.#parts, boss: this.#boss },
      attempt,
      { data: job.data, signal },
      known.handler,
    );
    this.#running.delete(running);
  }

  #wake(name: string): void {
    const worker = this.#workers.get(name);
    if (worker !== undefined) this.#boss.notifyWorker(worker);
  }

  #abort(jobId: string): void {
    for (const { attempt, stop } of this.#running) if (attempt.jobId === jobId) stop.abort();
  }
}
