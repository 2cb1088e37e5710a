import { accept, refuse } from '../kernel/index.ts';
import type { Decision, NoDetails } from '../kernel/index.ts';
import type { VideoContainer } from './file-kinds.ts';

/** What browsers of today play without a program of their own; nothing is ever converted (docs/decisions/0121). */
export const VIDEO_CODECS = {
  webm: { pictures: ['vp8', 'vp9', 'av1'], sound: ['opus', 'vorbis'] },
  mp4: { pictures: ['avc', 'vp9', 'av1'], sound: ['aac', 'opus'] },
} as const satisfies Readonly<
  Record<VideoContainer, { readonly pictures: readonly string[]; readonly sound: readonly string[] }>
>;

/** Longest duration in seconds, and the longest side in pixels (4K). */
export const VIDEO_LIMITS = { seconds: 10_800, side: 4096 } as const;

/** A video as its container describes it. */
export interface DescribedVideo {
  readonly container: VideoContainer;
  /** The codec of each track of pictures, and of each of sound; null: one that nobody knows. */
  readonly pictures: readonly (string | null)[];
  readonly sound: readonly (string | null)[];
  /** Pixels, as it is shown. */
  readonly width: number;
  readonly height: number;
  /** To the end of its last picture or sound, and as it says itself; null: it does not say. */
  readonly seconds: number;
  readonly statedSeconds: number | null;
  /** Files that hang on it. */
  readonly attachments: number;
}

/** What is kept of a video. */
export interface VideoFacts {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly milliseconds: number;
  readonly pictures: string;
  /** Null: it is silent. */
  readonly sound: string | null;
}

/** Why a video is not taken. */
export interface VideoRefusals {
  readonly videoOnlySound: NoDetails;
  readonly videoCodec: NoDetails;
  readonly videoCarries: NoDetails;
  readonly videoTooLong: NoDetails;
  readonly videoTooWide: NoDetails;
  readonly videoUnreadable: NoDetails;
}

const MS = 1000;

/** Whether a video is taken: one that browsers play, that ends, and that carries nothing else. */
export function judgeVideo(video: DescribedVideo): Decision<VideoFacts, VideoRefusals> {
  const { container, pictures, sound, width, height, seconds, statedSeconds, attachments } = video;
  const codecs: { readonly pictures: readonly string[]; readonly sound: readonly string[] } =
    VIDEO_CODECS[container];
  const [first] = pictures;
  if (first === undefined) return refuse('videoOnlySound');
  const isKnown = (one: string | null, list: readonly string[]): boolean =>
    one !== null && list.includes(one);
  if (
    first === null ||
    !pictures.every((one) => isKnown(one, codecs.pictures)) ||
    !sound.every((one) => isKnown(one, codecs.sound))
  )
    return refuse('videoCodec');
  if (attachments > 0) return refuse('videoCarries');
  if (Math.max(seconds, statedSeconds ?? 0) > VIDEO_LIMITS.seconds) return refuse('videoTooLong');
  if (Math.max(width, height) > VIDEO_LIMITS.side) return refuse('videoTooWide');
  // Not a number is none of these.
  if (!(seconds > 0 && width > 0 && height > 0)) return refuse('videoUnreadable');
  return accept({
    width,
    height,
    milliseconds: Math.max(1, Math.round(seconds * MS)),
    pictures: first,
    sound: sound[0] ?? null,
  });
}
