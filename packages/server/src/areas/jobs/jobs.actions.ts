import { jobSentence } from '@torre/contract/jobs/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { JOB } from '@torre/domain/jobs';
import type { JobAction } from '@torre/domain/jobs';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import type { ReadJob } from '../../platform/jobs/job-reads.ts';

/** A job that failed or was cancelled is tried again, one that has not ended is cancelled; 409 when its state is another. */
export async function changeJob(
  { jobs }: Pick<AreaDeps, 'jobs'>,
  tx: Tx,
  actor: Actor,
  { row: { jobId, name, state }, startedById: subject }: ReadJob,
  action: JobAction,
): Promise<void> {
  const decision = JOB.decide(state, action, ['administrator']);
  const isDone = decision.ok && (await jobs[action](tx, name, jobId));
  if (!isDone) throw refused(409, OUTCOME.stale, jobSentence('changed', { state }));
  await auditChange(tx, actor, { what: action, entity: 'job', entityKey: jobId, subject });
}
