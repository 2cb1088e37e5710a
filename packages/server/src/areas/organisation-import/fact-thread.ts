import { Worker } from 'node:worker_threads';
import { WorkThread } from '../../platform/threads/work-thread.ts';
import type { FactResult, FactWork } from './fact-work.ts';

/** A file of 60,000 rows takes some seconds and about 300 MB. */
const LIMITS = { maxOldGenerationSizeMb: 768 };
const LONGEST_MS = 60_000;
const LONGEST_WAIT_MS = 120_000;
const MOST_WAITING = 8;
const MOST_WAITING_OF_ONE = 3;

export type FactThread = WorkThread<FactWork, FactResult>;

/** The thread in which files of the organisation are read, judged and written. */
export function openFactThread(): FactThread {
  return new WorkThread({
    start: (resourceLimits) => new Worker(new URL('./fact-work.ts', import.meta.url), { resourceLimits }),
    longestMs: LONGEST_MS,
    longestWaitMs: LONGEST_WAIT_MS,
    mostWaiting: MOST_WAITING,
    mostWaitingOfOne: MOST_WAITING_OF_ONE,
    limits: LIMITS,
  });
}
