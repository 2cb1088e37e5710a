import { afterAll, describe, expect, test } from 'vitest';
import type { VideoContainer } from '@torre/domain/files';
import {
  calledCodec,
  mp4,
  withDuration,
  soundOnly,
  video,
  videoThatCarries,
} from '../../testing/sample-videos.ts';
import { WorkTooMuch } from '../threads/work-thread.ts';
import { contentMatches } from './content-check.ts';
import { checkVideo } from './video-check.ts';
import { openVideoThread, readVideo } from './video-thread.ts';
import type { VideoThread } from './video-thread.ts';

const webm = await video();
const h264 = await mp4();

const MANY = 4_000_000;

/** A number of 32 bits some bytes behind the name of a box. */
function withNumber(bytes: Buffer, box: string, offset: number, value: number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt32BE(value, changed.indexOf(box) + offset);
  return changed;
}
const judged = async (bytes: Buffer, container: VideoContainer) =>
  (await checkVideo(new Uint8Array(bytes), container)).refusal;

test('a WebM and an MP4 that browsers play are read, not decoded', async () => {
  expect(await checkVideo(new Uint8Array(webm), 'webm')).toEqual({
    facts: { width: 64, height: 36, milliseconds: 2000, pictures: 'vp8', sound: null },
    refusal: null,
  });
  expect(await checkVideo(new Uint8Array(h264), 'mp4')).toEqual({
    facts: { width: 64, height: 48, milliseconds: 2000, pictures: 'avc', sound: 'aac' },
    refusal: null,
  });
});

test.each<[string, Buffer, VideoContainer, string]>([
  ['of a codec outside the list', calledCodec(webm, 'V_PRR'), 'webm', 'videoCodec'],
  ['of a codec of the other container', await video('mp4'), 'mp4', 'videoCodec'],
  ['of sound alone', await soundOnly(), 'webm', 'videoOnlySound'],
  ['with a file that hangs on it', await videoThatCarries(), 'webm', 'videoCarries'],
  ['that says it lasts for years', withDuration(webm, 1e12), 'webm', 'videoTooLong'],
  ['whose frames last for years', withNumber(h264, 'stts', 16, 0x7fffffff), 'mp4', 'videoTooLong'],
  ['that lists frames behind its end', withNumber(h264, 'stco', 12, 0x7fffffff), 'mp4', 'videoUnreadable'],
  ['that lists four milliards of frames', withNumber(h264, 'stsz', 12, 0xffffffff), 'mp4', 'videoUnreadable'],
  ['with a page behind it', Buffer.concat([webm, Buffer.from('<script>')]), 'webm', 'videoUnreadable'],
  ['with a page behind its boxes', Buffer.concat([h264, Buffer.from('<script>')]), 'mp4', 'videoUnreadable'],
  ['that is the other container', webm, 'mp4', 'videoUnreadable'],
  ['of nothing but its head', webm.subarray(0, 40), 'webm', 'videoUnreadable'],
])('a video %s is refused', async (_, bytes, container, refusal) => {
  expect(await judged(bytes, container)).toBe(refusal);
});

test.each<[VideoContainer, Buffer]>([
  ['webm', webm],
  ['mp4', h264],
])('a %s that is cut off anywhere is refused', async (container, whole) => {
  for (let at = 1; at < whole.length; at += 37)
    expect([at, await judged(whole.subarray(0, at), container)]).toEqual([at, 'videoUnreadable']);
});

test('the name and the first bytes must agree', async () => {
  expect(await contentMatches(webm, 'webm')).toBe(true);
  expect(await contentMatches(h264, 'mp4')).toBe(true);
  expect(await contentMatches(webm, 'mp4')).toBe(false);
  expect(await contentMatches(h264, 'webm')).toBe(false);
  expect(await contentMatches(Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nSì'), 'vtt')).toBe(true);
  expect(await contentMatches(Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nS\xec', 'latin1'), 'vtt')).toBe(
    false,
  );
  expect(await contentMatches(Buffer.from('WEBVTT\n\n<script>alert(1)</script>'), 'vtt')).toBe(false);
});

describe('in its thread', () => {
  const opened: VideoThread[] = [];
  const thread = (limits?: { longestMs: number }) => {
    const videos = openVideoThread(limits);
    opened.push(videos);
    return videos;
  };
  afterAll(() => Promise.all(opened.map((videos) => videos.close())));

  test('a video is read, and its bytes come back', async () => {
    const read = await readVideo(thread(), new Uint8Array(webm), 'webm', 'un-autore');
    expect(read.content?.equals(webm)).toBe(true);
    expect(read).toMatchObject({ refusal: null, facts: { pictures: 'vp8' } });
  });

  test('one that takes too long is given up, and cannot be read', async () => {
    // Seconds of looking for frames that a list of some bytes announces.
    const announced: readonly [string, number, number][] = [
      ['stts', 12, MANY],
      ['stts', 16, 1],
      ['stsz', 8, 1],
      ['stsz', 12, MANY],
      ['stsc', 16, MANY],
    ];
    const endless = announced.reduce((bytes, [box, at, value]) => withNumber(bytes, box, at, value), h264);
    const videos = thread({ longestMs: 400 });
    const work = { bytes: new Uint8Array(endless), container: 'mp4' } as const;
    await expect(videos.run(work, 'un-autore')).rejects.toThrow(WorkTooMuch);
    expect(await readVideo(videos, new Uint8Array(endless), 'mp4', 'un-autore')).toEqual({
      content: null,
      refusal: 'videoUnreadable',
    });
  });
});
