import type { Static } from 'typebox';
import { endpoint, EXPORT } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './jobs.schema.ts';

export { jobList, jobName, jobStep, JOB_STEPS } from './job-list.ts';
export type { JobStep } from './job-list.ts';

/** A piece of background work; also the data of the live event `job`. */
export type JobRow = Frozen<Static<typeof schema.JobRowSchema>>;

export const listJobs = endpoint<typeof schema.listJobsSchema>({
  id: 'listJobs',
  method: 'GET',
  path: '/administration/jobs',
});

export const exportJobs = endpoint<typeof schema.exportJobsSchema>({
  id: 'exportJobs',
  path: '/administration/jobs/export',
  ...EXPORT,
});

export const retryJob = endpoint<typeof schema.retryJobSchema>({
  id: 'retryJob',
  method: 'POST',
  path: '/administration/jobs/{jobId}/retry',
});

export const cancelJob = endpoint<typeof schema.cancelJobSchema>({
  id: 'cancelJob',
  method: 'POST',
  path: '/administration/jobs/{jobId}/cancel',
});
