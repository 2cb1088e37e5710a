import { Worker } from 'node:worker_threads';
import { WorkThread, WorkTooMuch } from '../threads/work-thread.ts';
import type { DocumentWork } from './document-work.ts';

const LIMITS = { maxOldGenerationSizeMb: 512 };
const LONGEST_MS = 20_000;
/** Documents are read by one job at a time in each process. */
const LONGEST_WAIT_MS = 60_000;
const MOST_WAITING = 4;

export type DocumentThread = WorkThread<DocumentWork, string | null>;

/** The thread in which documents are read for their words. */
export function openDocumentThread(limits = { longestMs: LONGEST_MS }): DocumentThread {
  return new WorkThread({
    start: (resourceLimits) => new Worker(new URL('./document-work.ts', import.meta.url), { resourceLimits }),
    longestMs: limits.longestMs,
    longestWaitMs: LONGEST_WAIT_MS,
    mostWaiting: MOST_WAITING,
    mostWaitingOfOne: MOST_WAITING,
    limits: LIMITS,
  });
}

/** The words of a document; null: it cannot be read, or only with too much work. Throws ThreadBusy. */
export async function documentText(
  documents: DocumentThread,
  work: DocumentWork,
  by: string,
): Promise<string | null> {
  try {
    return await documents.run(work, by);
  } catch (error) {
    if (error instanceof WorkTooMuch) return null;
    throw error;
  }
}
