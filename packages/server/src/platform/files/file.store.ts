import { LIBRARY_AREA } from '@torre/domain/files';
import type { FileKindName, FileState, StoredFiles } from '@torre/domain/files';
import type { Queryable, Tx } from '../db/index.ts';

/** A file as the database knows it; times in milliseconds since 1970. */
export interface StoredFile {
  readonly fileId: string;
  readonly ownerId: string;
  readonly area: string;
  readonly kind: FileKindName;
  readonly name: string;
  readonly contentType: string | null;
  readonly size: number;
  readonly received: number;
  readonly sha256: Buffer | null;
  readonly state: FileState;
  readonly refusal: string | null;
  readonly storeKey: string | null;
  readonly createdAt: number;
}

/** A piece of an upload. */
export interface Piece {
  readonly startAt: number;
  readonly length: number;
  readonly storeKey: string;
}

export const FILE_COLUMNS = `
  f.file_id as "fileId", f.owner_id as "ownerId", f.area, f.kind, f.original_name as name,
  f.content_type as "contentType", f.size, f.received, f.sha256, f.state, f.refusal, f.store_key as "storeKey",
  f.created_at as "createdAt"`;

export async function insertFile(
  tx: Tx,
  file: Pick<StoredFile, 'fileId' | 'ownerId' | 'area' | 'kind' | 'name' | 'size'>,
  at: string,
): Promise<void> {
  await tx.query(
    `insert into file (file_id, owner_id, area, kind, original_name, size, state, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, 'uploading', $7, $7)`,
    [file.fileId, file.ownerId, file.area, file.kind, file.name, file.size, at],
  );
}

/** What the program itself made for the library: no upload, no check. */
export async function insertReadyFile(
  tx: Tx,
  file: Pick<StoredFile, 'fileId' | 'ownerId' | 'kind' | 'name'> & ReadyContent,
  at: string,
): Promise<void> {
  await tx.query(
    `insert into file (file_id, owner_id, area, kind, original_name, size, received, state, store_key, sha256, content_type,
       created_at, updated_at)
     values ($1, $2, $3, $10, $4, $5, $5, 'ready', $6, $7, $8, $9, $9)`,
    [
      file.fileId,
      file.ownerId,
      LIBRARY_AREA,
      file.name,
      file.size,
      file.storeKey,
      file.sha256,
      file.contentType,
      at,
      file.kind,
    ],
  );
}

/** The file, where the row policies show it to who asks. */
export async function findFile(on: Queryable, fileId: string): Promise<StoredFile | null> {
  const { rows } = await on.query<StoredFile & { [column: string]: unknown }>(
    `select ${FILE_COLUMNS} from file f where f.file_id = $1`,
    [fileId],
  );
  return rows[0] ?? null;
}

/** What a person holds, but for what the library took over; the row of the person is locked, so that two uploads at once cannot both take the last room. */
export async function lockHeld(tx: Tx, ownerId: string): Promise<StoredFiles> {
  await tx.query('select pg_advisory_xact_lock(7310020, hashtext($1))', [ownerId]);
  const { rows } = await tx.query<{ bytes: string; uploads: number }>(
    `select coalesce(sum(size) filter (where area <> $2), 0)::text as bytes, count(*) filter (where state = 'uploading') as uploads
       from file where owner_id = $1 and state <> 'refused'`,
    [ownerId, LIBRARY_AREA],
  );
  return { bytes: Number(rows[0]!.bytes), uploads: rows[0]!.uploads };
}

/**
 * Notes a piece that lies in the store, if the upload still stands where it begins; false when another piece was
 * faster, and this one is nobody's.
 */
export async function addPiece(tx: Tx, fileId: string, piece: Piece, at: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update file set received = received + $3, updated_at = $4
      where file_id = $1 and state = 'uploading' and received = $2 and received + $3 <= size`,
    [fileId, piece.startAt, piece.length, at],
  );
  if (rowCount !== 1) return false;
  await tx.query('insert into file_part (file_id, start_at, length, store_key) values ($1, $2, $3, $4)', [
    fileId,
    piece.startAt,
    piece.length,
    piece.storeKey,
  ]);
  return true;
}

export async function readPieces(on: Queryable, fileId: string): Promise<Piece[]> {
  const { rows } = await on.query<Piece & { [column: string]: unknown }>(
    `select start_at as "startAt", length, store_key as "storeKey" from file_part where file_id = $1 order by start_at`,
    [fileId],
  );
  return rows;
}

/** Everything has arrived: it is looked at. */
export async function beginCheck(tx: Tx, fileId: string, at: string): Promise<void> {
  await tx.query("update file set state = 'checking', updated_at = $2 where file_id = $1", [fileId, at]);
}

export interface ReadyContent {
  readonly storeKey: string;
  readonly size: number;
  readonly sha256: Buffer;
  readonly contentType: string;
}

/** The file is good: its content takes the place of the pieces. */
export async function makeReady(tx: Tx, fileId: string, content: ReadyContent, at: string): Promise<void> {
  await tx.query('delete from file_part where file_id = $1', [fileId]);
  await tx.query(
    `update file set state = 'ready', store_key = $2, size = $3, received = $3, sha256 = $4, content_type = $5,
            updated_at = $6
      where file_id = $1 and state = 'checking'`,
    [fileId, content.storeKey, content.size, content.sha256, content.contentType, at],
  );
}

/** The file is not what it says: nothing of it is kept but the reason. */
export async function refuseFile(tx: Tx, fileId: string, refusal: string, at: string): Promise<void> {
  await tx.query('delete from file_part where file_id = $1', [fileId]);
  await tx.query(
    "update file set state = 'refused', refusal = $2, updated_at = $3 where file_id = $1 and state <> 'ready'",
    [fileId, refusal, at],
  );
}

/** Forgets the file; its content goes with the next look at orphans, or at once by who deletes it. */
export async function deleteFileRow(tx: Tx, fileId: string): Promise<boolean> {
  return (await tx.query('delete from file where file_id = $1', [fileId])).rowCount === 1;
}

/** Uploads that nobody went on with since, and refused files older than that; returns how many. */
export async function deleteOldUploads(tx: Tx, before: string): Promise<number> {
  const { rowCount } = await tx.query(
    "delete from file where state in ('uploading', 'refused') and updated_at < $1",
    [before],
  );
  return rowCount ?? 0;
}

/** Which of these objects a file or a piece still needs. */
export async function neededKeys(on: Queryable, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await on.query<{ key: string }>(
    `select store_key::text as key from file where store_key = any($1::uuid[])
     union all select store_key::text from file_part where store_key = any($1::uuid[])
     union all select store_key::text from file_rendition where store_key = any($1::uuid[])`,
    [keys],
  );
  return new Set(rows.map(({ key }) => key));
}
