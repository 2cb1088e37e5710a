import { expect, test } from 'vitest';
import { judgeVideo } from './video.ts';
import type { DescribedVideo } from './video.ts';

const GOOD: DescribedVideo = {
  container: 'webm',
  pictures: ['vp9'],
  sound: ['opus'],
  width: 1280,
  height: 720,
  seconds: 12.3456,
  statedSeconds: 12.35,
  attachments: 0,
};

test('a video that browsers play is taken, with what is kept of it', () => {
  expect(judgeVideo(GOOD)).toEqual({
    ok: true,
    value: { width: 1280, height: 720, milliseconds: 12_346, pictures: 'vp9', sound: 'opus' },
  });
  expect(judgeVideo({ ...GOOD, sound: [] })).toMatchObject({ ok: true, value: { sound: null } });
  expect(judgeVideo({ ...GOOD, container: 'mp4', pictures: ['avc'], sound: ['aac'] }).ok).toBe(true);
});

test.each<[string, Partial<DescribedVideo>, string]>([
  ['with sound alone', { pictures: [] }, 'videoOnlySound'],
  ['of a codec outside the list', { pictures: ['hevc'] }, 'videoCodec'],
  ['of a codec of the other container', { pictures: ['avc'] }, 'videoCodec'],
  ['of a codec that nobody knows', { pictures: [null] }, 'videoCodec'],
  ['whose second track is of another codec', { pictures: ['vp9', 'prores'] }, 'videoCodec'],
  ['whose sound is of a codec outside the list', { sound: ['opus', 'ac3'] }, 'videoCodec'],
  ['with a file that hangs on it', { attachments: 1 }, 'videoCarries'],
  ['of more than three hours', { seconds: 10_801, statedSeconds: null }, 'videoTooLong'],
  ['that says it lasts for years', { statedSeconds: 1e9 }, 'videoTooLong'],
  ['that says it never ends', { statedSeconds: Infinity }, 'videoTooLong'],
  ['wider than 4K', { width: 4097 }, 'videoTooWide'],
  ['higher than 4K', { height: 8000 }, 'videoTooWide'],
  ['of no duration', { seconds: 0 }, 'videoUnreadable'],
  ['of a duration that is no number', { seconds: Number.NaN, statedSeconds: null }, 'videoUnreadable'],
  ['without a size', { width: 0 }, 'videoUnreadable'],
])('a video %s is refused', (_, change, code) => {
  expect(judgeVideo({ ...GOOD, ...change })).toMatchObject({ ok: false, code });
});
