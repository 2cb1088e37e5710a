import { Worker } from 'node:worker_threads';
import { WorkThread } from '../../platform/threads/work-thread.ts';
import type { PunchFileResult, PunchFileWork } from './punch-work.ts';

/** A file of 20,000 punches takes half a second. */
const LIMITS = { maxOldGenerationSizeMb: 256 };
const LONGEST_MS = 10_000;
const LONGEST_WAIT_MS = 15_000;
const MOST_WAITING = 4;
const MOST_WAITING_OF_ONE = 2;

export type PunchThread = WorkThread<PunchFileWork, PunchFileResult>;

/** The thread in which files of punches are read. */
export function openPunchThread(): PunchThread {
  return new WorkThread({
    start: (resourceLimits) => new Worker(new URL('./punch-work.ts', import.meta.url), { resourceLimits }),
    longestMs: LONGEST_MS,
    longestWaitMs: LONGEST_WAIT_MS,
    mostWaiting: MOST_WAITING,
    mostWaitingOfOne: MOST_WAITING_OF_ONE,
    limits: LIMITS,
  });
}
