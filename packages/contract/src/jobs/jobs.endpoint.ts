import type { JobAction, JobState } from '@torre/domain/jobs';
import { endpoint } from '../endpoint.ts';
import type { OutcomeReply } from '../outcome/outcome.endpoint.ts';

/** What Torre's own jobs are doing, as it is stored and read in Italian; screens say it in their language. */
export const JOB_STEPS = [
  'Unisco i pezzi ricevuti',
  'Controllo il contenuto',
  'Preparo l’immagine',
  'Cerco i contenuti che nessun file usa più',
] as const;
export type JobStep = (typeof JOB_STEPS)[number];

/** A piece of background work; also the data of the live event `job`. */
export interface JobRow {
  readonly jobId: string;
  /** Name of the work in the program, e.g. `file.check`. */
  readonly name: string;
  readonly state: JobState;
  readonly done: number;
  /** 0: it does not say how much there is to do. */
  readonly total: number;
  /** What it is doing, one of JOB_STEPS or another sentence in Italian; '' unless it is running. */
  readonly message: string;
  /** Surname and name; null for the program itself. */
  readonly startedBy: string | null;
  /** DD/MM/YYYY HH:mm */
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly attempts: number;
  readonly attemptsAllowed: number;
  /** Why the last attempt failed. */
  readonly error: string | null;
  readonly allowedActions: readonly JobAction[];
}

export const listJobs = endpoint<{ reply: OutcomeReply & { jobs: readonly JobRow[] } }>({
  id: 'listJobs',
  method: 'GET',
  path: '/administration/jobs',
  summary: 'Lavori in sottofondo',
});

export const retryJob = endpoint<{ path: { jobId: string }; reply: OutcomeReply }>({
  id: 'retryJob',
  method: 'POST',
  path: '/administration/jobs/{jobId}/retry',
  summary: 'Ripete un lavoro fallito o annullato',
  required: ['jobId'],
});

export const cancelJob = endpoint<{ path: { jobId: string }; reply: OutcomeReply }>({
  id: 'cancelJob',
  method: 'POST',
  path: '/administration/jobs/{jobId}/cancel',
  summary: 'Annulla un lavoro che non è finito',
  required: ['jobId'],
});
