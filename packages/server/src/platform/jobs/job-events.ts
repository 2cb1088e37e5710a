import { publish } from '../events/publish.ts';
import { topic } from '../events/topic.ts';
import type { Tx } from '../db/index.ts';

/** Outbox topic of everything that happens to a job; the payload holds its id only. */
export const JOB_CHANGED = topic('job.changed');

/** Announces that a job began, moved on or ended. */
export async function publishJob(tx: Tx, jobId: string): Promise<void> {
  await publish(tx, JOB_CHANGED, { jobId });
}
