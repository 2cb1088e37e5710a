import { Readable } from 'node:stream';
import { DEMO_DOCUMENTS, demoDocumentId } from '@torre/demo';
import { CONTENT_TYPES } from '@torre/domain/files';
import { inTransaction } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { insertReadyFile } from '../../platform/files/index.ts';
import { uuidv7 } from '../../platform/uuid.ts';
import { publishContent } from './content-live.ts';
import { findDemoDocuments, holdDocumentless } from './document.reads.ts';
import { insertDocument } from './document.store.ts';
import { READ_DOCUMENT } from './read-document.ts';
import { writeDemoDocument } from './write-demo-document.ts';

const WRITE_DEMO = 'content.demo-documents';

/**
 * The files of documents of a demo world, which its rows alone cannot hold: each is written by a job after the start, and then
 * read for the search as every other. Registers the job; answers what enqueues it for every one that is still missing, once all
 * jobs are known.
 */
export function demoDocuments({ db, clock, jobs, fileStore }: AreaDeps): () => Promise<void> {
  const documents = new Map(DEMO_DOCUMENTS.map((one) => [demoDocumentId(one.article), one]));
  jobs.on<{ itemId: string }>(WRITE_DEMO, { limit: 300 }, async (job) => {
    const { itemId } = job.data;
    const document = documents.get(itemId)!;
    job.progress(0, 1, 'Preparo il documento');
    const [fileId, storeKey] = [uuidv7(), uuidv7()];
    const stored = await fileStore.put(storeKey, Readable.from([await writeDemoDocument(document)]));
    await job.finish(async (tx) => {
      const ownerId = await holdDocumentless(tx, itemId);
      // Written meanwhile: what lies in the store goes with the orphans.
      if (ownerId === null) return;
      const file = {
        fileId,
        ownerId,
        kind: 'documento',
        name: `circolare-${document.article + 1}.${document.kind}`,
        contentType: CONTENT_TYPES[document.kind],
      } as const;
      await insertReadyFile(tx, { ...file, ...stored, storeKey }, clock.now().toString());
      await insertDocument(tx, itemId, fileId);
      await jobs.enqueue(tx, READ_DOCUMENT, { fileId });
      await publishContent(tx, [itemId]);
    });
  });
  return () =>
    inTransaction(db, async (tx) => {
      for (const itemId of await findDemoDocuments(tx, [...documents.keys()]))
        await jobs.enqueue(tx, WRITE_DEMO, { itemId });
    });
}
