import type { ItemState, ItemTypeName } from '@torre/domain/content';
import type { Tx } from '../../platform/db/index.ts';
import type { ItemVersion } from './item.reads.ts';

interface Written extends ItemVersion {
  readonly id: string;
  readonly version: number;
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
}

export async function insertItem(
  tx: Tx,
  { type, fileId, ...written }: Written & { readonly type: ItemTypeName; readonly fileId: string | null },
): Promise<void> {
  await tx.query({
    name: 'content-item-insert',
    text: `insert into content_item (item_id, type, file_id, media_id, created_at, created_by)
      values ($1, $2, $3, $4, $5, $6)`,
    values: [written.id, type, ...columnsOf(type, fileId), written.at, written.by],
  });
  await insertVersion(tx, written);
}

/** A further version; the item's newest is set by `storeState`. */
export async function insertVersion(
  tx: Tx,
  { id, version, name, fields, english, by, at }: Written,
): Promise<void> {
  await tx.query({
    name: 'content-version-insert',
    text: `insert into content_version (item_id, version, name, fields, fields_en, saved_at, saved_by)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [id, version, name, JSON.stringify(fields), english && JSON.stringify(english), at, by],
  });
}

export interface ItemStateWrite {
  readonly state: ItemState;
  readonly version: number;
  readonly publishedVersion: number | null;
  /** ISO 8601. */
  readonly publishAt: string | null;
  readonly remark: string | null;
  readonly at: string;
}

/** What stands of an item that is held. A version that readers saw before keeps the instant of its publication. */
export async function storeState(tx: Tx, id: string, write: ItemStateWrite): Promise<void> {
  await tx.query({
    name: 'content-item-state',
    text: `update content_item set state = $2, version = $3, publish_at = $5, remark = $6, published_version = $4,
        published_at = case when $4::int is null then null
          when published_version = $4 then published_at else $7::timestamptz end
      where item_id = $1`,
    values: [id, write.state, write.version, write.publishedVersion, write.publishAt, write.remark, write.at],
  });
}

/** Puts an item that is held on these homes and no others. */
export async function storeChannels(tx: Tx, id: string, channels: readonly string[]): Promise<void> {
  await tx.query({
    name: 'content-item-channels',
    text: 'update content_item set channels = $2 where item_id = $1',
    values: [id, channels],
  });
}

/** Gives an item that is held its file, which it keeps. */
export async function setFile(tx: Tx, id: string, type: ItemTypeName, fileId: string): Promise<void> {
  await tx.query('update content_item set file_id = $2, media_id = $3 where item_id = $1', [
    id,
    ...columnsOf(type, fileId),
  ]);
}

/** A file that is drawn, and one that is played. */
const columnsOf = (type: ItemTypeName, fileId: string | null): readonly [string | null, string | null] =>
  type === 'Echo_Immagine' ? [fileId, null] : [null, fileId];
