import { machine } from '../kernel/index.ts';

/** In the order of a job's life. */
export const JOB_STATES = [
  'in attesa',
  'in corso',
  'da ripetere',
  'completato',
  'fallito',
  'annullato',
] as const;
export type JobState = (typeof JOB_STATES)[number];
export type JobAction = 'retry' | 'cancel';

/** What people do to a job; from state to state by itself it is moved by the queue (decision 0022). */
export const JOB = machine<JobState, JobAction, 'administrator'>([
  { from: ['in attesa', 'in corso', 'da ripetere'], does: 'cancel', by: ['administrator'], to: 'annullato' },
  { from: ['fallito', 'annullato'], does: 'retry', by: ['administrator'], to: 'in attesa' },
]);
