import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './jobs.schema.ts';

/** What Torre's own jobs are doing, as it is stored and read in Italian; screens say it in their language. */
export const JOB_STEPS = [
  'Unisco i pezzi ricevuti',
  'Controllo il contenuto',
  'Preparo l’immagine',
  'Cerco i contenuti che nessun file usa più',
] as const;
export type JobStep = (typeof JOB_STEPS)[number];

/** A piece of background work; also the data of the live event `job`. */
export type JobRow = Frozen<Static<typeof schema.JobRowSchema>>;

export const listJobs = endpoint<typeof schema.listJobsSchema>({
  id: 'listJobs',
  method: 'GET',
  path: '/administration/jobs',
});

export const retryJob = endpoint<typeof schema.retryJobSchema>({
  id: 'retryJob',
  method: 'POST',
  path: '/administration/jobs/{jobId}/retry',
  required: ['jobId'],
});

export const cancelJob = endpoint<typeof schema.cancelJobSchema>({
  id: 'cancelJob',
  method: 'POST',
  path: '/administration/jobs/{jobId}/cancel',
  required: ['jobId'],
});
