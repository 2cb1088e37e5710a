import { Worker } from 'node:worker_threads';
import type { VideoContainer, VideoFacts } from '@torre/domain/files';
import { WorkThread, WorkTooMuch } from '../threads/work-thread.ts';
import type { VideoRefusal } from './video-check.ts';
import type { ReadVideo, VideoWork } from './video-work.ts';

/** The bytes themselves lie outside of what is counted here. */
const LIMITS = { maxOldGenerationSizeMb: 256 };
const LONGEST_MS = 10_000;
/** Files are checked by one job at a time in each process. */
const LONGEST_WAIT_MS = 60_000;
const MOST_WAITING = 4;

export type VideoThread = WorkThread<VideoWork, ReadVideo>;

/** The thread in which videos of people are read. */
export function openVideoThread(limits = { longestMs: LONGEST_MS }): VideoThread {
  return new WorkThread<VideoWork, ReadVideo>({
    start: (resourceLimits) => new Worker(new URL('./video-work.ts', import.meta.url), { resourceLimits }),
    handedOver: ({ bytes }) => [bytes.buffer],
    longestMs: limits.longestMs,
    longestWaitMs: LONGEST_WAIT_MS,
    mostWaiting: MOST_WAITING,
    mostWaitingOfOne: MOST_WAITING,
    limits: LIMITS,
  });
}

type JudgedVideo =
  | { readonly content: Buffer; readonly facts: VideoFacts; readonly refusal: null }
  | { readonly content: null; readonly refusal: VideoRefusal };

/**
 * What is kept of a video, with its bytes, or why it is refused: one that takes too long or too much memory cannot be read.
 * `bytes` must fill its buffer, and is empty afterwards: 100 MB are not held twice.
 */
export async function readVideo(
  videos: VideoThread,
  bytes: Uint8Array<ArrayBuffer>,
  container: VideoContainer,
  by: string,
): Promise<JudgedVideo> {
  try {
    const { bytes: returned, verdict } = await videos.run({ bytes, container }, by);
    if (verdict.facts === null) return { content: null, refusal: verdict.refusal };
    return { content: Buffer.from(returned.buffer), facts: verdict.facts, refusal: null };
  } catch (error) {
    if (error instanceof WorkTooMuch) return { content: null, refusal: 'videoUnreadable' };
    throw error;
  }
}
