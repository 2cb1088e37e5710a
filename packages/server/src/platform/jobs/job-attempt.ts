import type { PgBoss } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { inTransaction } from '../db/index.ts';
import type { Database, Tx } from '../db/index.ts';
import { publishJob } from './job-events.ts';
import { LeaseLost } from './job-options.ts';
import type { JobContext, JobHandler } from './job-options.ts';
import { beginAttempt, endAttempt } from './job-progress.store.ts';
import type { Attempt } from './job-progress.store.ts';
import { throttledProgress } from './throttled-progress.ts';
import { inside } from './queue-engine.ts';

export interface AttemptParts {
  readonly boss: PgBoss;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/**
 * Runs one attempt. Its beginning, progress, end and failure are written by our own transactions, so that the
 * event of each stands beside it; pg-boss finds the job settled and adds nothing. Never throws.
 */
export async function runAttempt<Data>(
  parts: AttemptParts,
  attempt: Attempt,
  job: { readonly data: Data; readonly signal: AbortSignal },
  handler: JobHandler<Data>,
): Promise<void> {
  const { boss, db, clock, log } = parts;
  const now = (): string => clock.now().toString();
  const claim = { id: attempt.jobId, retryCount: attempt.attempt - 1 };
  const progress = throttledProgress(db, attempt, log);
  let isFinished = false;

  const finish = async (effects: (tx: Tx) => Promise<void>): Promise<void> => {
    await progress.settled();
    await inTransaction(db, async (tx) => {
      await effects(tx);
      const { affected } = (await boss.complete(attempt.name, claim, null, { db: inside(tx) })) as Settled;
      if (affected !== 1) throw new LeaseLost(attempt.jobId);
      await endAttempt(tx, attempt, null, now());
      await publishJob(tx, attempt.jobId);
    });
    isFinished = true;
  };

  const fail = async (error: unknown): Promise<void> => {
    await progress.settled();
    const message = reasonOf(error);
    await inTransaction(db, async (tx) => {
      const { affected } = (await boss.fail(attempt.name, claim, { message }, { db: inside(tx) })) as Settled;
      if (affected !== 1) return;
      await endAttempt(tx, attempt, message, now());
      await publishJob(tx, attempt.jobId);
    });
  };

  try {
    await inTransaction(db, async (tx) => {
      await beginAttempt(tx, attempt, now());
      await publishJob(tx, attempt.jobId);
    });
    const context: JobContext<Data> = {
      jobId: attempt.jobId,
      data: job.data,
      attempt: attempt.attempt,
      signal: job.signal,
      progress: progress.say,
      finish,
    };
    await handler(context);
    if (!isFinished) await finish(async () => {});
  } catch (error) {
    if (error instanceof LeaseLost || job.signal.aborted) return;
    log.error({ err: error, job: attempt.name, jobId: attempt.jobId }, 'a job failed');
    await fail(error).catch((failure: unknown) =>
      log.warn(
        { err: failure, jobId: attempt.jobId },
        'a failed job could not be marked: its lease will end',
      ),
    );
  }
}

/** The answer of pg-boss to `complete` and `fail`; its declaration leaves the field out. */
interface Settled {
  readonly affected: number;
}

/** What an administrator reads. An error of PostgreSQL quotes values, which may be personal: its code is kept. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: string };
  return 'severity' in error ? `PostgreSQL ${code ?? '?'}` : error.message.slice(0, 300);
}
