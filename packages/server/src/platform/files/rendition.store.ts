import type { RenditionFormat, RenditionName } from '@torre/domain/files';
import type { Queryable, Tx } from '../db/index.ts';

/** Where the bytes of a picture lie, and what they are. */
export interface StoredPicture {
  readonly storeKey: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: Buffer;
}

export interface NewRendition extends Omit<StoredPicture, 'contentType'> {
  readonly name: RenditionName;
  readonly format: RenditionFormat;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** The renditions of a picture file; those of an earlier attempt stay. */
export async function insertRenditions(
  tx: Tx,
  fileId: string,
  renditions: readonly NewRendition[],
): Promise<void> {
  await tx.query({
    name: 'file-renditions-insert',
    text: `insert into file_rendition (file_id, name, format, width, height, size, sha256, store_key)
      select $1, n.* from unnest($2::text[], $3::text[], $4::int[], $5::int[], $6::int[], $7::bytea[], $8::uuid[]) n
      on conflict do nothing`,
    values: [
      fileId,
      renditions.map(({ name }) => name),
      renditions.map(({ format }) => format),
      renditions.map(({ width }) => width),
      renditions.map(({ height }) => height),
      renditions.map(({ size }) => size),
      renditions.map(({ sha256 }) => sha256),
      renditions.map(({ storeKey }) => storeKey),
    ],
  });
}

/** A rendition by its file; null: it is not made, or who asks may not read it. */
export async function findRendition(
  on: Queryable,
  fileId: string,
  name: RenditionName,
  format: RenditionFormat,
): Promise<StoredPicture | null> {
  const { rows } = await on.query<StoredPicture>({
    name: 'file-rendition-find',
    text: `select store_key as "storeKey", case format when 'jpg' then 'image/jpeg' else 'image/webp' end as "contentType",
        size, sha256
      from file_rendition where file_id = $1 and name = $2 and format = $3`,
    values: [fileId, name, format],
  });
  return rows[0] ?? null;
}
