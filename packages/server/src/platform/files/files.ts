import { buffer } from 'node:stream/consumers';
import { decideUpload, extensionOf, FILE, LIBRARY_AREA } from '@torre/domain/files';
import type { FileKindName } from '@torre/domain/files';
import { fileSentence } from '@torre/contract/files/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { AccessRule } from '../access/access.ts';
import type { Principal } from '../access/principal.ts';
import { asSystem } from '../access/request-scope.ts';
import type { Actor } from '../access/actor.ts';
import { auditChange } from '../audit/index.ts';
import type { Clock } from '../clock.ts';
import { insteadOf, inTransaction } from '../db/index.ts';
import type { Database, Tx } from '../db/index.ts';
import { Refused, refused, requireAccess } from '../http/refused.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { uuidv7 } from '../uuid.ts';
import { arrivingBytes, TooManyBytes } from './arriving-bytes.ts';
import { auditVerdict } from './audit-verdict.ts';
import { CHECK_FILE } from './check-file.ts';
import { headMatches, HEAD_BYTES } from './content-check.ts';
import { otherContentRefused, otherContentSentence, uploadRefused } from './file-sentences.ts';
import { FileReaders } from './file-readers.ts';
import type { FileStore } from './file-store.ts';
import {
  addPiece,
  beginCheck,
  deleteFileRow,
  findFile,
  insertFile,
  lockHeld,
  readPieces,
} from './file.store.ts';
import type { Piece, StoredFile } from './file.store.ts';

export interface FilesParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly store: FileStore;
  readonly jobs: Jobs;
}

export interface NewUpload {
  readonly area: string;
  readonly kind: FileKindName;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

export interface ComingPiece {
  readonly fileId: string;
  /** Where it begins, in bytes. */
  readonly offset: number;
  readonly content: AsyncIterable<Buffer>;
}

const notFound = () => refused(404, OUTCOME.notFound, fileSentence('unknown'));

/**
 * Files of people (decision 0023): sent in pieces, looked at by a job, read by their owner and by whom their area
 * names. What one may not see does not exist (404).
 */
export class Files {
  readonly readers = new FileReaders();
  readonly #parts: FilesParts;

  constructor(parts: FilesParts) {
    this.#parts = parts;
  }

  /** Announces a file and returns its id; refuses with 400, 409, 413 or 415 and a sentence. */
  async beginUpload(tx: Tx, actor: Actor, wanted: NewUpload): Promise<string> {
    const ownerId = actor.employeeId;
    const stored = await lockHeld(tx, ownerId);
    const decision = decideUpload(wanted, wanted.area === LIBRARY_AREA ? { ...stored, bytes: 0 } : stored);
    if (!decision.ok) throw uploadRefused(decision);
    const { name } = decision.value;
    const fileId = uuidv7();
    await insertFile(tx, { ...wanted, fileId, ownerId, name }, actor.now.toString());
    await auditChange(tx, actor, {
      what: 'upload',
      entity: 'file',
      entityKey: fileId,
      subject: ownerId,
      values: [{ field: 'name', privacyClass: 'PERSONAL', old: null, new: name }],
    });
    return fileId;
  }

  /** An upload of one's own, also after its end: who missed the last answer asks again. Refuses with 404. */
  async uploadOf(principal: Principal, fileId: string): Promise<StoredFile> {
    const file = await findFile(this.#parts.db, fileId);
    if (file?.ownerId !== principal.employeeId) throw notFound();
    return file;
  }

  /**
   * Takes a piece that begins at `offset`, as much of it as comes, and returns where the upload stands now. The last
   * one hands the file to its check. `maySend` is the right that a file of its area is announced with: who has lost it is refused at once,
   * and before the commit who loses it while the piece comes. Refuses with 401, 403, 404, 409 (the upload stands
   * elsewhere), 413 or 415.
   */
  async receivePiece(
    principal: Principal,
    maySend: (area: string) => AccessRule,
    { fileId, offset, content }: ComingPiece,
  ): Promise<number> {
    const { store, db, jobs } = this.#parts;
    const file = await this.uploadOf(principal, fileId);
    requireAccess(maySend(file.area)(principal, undefined));
    if (!FILE.may(file.state, 'send', ['owner']) || file.received !== offset) throw misplaced(file.received);
    const piece = await this.#keep(content, offset, file.size - offset);
    if (piece === null) return offset;
    const received = offset + piece.length;
    await this.#refuseWrongHead(file, piece);
    const isOurs = await inTransaction(db, async (tx) => {
      if (!(await addPiece(tx, fileId, piece, this.#now()))) return false;
      if (received < file.size) return true;
      await beginCheck(tx, fileId, this.#now());
      await jobs.enqueue(tx, CHECK_FILE, { fileId }, principal.employeeId);
      return true;
    }).catch(async (error: unknown) => {
      // Refused is rolled back for certain; what another failure left is looked for by the job of orphans.
      if (error instanceof Refused) await store.delete(piece.storeKey);
      throw error;
    });
    if (!isOurs) {
      await store.delete(piece.storeKey);
      throw misplaced((await this.uploadOf(principal, fileId)).received);
    }
    return received;
  }

  /** The file, for who may read it; refuses with 404. */
  async readable(principal: Principal, fileId: string): Promise<StoredFile> {
    // An area whose files others may read says so twice: as a rule here and as a row policy on `file`.
    const file = await findFile(this.#parts.db, fileId);
    if (file === null || !this.readers.mayRead(principal, file)) throw notFound();
    return file;
  }

  /**
   * Deletes a file or gives an upload up: one's own, or any as an administrator (the row policies know). The contents are
   * to be thrown away with `discard` after the commit. Refuses with 404, and with 409 what something else is proven by.
   */
  async remove(tx: Tx, actor: Actor, file: StoredFile): Promise<readonly string[]> {
    const pieces = await readPieces(tx, file.fileId);
    const inUse = () => refused(409, OUTCOME.fileNotAllowed, fileSentence('inUse'));
    const isGone = await deleteFileRow(tx, file.fileId).catch(insteadOf('foreignKey', inUse));
    if (!isGone) throw notFound();
    await auditChange(tx, actor, {
      what: 'delete',
      entity: 'file',
      entityKey: file.fileId,
      subject: file.ownerId,
      values: [{ field: 'name', privacyClass: 'PERSONAL', old: file.name, new: null }],
    });
    return [...(file.storeKey === null ? [] : [file.storeKey]), ...pieces.map((piece) => piece.storeKey)];
  }

  /** Throws the contents of deleted files away; what is left by a crash goes with the orphans. */
  async discard(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#parts.store.delete(key);
  }

  async #keep(content: AsyncIterable<Buffer>, startAt: number, most: number): Promise<Piece | null> {
    const { store } = this.#parts;
    const storeKey = uuidv7();
    try {
      const { size } = await store.put(storeKey, arrivingBytes(content, most));
      if (size > 0) return { startAt, length: size, storeKey };
      await store.delete(storeKey);
      return null;
    } catch (error) {
      if (!(error instanceof TooManyBytes)) throw error;
      throw refused(413, OUTCOME.fileTooLarge, fileSentence('tooMuch'));
    }
  }

  /** A file that betrays itself by its first bytes is refused before the rest of it is sent. */
  async #refuseWrongHead(file: StoredFile, piece: Piece): Promise<void> {
    const { store, db, clock } = this.#parts;
    const isWhole = piece.length >= Math.min(file.size, HEAD_BYTES);
    if (piece.startAt !== 0 || !isWhole) return;
    const last = Math.min(piece.length, HEAD_BYTES) - 1;
    const head = await buffer(await store.open(piece.storeKey, { first: 0, last }));
    const extension = extensionOf(file.name)!;
    if (await headMatches(head, extension)) return;
    await store.delete(piece.storeKey);
    // Torre refuses, not the sender: a request writes the trail in its own name only.
    await asSystem(() =>
      inTransaction(db, async (tx) => {
        if (await deleteFileRow(tx, file.fileId))
          await auditVerdict(tx, clock, file, 'sendPiece', otherContentSentence(extension).messageIT);
      }),
    );
    throw otherContentRefused(extension);
  }

  #now(): string {
    return this.#parts.clock.now().toString();
  }
}

/** 409 with where the upload stands: the sender goes on from there. */
function misplaced(received: number) {
  return refused(409, OUTCOME.uploadMisplaced, fileSentence('misplaced'), { received });
}
