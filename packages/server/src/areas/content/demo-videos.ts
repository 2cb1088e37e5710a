import { Readable } from 'node:stream';
import { DEMO_CAPTIONS, DEMO_VIDEO, DEMO_VIDEOS, demoVideoFrame } from '@torre/demo';
import type { AssetTypeName } from '@torre/domain/content';
import type { FileKindName, VideoFacts } from '@torre/domain/files';
import sharp from 'sharp';
import type { AreaDeps } from '../../platform/deps.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { insertReadyFile, insertVideoFacts, packFrames } from '../../platform/files/index.ts';
import { uuidv7 } from '../../platform/uuid.ts';
import { findDemoAssets, holdFileless } from './asset.reads.ts';
import { publishContent } from './content-live.ts';
import { setFile } from './item.store.ts';

const MAKE_DEMO = 'content.demo-videos';
const QUALITY = 60;
const MS = 1000;

interface DemoAsset {
  readonly itemId: string;
  readonly type: Extract<AssetTypeName, 'Echo_Filmato' | 'Echo_Sottotitoli'>;
  /** Which of them. */
  readonly nth: number;
}

interface MadeFile {
  readonly content: Buffer;
  readonly kind: FileKindName;
  readonly name: string;
  readonly contentType: string;
  readonly facts: VideoFacts | null;
}

/**
 * The videos of a demo world and their captions, which its rows alone cannot hold: each is made by a job after the start.
 * Registers the job; answers what enqueues it for every one that is still missing, once all jobs are known.
 */
export function demoVideos({ db, clock, jobs, fileStore }: AreaDeps): () => Promise<void> {
  jobs.on<DemoAsset>(MAKE_DEMO, { limit: 300 }, async (job) => {
    const { itemId, type, nth } = job.data;
    job.progress(0, 1, 'Preparo il video');
    const { content, facts, ...file } = type === 'Echo_Filmato' ? await drawVideo(nth) : captions();
    const [fileId, storeKey] = [uuidv7(), uuidv7()];
    const stored = await fileStore.put(storeKey, Readable.from([content]));
    await job.finish(async (tx) => {
      const ownerId = await holdFileless(tx, itemId);
      // Made meanwhile: what lies in the store goes with the orphans.
      if (ownerId === null) return;
      await insertReadyFile(tx, { fileId, ownerId, storeKey, ...file, ...stored }, clock.now().toString());
      if (facts !== null) await insertVideoFacts(tx, fileId, facts);
      await setFile(tx, itemId, type, fileId);
      await publishContent(tx, [itemId]);
    });
  });
  return () =>
    inTransaction(db, async (tx) => {
      for (const type of ['Echo_Filmato', 'Echo_Sottotitoli'] as const)
        for (const [nth, itemId] of (await findDemoAssets(tx, type)).entries())
          await jobs.enqueue(tx, MAKE_DEMO, { itemId, type, nth: nth % DEMO_VIDEOS });
    });
}

async function drawVideo(nth: number): Promise<MadeFile> {
  const { frames: count, perSecond, width, height } = DEMO_VIDEO;
  const frames: Buffer[] = [];
  for (let frame = 0; frame < count; frame++) {
    const drawing = Buffer.from(demoVideoFrame(nth, frame));
    frames.push(await sharp(drawing).webp({ quality: QUALITY, effort: 0 }).toBuffer());
  }
  return {
    content: await packFrames({ frames, perSecond, width, height }),
    kind: 'video',
    name: `filmato-${nth + 1}.webm`,
    contentType: 'video/webm',
    facts: { width, height, milliseconds: (count / perSecond) * MS, pictures: 'vp8', sound: null },
  };
}

const captions = (): MadeFile => ({
  content: Buffer.from(DEMO_CAPTIONS),
  kind: 'sottotitoli',
  name: 'sottotitoli.vtt',
  contentType: 'text/vtt; charset=utf-8',
  facts: null,
});
