import {
  AttachedFile,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import sharp from 'sharp';
import { packFrames } from '../platform/files/pack-frames.ts';

/** A silent video of VP8, two seconds, of squares that grow darker. */
export async function video(container: 'webm' | 'mp4' = 'webm', seconds = 2): Promise<Buffer> {
  const perSecond = 2;
  const frames = Array.from({ length: seconds * perSecond }, (_, nth) => {
    const grey = 250 - ((nth * 20) % 200);
    const background = { r: grey, g: grey, b: grey };
    return sharp({ create: { width: 64, height: 36, channels: 3, background } })
      .webp()
      .toBuffer();
  });
  return packFrames({ frames: await Promise.all(frames), perSecond, width: 64, height: 36 }, container);
}

/** The decoder configuration of H.264 (ISO 14496-15, 5.3.3) of a baseline picture of 64 x 48. */
const AVC = Buffer.from('0142c01effe1000a6742c01ed904d9a6c80001000468ce3c80', 'hex');

/** A video of H.264 in MP4 with sound of AAC: its pictures are bytes that no decoder would read. */
export async function mp4(): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const pictures = new EncodedVideoPacketSource('avc');
  const sound = new EncodedAudioPacketSource('aac');
  output.addVideoTrack(pictures);
  output.addAudioTrack(sound);
  await output.start();
  for (let nth = 0; nth < 4; nth++) {
    await pictures.add(new EncodedPacket(Buffer.alloc(40, nth), nth === 0 ? 'key' : 'delta', nth / 2, 0.5), {
      decoderConfig: { codec: 'avc1.42c01e', codedWidth: 64, codedHeight: 48, description: AVC },
    });
    await sound.add(new EncodedPacket(Buffer.alloc(20, nth), 'key', nth / 2, 0.5), {
      decoderConfig: {
        codec: 'mp4a.40.2',
        numberOfChannels: 1,
        sampleRate: 48_000,
        description: Buffer.from('1188', 'hex'),
      },
    });
  }
  await output.finalize();
  return Buffer.from(target.buffer!);
}

/** Sound alone. */
export async function soundOnly(): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const sound = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(sound);
  await output.start();
  for (let nth = 0; nth < 4; nth++)
    await sound.add(new EncodedPacket(Buffer.alloc(20, nth), 'key', nth / 50, 1 / 50), {
      decoderConfig: { codec: 'opus', numberOfChannels: 2, sampleRate: 48_000 },
    });
  await output.finalize();
  return Buffer.from(target.buffer!);
}

/** A video with a file that hangs on it. */
export async function videoThatCarries(): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new EncodedVideoPacketSource('vp8');
  output.addVideoTrack(source);
  output.setMetadataTags({
    raw: { 7: new AttachedFile(Buffer.from('MZ'), 'application/x-msdownload', 'avvia.exe') },
  });
  await output.start();
  await source.add(new EncodedPacket(Buffer.alloc(40), 'key', 0, 1), {
    decoderConfig: { codec: 'vp8', codedWidth: 64, codedHeight: 36 },
  });
  await output.finalize();
  return Buffer.from(target.buffer!);
}

/** The same WebM, that calls its pictures another codec. */
export function calledCodec(webm: Buffer, codec: string): Buffer {
  const changed = Buffer.from(webm);
  changed.write(codec.padEnd(5).slice(0, 5), changed.indexOf('V_VP8'), 'latin1');
  return changed;
}

/** The same WebM, that says how long it lasts. */
export function withDuration(webm: Buffer, milliseconds: number): Buffer {
  const changed = Buffer.from(webm);
  // Duration (RFC 9559, 5.1.2.10): id, a size of eight bytes, a number of 64 bits.
  const at = changed.indexOf(Buffer.from('448988', 'hex'));
  changed.writeDoubleBE(milliseconds, at + 3);
  return changed;
}
