import { Worker } from 'node:worker_threads';
import { WorkThread, WorkTooMuch } from '../threads/work-thread.ts';
import type { PdfRefusal } from './pdf-check.ts';
import type { PdfWork } from './pdf-work.ts';

/** 25 MB of objects as programs write them take a second and less than half of this. */
const LIMITS = { maxOldGenerationSizeMb: 512 };
const LONGEST_MS = 10_000;
/** Files are checked by one job at a time in each process. */
const LONGEST_WAIT_MS = 60_000;
const MOST_WAITING = 4;

export type PdfThread = WorkThread<PdfWork, PdfRefusal | null>;

/** The thread in which PDFs of people are read. */
export function openPdfThread(limits = { longestMs: LONGEST_MS }): PdfThread {
  return new WorkThread({
    start: (resourceLimits) => new Worker(new URL('./pdf-work.ts', import.meta.url), { resourceLimits }),
    longestMs: limits.longestMs,
    longestWaitMs: LONGEST_WAIT_MS,
    mostWaiting: MOST_WAITING,
    mostWaitingOfOne: MOST_WAITING,
    limits: LIMITS,
  });
}

/** Why a PDF is refused, or null; one that takes too long or too much memory cannot be read. */
export async function pdfRefusal(pdfs: PdfThread, bytes: Buffer, by: string): Promise<PdfRefusal | null> {
  try {
    return await pdfs.run({ bytes: new Uint8Array(bytes) }, by);
  } catch (error) {
    if (error instanceof WorkTooMuch) return 'pdfUnreadable';
    throw error;
  }
}
