import type { SameKeys } from '../../platform/text-catalogue.ts';
import type { it } from './jobs.it.ts';

export const en: SameKeys<typeof it> = {
  jobs: 'Jobs',
  jobsHint: 'What Torre does in the background',
  progressOf: 'Progress of {{name}}',
  retry: 'Try again',
  cancel: 'Cancel',
  cancelQuestion: 'Cancel “{{name}}”?',
  cancelWhy: 'The job stops, and what it did so far does not count. You can repeat it later.',
  cancelYes: 'Yes, cancel',
  retried: 'Job queued again: {{name}}',
  cancelled: 'Job cancelled: {{name}}',
  retryFailed: 'The job could not be repeated',
  cancelFailed: 'The job could not be cancelled',
  retryMany: 'Try the chosen jobs again ({{count}})?',
  cancelMany: 'Cancel the chosen jobs ({{count}})?',
  noJobs: 'No jobs',
  noJobsWhy: 'Jobs appear here as soon as they begin and stay for a week.',
};
