import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Database, Tx } from '../../platform/db/index.ts';
import { drawRenditions, insertRenditions } from '../../platform/files/index.ts';
import type { FileStore, NewRendition } from '../../platform/files/index.ts';
import type { JobContext } from '../../platform/jobs/job-options.ts';
import { uuidv7 } from '../../platform/uuid.ts';
import { holdShownPictures, readKept } from './asset.reads.ts';
import { publishContent } from './content-live.ts';

export interface PictureParts {
  readonly db: Database;
  readonly store: FileStore;
}

/**
 * The job after a picture came into the library: makes its sizes and tells the screens that show it. Done twice it does no
 * harm: what the first time left is nobody's and goes with the orphans.
 */
export async function drawPicture(
  { db, store }: PictureParts,
  job: JobContext<{ fileId: string }>,
): Promise<void> {
  const { fileId } = job.data;
  const original = await readKept(db, fileId, 'original');
  if (original === null) return;
  job.progress(0, 1, 'Preparo l’immagine');
  const renditions = await storeRenditions(store, await buffer(await store.open(original.storeKey)));
  await job.finish((tx) => keepRenditions(tx, fileId, renditions));
}

/** Draws a picture in all its sizes and puts them into the store. Throws BadPicture. */
export async function storeRenditions(store: FileStore, picture: Buffer): Promise<readonly NewRendition[]> {
  const stored: NewRendition[] = [];
  for (const { content, ...drawn } of await drawRenditions(picture)) {
    const storeKey = uuidv7();
    await store.put(storeKey, Readable.from([content]));
    stored.push({ ...drawn, size: content.length, storeKey });
  }
  return stored;
}

async function keepRenditions(tx: Tx, fileId: string, renditions: readonly NewRendition[]): Promise<void> {
  // Held before they are written: who publishes meanwhile reads them, or is read here as published.
  const shown = await holdShownPictures(tx, fileId);
  await insertRenditions(tx, fileId, renditions);
  if (shown.length > 0) await publishContent(tx, shown);
}
