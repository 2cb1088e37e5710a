import type { JobStep } from '@torre/contract/jobs';
import type { FastifyBaseLogger } from 'fastify';
import { inTransaction } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { publishJob } from './job-events.ts';
import { saveProgress } from './job-progress.store.ts';
import type { Attempt } from './job-progress.store.ts';

/** Each step written is a commit and an event: a loop of a thousand steps writes two a second. */
const PAUSE_MS = 500;

export interface ThrottledProgress {
  readonly say: (done: number, total: number, step: JobStep) => void;
  /** Writes what was said last; afterwards nothing more is under way. */
  settled(): Promise<void>;
}

/** Progress of an attempt, stored and announced at most twice a second; the first word and the last always are. */
export function throttledProgress(db: Database, attempt: Attempt, log: FastifyBaseLogger): ThrottledProgress {
  let latest: { done: number; total: number; step: JobStep } | null = null;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  const write = (): void => {
    const saved = latest;
    latest = null;
    if (saved === null) return;
    writing = writing
      .then(() =>
        inTransaction(db, async (tx) => {
          if (await saveProgress(tx, attempt, saved)) await publishJob(tx, attempt.jobId);
        }),
      )
      // Progress is news, not work: the job goes on without it.
      .catch((error: unknown) => log.warn({ err: error }, 'progress of a job could not be written'));
  };
  const pause = (): void => {
    timer = setTimeout(() => {
      timer = null;
      if (latest === null) return;
      write();
      pause();
    }, PAUSE_MS);
  };
  return {
    say(done, total, step) {
      latest = { done: Math.min(done, total), total, step };
      if (timer !== null) return;
      write();
      pause();
    },
    async settled() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      write();
      await writing;
    },
  };
}
