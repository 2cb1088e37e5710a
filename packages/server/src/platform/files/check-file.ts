import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { fileSentence } from '@torre/contract/files/sentences';
import { CONTENT_TYPES, checkCaptions, extensionOf, FILE, isImage, isVideo } from '@torre/domain/files';
import type { FileExtension, VideoContainer, VideoFacts } from '@torre/domain/files';
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
import { insertVideoFacts } from './video.store.ts';
import { readVideo } from './video-thread.ts';
import type { VideoThread } from './video-thread.ts';

export const CHECK_FILE = 'file.check';
const SLICE_BYTES = 1_048_576;

export interface CheckParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly store: FileStore;
  readonly pdfs: PdfThread;
  readonly videos: VideoThread;
}

/**
 * The job after an upload: joins the pieces, looks whether the content is what the name says, draws pictures again,
 * and only then lets others see the file. Done twice it does no harm: what the first time left is nobody's and goes
 * with the orphans.
 */
export async function checkFile(parts: CheckParts, job: JobContext<{ fileId: string }>): Promise<void> {
  const { db, clock, store } = parts;
  const file = await findFile(db, job.data.fileId);
  // Deleted meanwhile, or done by an attempt whose end nobody heard of.
  if (file === null || !FILE.may(file.state, 'accept', ['system'])) return;
  const pieces = await readPieces(db, file.fileId);
  job.progress(0, 3, 'Unisco i pezzi ricevuti');
  const bytes = await joined(store, pieces, file.size);
  job.progress(1, 3, 'Controllo il contenuto');
  const extension = extensionOf(file.name)!;
  const drawing = () => job.progress(2, 3, 'Preparo l’immagine');
  const verdict = await judge(parts, bytes, { extension, ownerId: file.ownerId, drawing });
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
      if (verdict.video) await insertVideoFacts(tx, file.fileId, verdict.video);
      await auditVerdict(tx, clock, file, CHECK_FILE, null);
    });
  }
  for (const piece of pieces) await store.delete(piece.storeKey);
}

type Verdict =
  | { readonly content: Buffer; readonly refusal: null; readonly video?: VideoFacts }
  | { readonly content: null; readonly refusal: string };

const refused = (refusal: string): Verdict => ({ content: null, refusal });

interface JudgedFile {
  readonly extension: FileExtension;
  readonly ownerId: string;
  readonly drawing: () => void;
}

/** The content as it is kept, or the sentence with which it is refused. A video's bytes are gone from `bytes` afterwards. */
async function judge(
  { pdfs, videos }: CheckParts,
  bytes: Buffer<ArrayBuffer>,
  { extension, ownerId, drawing }: JudgedFile,
): Promise<Verdict> {
  if (!(await contentMatches(bytes, extension))) return refused(otherContentSentence(extension).messageIT);
  if (isVideo(extension)) return judgeVideo(videos, bytes, extension, ownerId);
  if (isImage(extension)) return judgePicture(bytes, extension, drawing);
  const kept = { content: bytes, refusal: null };
  if (extension === 'vtt') {
    const checked = checkCaptions(bytes.toString());
    return checked.ok ? kept : refused(fileSentence(checked.code, checked.details).messageIT);
  }
  const refusal = extension === 'pdf' ? await pdfRefusal(pdfs, bytes, ownerId) : null;
  return refusal === null ? kept : refused(fileSentence(refusal).messageIT);
}

async function judgeVideo(
  videos: VideoThread,
  bytes: Buffer<ArrayBuffer>,
  container: VideoContainer,
  ownerId: string,
): Promise<Verdict> {
  const read = await readVideo(videos, bytes, container, ownerId);
  return read.refusal === null
    ? { content: read.content, refusal: null, video: read.facts }
    : refused(fileSentence(read.refusal).messageIT);
}

async function judgePicture(bytes: Buffer, extension: FileExtension, drawing: () => void): Promise<Verdict> {
  drawing();
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

/** The pieces as one, which fills a buffer of its own. */
async function joined(
  store: FileStore,
  pieces: readonly Piece[],
  size: number,
): Promise<Buffer<ArrayBuffer>> {
  const whole = Buffer.from(new ArrayBuffer(size));
  let at = 0;
  for (const piece of pieces)
    for await (const chunk of await store.open(piece.storeKey)) at += (chunk as Buffer).copy(whole, at);
  return whole;
}

/** Old programs write Italian texts in their own alphabet: the answer says which one it is. */
function typeOf(bytes: Buffer, extension: FileExtension): string {
  const type = CONTENT_TYPES[extension];
  if (!type.startsWith('text/')) return type;
  return `${type}; charset=${isUtf8(bytes) ? 'utf-8' : 'windows-1252'}`;
}
