import { Worker } from 'node:worker_threads';
import { WorkThread } from '../../../platform/threads/work-thread.ts';
import type { PaperResult, PaperWork } from './paper-thread.ts';

/** A hostile file may cost so much and no more. */
const LIMITS = { maxOldGenerationSizeMb: 256 };
const LONGEST_MS = 20_000;

export type PaperThread = WorkThread<PaperWork, PaperResult>;

/** The thread in which months are drawn and files are read. */
export function openPaperThread(): PaperThread {
  return new WorkThread({
    start: (resourceLimits) => new Worker(new URL('./paper-thread.ts', import.meta.url), { resourceLimits }),
    longestMs: LONGEST_MS,
    limits: LIMITS,
  });
}
