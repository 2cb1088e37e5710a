/** The door of jobs: background work. */
export { failedJobsQuery, useLiveJobs } from './jobs.queries.ts';
export { JobsScreen } from './jobs-screen.tsx';
