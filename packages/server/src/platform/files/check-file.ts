import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileSentence } from '@torre/contract/files/sentences';
import { CONTENT_TYPES, extensionOf, FILE, isImage } from '@torre/domain/files';
import type { FileExtension } from '@torre/domain/files';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/index.ts';
import type { JobContext } from '../jobs/job-options.ts';
import { uuidv7 } from '../uuid.ts';
import { auditVerdict } from './audit-verdict.ts';
import { contentMatches } from './content-check.ts';
import { BadPicture, drawAgain } from './draw-again.ts';
import type { FileStore } from './file-store.ts';
import { otherContentSentence } from './file-sentences.ts';
import { pdfRefusal } from './pdf-thread.ts';
import type { PdfThread } from './pdf-thread.ts';
import { findFile, makeReady, readPieces, refuseFile } from './file.store.ts';
import type { Piece } from './file.store.ts';

export const CHECK_FILE = 'file.check';
const SLICE_BYTES = 1_048_576;

export interface CheckParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly store: FileStore;
  readonly pdfs: PdfThread;
}

/**
 * The job after an upload: joins the pieces, looks whether the content is what the name says, draws pictures again,
 * and only then lets others see the file. Done twice it does no harm: what the first time left is nobody's and goes
 * with the orphans.
 */
export async function checkFile(parts: CheckParts, job: JobContext<{ fileId: string }>): Promise<void> {
  const { db, clock, store, pdfs } = parts;
  const file = await findFile(db, job.data.fileId);
  // Deleted meanwhile, or done by an attempt whose end nobody heard of.
  if (file === null || !FILE.may(file.state, 'accept', ['system'])) return;
  const pieces = await readPieces(db, file.fileId);
  job.progress(0, 3, 'Unisco i pezzi ricevuti');
  const bytes = await joined(store, pieces);
  job.progress(1, 3, 'Controllo il contenuto');
  const extension = extensionOf(file.name)!;
  const verdict =
    extension === 'pdf'
      ? await judgePdf(pdfs, bytes, file.ownerId)
      : await judge(bytes, extension, () => job.progress(2, 3, 'Preparo l’immagine'));
  const at = (): string => clock.now().toString();
  if (verdict.content === null) {
    await job.finish(async (tx) => {
      await refuseFile(tx, file.fileId, verdict.refusal, at());
      await auditVerdict(tx, clock, file, CHECK_FILE, verdict.refusal);
    });
  } else {
    const storeKey = uuidv7();
    const stored = await store.put(storeKey, Readable.from(slices(verdict.content)));
    const contentType = typeOf(verdict.content, extension);
    await job.finish(async (tx) => {
      await makeReady(tx, file.fileId, { ...stored, storeKey, contentType }, at());
      await auditVerdict(tx, clock, file, CHECK_FILE, null);
    });
  }
  for (const piece of pieces) await store.delete(piece.storeKey);
}

type Verdict =
  | { readonly content: Buffer; readonly refusal: null }
  | { readonly content: null; readonly refusal: string };

const refused = (refusal: string): Verdict => ({ content: null, refusal });

async function judgePdf(pdfs: PdfThread, bytes: Buffer, ownerId: string): Promise<Verdict> {
  if (!(await contentMatches(bytes, 'pdf'))) return refused(otherContentSentence('pdf').messageIT);
  const refusal = await pdfRefusal(pdfs, bytes, ownerId);
  return refusal === null ? { content: bytes, refusal } : refused(fileSentence(refusal).messageIT);
}

async function judge(bytes: Buffer, extension: FileExtension, onDrawing: () => void): Promise<Verdict> {
  if (!(await contentMatches(bytes, extension))) return refused(otherContentSentence(extension).messageIT);
  if (!isImage(extension)) return { content: bytes, refusal: null };
  onDrawing();
  try {
    return { content: await drawAgain(bytes, extension), refusal: null };
  } catch (error) {
    if (!(error instanceof BadPicture)) throw error;
    return refused(fileSentence(error.isTooLarge ? 'pictureTooLarge' : 'pictureDamaged').messageIT);
  }
}

/** Written and hashed in slices: no one of them keeps other people's calls waiting. */
function* slices(bytes: Buffer): Iterable<Buffer> {
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) yield bytes.subarray(at, at + SLICE_BYTES);
}

async function joined(store: FileStore, pieces: readonly Piece[]): Promise<Buffer> {
  const contents: Buffer[] = [];
  for (const piece of pieces) contents.push(await buffer(await store.open(piece.storeKey)));
  return Buffer.concat(contents);
}

/** Old programs write Italian texts in their own alphabet: the answer says which one it is. */
function typeOf(bytes: Buffer, extension: FileExtension): string {
  const type = CONTENT_TYPES[extension];
  if (!type.startsWith('text/')) return type;
  return `${type}; charset=${isUtf8(bytes) ? 'utf-8' : 'windows-1252'}`;
}
