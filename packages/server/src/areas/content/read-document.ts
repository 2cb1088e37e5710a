import { buffer } from 'node:stream/consumers';
import { extensionOf } from '@torre/domain/files';
import type { FileExtension } from '@torre/domain/files';
import type { Database } from '../../platform/db/index.ts';
import { documentText } from '../../platform/files/index.ts';
import type { DocumentThread, FileStore, ReadableKind } from '../../platform/files/index.ts';
import type { JobContext } from '../../platform/jobs/job-options.ts';
import { readWaitingDocument } from './document.reads.ts';
import { storeReading } from './document.store.ts';

/** The job that reads the words of a document. */
export const READ_DOCUMENT = 'content.read-document';

export interface ReadingParts {
  readonly db: Database;
  readonly store: FileStore;
  readonly documents: DocumentThread;
}

/**
 * Reads a document of the desk for the search; one that cannot be read is marked, and holds up nobody. A job belongs to one
 * process at a time; what an attempt that lost it has read is not written.
 */
export async function readDocument(
  { db, store, documents }: ReadingParts,
  job: JobContext<{ fileId: string }>,
): Promise<void> {
  const { fileId } = job.data;
  const waiting = await readWaitingDocument(db, fileId);
  if (waiting === null) return;
  job.progress(0, 1, 'Leggo il documento');
  const bytes = new Uint8Array(await buffer(await store.open(waiting.storeKey!)));
  const kind = readableKind(extensionOf(waiting.name)!)!;
  const contents = await documentText(documents, { bytes, kind }, waiting.ownerId);
  await job.finish((tx) => storeReading(tx, fileId, contents));
}

/** null for files without words, or whose words are figures. */
export function readableKind(extension: FileExtension): ReadableKind | null {
  return extension === 'pdf' || extension === 'docx' || extension === 'txt' ? extension : null;
}
