export { JOB, JOB_STATES } from './job-state.ts';
export type { JobAction, JobState } from './job-state.ts';
