import { Readable } from 'node:stream';
import { DEMO_PICTURES, demoPicture } from '@torre/demo';
import type { AreaDeps } from '../../platform/deps.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { drawAgain, insertReadyFile, insertRenditions } from '../../platform/files/index.ts';
import { uuidv7 } from '../../platform/uuid.ts';
import { findDemoAssets, holdFileless } from './asset.reads.ts';
import { publishContent } from './content-live.ts';
import { storeRenditions } from './draw-picture.ts';
import { setFile } from './item.store.ts';

const DRAW_DEMO = 'content.demo-pictures';

interface DemoPicture {
  readonly itemId: string;
  /** Which of them. */
  readonly nth: number;
}

/**
 * The pictures of a demo world, which its rows alone cannot hold: each is drawn by a job after the start. Registers the job;
 * answers what enqueues it for every picture that is still missing, once all jobs are known.
 */
export function demoPictures({ db, clock, jobs, fileStore }: AreaDeps): () => Promise<void> {
  jobs.on<DemoPicture>(DRAW_DEMO, { limit: 300 }, async (job) => {
    const { itemId, nth } = job.data;
    job.progress(0, 1, 'Preparo l’immagine');
    const original = await drawAgain(Buffer.from(demoPicture(nth)), 'jpg');
    const [fileId, storeKey] = [uuidv7(), uuidv7()];
    const stored = await fileStore.put(storeKey, Readable.from([original]));
    const renditions = await storeRenditions(fileStore, original);
    await job.finish(async (tx) => {
      const owner = await holdFileless(tx, itemId);
      // Drawn meanwhile: what lies in the store goes with the orphans.
      if (owner === null) return;
      const file = {
        fileId,
        ownerId: owner,
        kind: 'immagine',
        name: `disegno-${nth + 1}.jpg`,
        contentType: 'image/jpeg',
      } as const;
      await insertReadyFile(tx, { ...file, ...stored, storeKey }, clock.now().toString());
      await insertRenditions(tx, fileId, renditions);
      await setFile(tx, itemId, 'Echo_Immagine', fileId);
      await publishContent(tx, [itemId]);
    });
  });
  return () =>
    inTransaction(db, async (tx) => {
      for (const [index, itemId] of (await findDemoAssets(tx, 'Echo_Immagine')).entries())
        await jobs.enqueue(tx, DRAW_DEMO, { itemId, nth: index % DEMO_PICTURES });
    });
}
