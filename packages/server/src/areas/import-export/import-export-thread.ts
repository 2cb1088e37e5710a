import { Worker } from 'node:worker_threads';
import { WorkThread } from '../../platform/threads/work-thread.ts';
import type { ImportExportResult, ImportExportWork } from './import-export-work.ts';

/** A hostile file may cost so much and no more: an honest one of a thousand people is read in half a second. */
const LIMITS = { maxOldGenerationSizeMb: 256 };
const LONGEST_MS = 10_000;
/** Longer than a hostile file takes: who comes after it is served. */
const LONGEST_WAIT_MS = 15_000;
/** Who waits holds one of the twenty places of reads. */
const MOST_WAITING = 8;
const MOST_WAITING_OF_ONE = 3;

export type ImportExportThread = WorkThread<ImportExportWork, ImportExportResult>;

/** The thread in which months are drawn and files are read. */
export function openImportExportThread(): ImportExportThread {
  return new WorkThread({
    start: (resourceLimits) =>
      new Worker(new URL('./import-export-work.ts', import.meta.url), { resourceLimits }),
    longestMs: LONGEST_MS,
    longestWaitMs: LONGEST_WAIT_MS,
    mostWaiting: MOST_WAITING,
    mostWaitingOfOne: MOST_WAITING_OF_ONE,
    limits: LIMITS,
  });
}
