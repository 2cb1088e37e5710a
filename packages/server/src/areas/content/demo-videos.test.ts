import { getItem } from '@torre/contract/content';
import type { NativeLink } from '@torre/contract/content';
import { listDeskAssets } from '@torre/contract/assets';
import { DEMO_ARTICLE, DEMO_VIDEOS } from '@torre/demo';
import { checkCaptions } from '@torre/domain/files';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkVideo } from '../../platform/files/video-check.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { demoVideos } from './demo-videos.ts';

let server: TestServer;
let reader: TestClient;
let make: () => Promise<void>;

beforeAll(async () => {
  server = await startTestServer({
    today: '2026-11-14',
    runsJobs: true,
    parts: { jobs: (deps) => void (make = demoVideos(deps)) },
  });
  reader = await server.signIn('cta.lirr');
});
afterAll(() => server.close());

test('the videos of the demo are made by jobs, as whoever sends one makes them, and each once', async () => {
  await make();
  await make();
  const editor = await server.signIn('redattore');
  await vi.waitFor(
    async () => {
      for (const [type, count] of [
        ['Echo_Filmato', DEMO_VIDEOS],
        ['Echo_Sottotitoli', 1],
      ] as const)
        expect((await editor.call(listDeskAssets, { query: { type } })).reply.total).toBe(count);
    },
    { timeout: 30_000, interval: 100 },
  );
  const article = await reader.call(getItem, { path: { id: DEMO_ARTICLE.full }, query: { fields: 'all' } });
  const videos = article.reply.fields['lista_video'] as readonly {
    readonly fields: Readonly<Record<string, readonly NativeLink[]>>;
  }[];
  expect(videos).toHaveLength(DEMO_VIDEOS);
  for (const { fields } of videos) {
    const [link] = fields['files']!;
    const bytes = new Uint8Array(await (await reader.send('GET', link!.href)).arrayBuffer());
    const { facts } = await checkVideo(bytes, 'webm');
    // What the job notes is what the check of files would have found.
    expect(facts).toEqual({ width: 640, height: 360, milliseconds: 3000, pictures: 'vp8', sound: null });
    expect(link!.metadata).toEqual({ width: 640, height: 360, duration: 3 });
    expect(bytes.length).toBeLessThan(200_000);
  }
  const [captions] = videos[0]!.fields['sottotitoli']!;
  expect(checkCaptions(await (await reader.send('GET', captions!.href)).text())).toEqual({
    ok: true,
    value: 2,
  });
}, 60_000);
