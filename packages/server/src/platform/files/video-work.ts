import type { VideoContainer } from '@torre/domain/files';
import { answerWork } from '../threads/answer-work.ts';
import { checkVideo } from './video-check.ts';
import type { VideoVerdict } from './video-check.ts';

export interface VideoWork {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly container: VideoContainer;
}

/** The bytes change hands, and come back with the answer. */
export interface ReadVideo {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly verdict: VideoVerdict;
}

answerWork<VideoWork, ReadVideo>(
  async ({ bytes, container }) => ({ bytes, verdict: await checkVideo(bytes, container) }),
  ({ bytes }) => [bytes.buffer],
);
