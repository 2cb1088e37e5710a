import type { JobStep } from '@torre/contract/jobs';
import type { Tx } from '../db/index.ts';

/** How jobs of one name are run. Seconds throughout. */
export interface JobOptions {
  /** A process that shows no sign of life for this long has lost the job to another; 10 or more. */
  readonly lease?: number;
  /** Longest run of one attempt. */
  readonly limit?: number;
  /** Further attempts after a failure or a lost lease. */
  readonly retries?: number;
  /** Pause before the first further attempt; it doubles each time, up to an hour. */
  readonly retryDelay?: number;
  /** How many run at once in one process. */
  readonly concurrency?: number;
}

/** What a handler is given for one attempt. */
export interface JobContext<Data = unknown> {
  readonly jobId: string;
  readonly data: Data;
  /** 1 for the first. */
  readonly attempt: number;
  /** Aborted when the lease was lost, the job was cancelled, or the server stops: give up, another will do it. */
  readonly signal: AbortSignal;
  /** Says how far the job is, in words that its starter reads. Cheap: at most two a second are written. */
  progress(done: number, total: number, step: JobStep): void;
  /**
   * Writes the job's effects and its end in one transaction, so that no effect is there twice: an attempt that
   * lost its lease throws LeaseLost and leaves nothing. A handler that only reads need not call it.
   */
  finish(effects: (tx: Tx) => Promise<void>): Promise<void>;
}

export type JobHandler<Data> = (context: JobContext<Data>) => Promise<void>;

/** Another process has the job now, or it was cancelled: what this attempt did was rolled back. */
export class LeaseLost extends Error {
  constructor(jobId: string) {
    super(`job ${jobId} is no longer ours`);
    this.name = 'LeaseLost';
  }
}

export const DEFAULTS = { lease: 30, limit: 3600, retries: 3, retryDelay: 5, concurrency: 1 } as const;

/** How often a process looks for jobs of others and for lost leases. */
export interface JobPace {
  readonly pollSeconds: number;
  readonly superviseSeconds: number;
}

export const USUAL_PACE: JobPace = { pollSeconds: 2, superviseSeconds: 10 };
