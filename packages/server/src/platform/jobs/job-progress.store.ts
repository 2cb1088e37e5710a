import type { JobStep } from '@torre/contract/jobs';
import type { Queryable, Tx } from '../db/index.ts';
import { SCHEMA } from './queue-engine.ts';

export interface Attempt {
  readonly jobId: string;
  readonly name: string;
  /** 1 for the first. */
  readonly attempt: number;
}

/** With the job itself, in the transaction of who begins it. */
export async function insertJob(
  tx: Tx,
  jobId: string,
  name: string,
  startedBy: string | null,
): Promise<void> {
  await tx.query('insert into job_progress (job_id, name, started_by) values ($1, $2, $3)', [
    jobId,
    name,
    startedBy,
  ]);
}

/** An attempt begins: what an earlier one said is forgotten. A job of a schedule gets its row here. */
export async function beginAttempt(tx: Tx, { jobId, name, attempt }: Attempt, at: string): Promise<void> {
  await tx.query(
    `insert into job_progress as p (job_id, name, attempt, started_at) values ($1, $2, $3, $4)
     on conflict (job_id) do update
        set attempt = excluded.attempt, started_at = excluded.started_at, finished_at = null,
            done = 0, total = 0, message_it = '', error = null
      where p.attempt <= excluded.attempt`,
    [jobId, name, attempt, at],
  );
}

/** false: a later attempt writes now. */
export async function saveProgress(
  tx: Tx,
  { jobId, attempt }: Attempt,
  { done, total, step }: { done: number; total: number; step: JobStep },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update job_progress set done = $3, total = $4, message_it = $5
      where job_id = $1 and attempt = $2 and finished_at is null`,
    [jobId, attempt, done, total, step],
  );
  return rowCount === 1;
}

/** The attempt is over; `error` null when it did its work. */
export async function endAttempt(
  tx: Tx,
  { jobId, attempt }: Attempt,
  error: string | null,
  at: string,
): Promise<void> {
  await tx.query(
    `update job_progress set finished_at = $3, error = $4, done = case when $4::text is null then total else done end
      where job_id = $1 and attempt = $2`,
    [jobId, attempt, at, error],
  );
}

/**
 * Gives a running job back, for a stop that cannot wait for it: the attempt does not count, and its number moves
 * on, so that what still runs of it can finish nothing.
 */
export async function returnToQueue(on: Queryable, { jobId, name, attempt }: Attempt): Promise<void> {
  await on.query(
    `update ${SCHEMA}.job
        set state = 'created', started_on = null, heartbeat_on = null,
            retry_count = retry_count + 1, retry_limit = retry_limit + 1
      where name = $1 and id = $2 and state = 'active' and retry_count = $3`,
    [name, jobId, attempt - 1],
  );
}

/** The copy of a job that is tried again. */
export async function deleteDeadLetter(tx: Tx, jobId: string): Promise<void> {
  await tx.query(`delete from ${SCHEMA}.job where name = 'dead-letter' and source_id = $1`, [jobId]);
}

/** Progress of jobs that the queue has forgotten; returns how many rows went. */
export async function deleteOldProgress(tx: Tx): Promise<number> {
  const { rowCount } = await tx.query(
    `delete from job_progress p where not exists (select from ${SCHEMA}.job j where j.id = p.job_id)`,
  );
  return rowCount ?? 0;
}
