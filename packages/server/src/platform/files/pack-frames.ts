import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import type { VideoContainer } from '@torre/domain/files';

const FORMATS = { webm: WebMOutputFormat, mp4: Mp4OutputFormat } as const;
const CHUNK_HEAD = 8;
const RIFF_HEAD = 12;

export interface PackedFrames {
  /** Pictures as lossy WebP, all of the same size. */
  readonly frames: readonly Buffer[];
  readonly perSecond: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** A silent video of pictures, in a container: what is in a lossy WebP is a key frame of VP8 (RFC 9649, 2.5). */
export async function packFrames(
  { frames, perSecond, width, height }: PackedFrames,
  container: VideoContainer = 'webm',
): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new FORMATS[container](), target });
  const source = new EncodedVideoPacketSource('vp8');
  output.addVideoTrack(source, { frameRate: perSecond });
  await output.start();
  const meta = { decoderConfig: { codec: 'vp8', codedWidth: width, codedHeight: height } };
  for (const [nth, frame] of frames.entries())
    await source.add(new EncodedPacket(keyFrame(frame), 'key', nth / perSecond, 1 / perSecond), meta);
  await output.finalize();
  return Buffer.from(target.buffer!);
}

function keyFrame(webp: Buffer): Buffer {
  for (let at = RIFF_HEAD; at + CHUNK_HEAD <= webp.length;) {
    const size = webp.readUInt32LE(at + 4);
    const from = at + CHUNK_HEAD;
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(from, from + size);
    // Chunks begin at even places.
    at = from + size + (size % 2);
  }
  throw new Error('this WebP holds no key frame of VP8');
}
