import { AttachedFile, BufferSource, EncodedPacketSink, Input, MP4, WEBM } from 'mediabunny';
import type { InputTrack } from 'mediabunny';
import { judgeVideo } from '@torre/domain/files';
import type { DescribedVideo, VideoContainer, VideoFacts, VideoRefusals } from '@torre/domain/files';
import { isWholeContainer } from './container-frame.ts';

const FORMATS = { webm: WEBM, mp4: MP4 } as const satisfies Record<VideoContainer, unknown>;

export type VideoRefusal = keyof VideoRefusals;

/** What is kept of a video, or why it is refused. */
export type VideoVerdict =
  | { readonly facts: VideoFacts; readonly refusal: null }
  | { readonly facts: null; readonly refusal: VideoRefusal };

/** Reads a video as its container describes it, every packet of every track: pictures and sound are not decoded. */
export async function checkVideo(
  bytes: Uint8Array<ArrayBuffer>,
  container: VideoContainer,
): Promise<VideoVerdict> {
  if (!isWholeContainer(bytes, container)) return { facts: null, refusal: 'videoUnreadable' };
  const described = await describeVideo(bytes, container).catch(() => null);
  if (described === null) return { facts: null, refusal: 'videoUnreadable' };
  const judged = judgeVideo(described);
  return judged.ok ? { facts: judged.value, refusal: null } : { facts: null, refusal: judged.code };
}

/** Null for what is another container, or lacks something of what its own lists say. */
async function describeVideo(
  bytes: Uint8Array<ArrayBuffer>,
  container: VideoContainer,
): Promise<DescribedVideo | null> {
  const input = new Input({ source: new BufferSource(bytes), formats: [FORMATS[container]] });
  try {
    if (!(await input.canRead())) return null;
    const tracks = await input.getTracks();
    const pictures = await input.getVideoTracks();
    const sound = await input.getAudioTracks();
    const codecs = (of: readonly InputTrack[]) => Promise.all(of.map((track) => track.getCodec()));
    const [first] = pictures;
    let seconds = 0;
    for (const track of tracks) {
      const end = await endOf(track, container);
      if (end === null) return null;
      seconds = Math.max(seconds, end);
    }
    const { raw = {} } = await input.getMetadataTags();
    return {
      container,
      pictures: await codecs(pictures),
      sound: await codecs(sound),
      width: (await first?.getDisplayWidth()) ?? 0,
      height: (await first?.getDisplayHeight()) ?? 0,
      seconds,
      statedSeconds: await input.getDurationFromMetadata(),
      attachments: Object.values(raw).filter((value) => value instanceof AttachedFile).length,
    };
  } finally {
    input.dispose();
  }
}

/** Where the last packet of a track ends, in seconds; null: some of what is listed is not there. */
async function endOf(track: InputTrack, container: VideoContainer): Promise<number | null> {
  const sink = new EncodedPacketSink(track);
  let [end, read] = [0, 0];
  for (let packet = await sink.getFirstPacket(); packet !== null; packet = await sink.getNextPacket(packet)) {
    end = Math.max(end, packet.timestamp + packet.duration);
    read++;
  }
  if (read === 0) return null;
  // The lists of an MP4 may name what lies behind its end: then fewer are read than are listed.
  return container === 'webm' || read === (await countListed(sink)) ? end : null;
}

/** `computePacketStats` of the library takes ten times as long for many packets: it makes a queue of them. */
async function countListed(sink: EncodedPacketSink): Promise<number> {
  const listed = { metadataOnly: true };
  let count = 0;
  for (
    let packet = await sink.getFirstPacket(listed);
    packet !== null;
    packet = await sink.getNextPacket(packet, listed)
  )
    count++;
  return count;
}
