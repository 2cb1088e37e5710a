import type { DeskAsset } from '@torre/contract/assets';
import type { AssetTypeName, ItemFields, ItemState } from '@torre/domain/content';
import type { RenditionFormat, RenditionName } from '@torre/domain/files';
import type { Database, Queryable, Tx } from '../../platform/db/index.ts';
import type { StoredPicture } from '../../platform/files/index.ts';
import { renditionsReply } from './rendition-reply.ts';
import type { ShownRendition } from './rendition-reply.ts';

/** Of the columns of file_rendition, for a picture that an alias `i` of content_item names; null: none is made. */
export const RENDITIONS_SQL = `(select json_agg(json_build_object('name', r.name, 'format', r.format, 'width', r.width,
    'height', r.height, 'size', r.size)
    order by array_position('{thumbnail,small,medium,large}', r.name), r.format)
  from file_rendition r where r.file_id = i.file_id)`;

/** Of the video of such an item, as it was read; null: it has none. */
const VIDEO_SQL = `(select json_build_object('width', f.width, 'height', f.height, 'duration', f.milliseconds / 1000.0)
  from file_video f where f.file_id = i.media_id)`;

const AT_ONCE = 60;

interface AssetRow extends Pick<DeskAsset, 'video'> {
  readonly id: string;
  readonly name: string;
  readonly state: ItemState;
  readonly version: number;
  readonly fields: ItemFields;
  readonly renditions: readonly ShownRendition[] | null;
  readonly total: number;
}

interface WantedAssets {
  readonly type: AssetTypeName;
  /** Part of the name or of the alternative text. */
  readonly text: string;
  /** Of one alone; null: of all. */
  readonly id: string | null;
}

/** The library, the newest first. */
export async function readAssets(
  db: Database,
  { type, text, id }: WantedAssets,
): Promise<{ readonly assets: readonly DeskAsset[]; readonly total: number }> {
  const { rows } = await db.query<AssetRow & { [column: string]: unknown }>({
    name: 'content-assets',
    text: `select i.item_id as id, v.name, i.state, i.version, v.fields, ${RENDITIONS_SQL} as renditions,
        ${VIDEO_SQL} as video, count(*) over ()::int as total
      from content_item i join content_version v using (item_id, version)
      where i.type = $3 and coalesce(i.file_id, i.media_id) is not null
        and strpos(lower(v.name || ' ' || coalesce(v.fields ->> 'testo_alternativo', '')), lower($1)) > 0
        and ($2::uuid is null or i.item_id = $2)
      order by i.created_at desc, i.item_id desc limit ${AT_ONCE}`,
    values: [text, id, type],
  });
  const one = (value: ItemFields[string] | undefined) => (typeof value === 'string' ? value : null);
  return {
    assets: rows.map(({ id, name, state, version, fields, renditions, video }) => ({
      id,
      type,
      name,
      state,
      version,
      alternative: one(fields['testo_alternativo']),
      focus: one(fields['punto_focale']),
      renditions: renditionsReply(id, renditions ?? []),
      video,
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** The file of an item; null: it has none, or who asks may not see the item. */
export async function readAssetFile(on: Queryable, id: string): Promise<string | null> {
  const { rows } = await on.query<{ fileId: string | null }>({
    name: 'content-asset-file',
    text: 'select coalesce(file_id, media_id) as "fileId" from content_item where item_id = $1',
    values: [id],
  });
  return rows[0]?.fileId ?? null;
}

/** The published items that show a picture file, held until the transaction ends. */
export async function holdShownPictures(tx: Tx, fileId: string): Promise<readonly string[]> {
  const { rows } = await tx.query<{ id: string; isShown: boolean }>({
    name: 'content-pictures-hold',
    text: `select item_id as id, published_version is not null as "isShown" from content_item where file_id = $1 for update`,
    values: [fileId],
  });
  return rows.filter(({ isShown }) => isShown).map(({ id }) => id);
}

/** What is kept as it was sent, with what its type begins. */
export const KEPT_AS = { original: 'image/', video: 'video/', captions: 'text/vtt' } as const;
export type KeptName = keyof typeof KEPT_AS;

export interface WantedBytes {
  readonly fileId: string;
  readonly rendition: RenditionName | KeptName;
  readonly format: RenditionFormat;
}

/** A file as its check left it; null: it is none of these. */
export async function readKept(on: Queryable, fileId: string, as: KeptName): Promise<StoredPicture | null> {
  const { rows } = await on.query<StoredPicture & { [column: string]: unknown }>({
    name: 'content-kept',
    text: `select store_key as "storeKey", content_type as "contentType", size, sha256
      from file where file_id = $1 and state = 'ready' and starts_with(content_type, $2)`,
    values: [fileId, KEPT_AS[as]],
  });
  return rows[0] ?? null;
}

/** Published items of the library of a demo world whose file is not made yet; none where no demo was loaded. */
export async function findDemoAssets(tx: Tx, type: AssetTypeName): Promise<readonly string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select item_id as id from content_item
      where type = $1 and coalesce(file_id, media_id) is null and published_version is not null
        and exists (select from meta where key = 'demo')
      order by item_id`,
    [type],
  );
  return rows.map(({ id }) => id);
}

/** Personnel code of who made an item that has no file, which is held until the transaction ends; null: it has one. */
export async function holdFileless(tx: Tx, id: string): Promise<string | null> {
  const { rows } = await tx.query<{ owner: string }>(
    'select created_by as owner from content_item where item_id = $1 and coalesce(file_id, media_id) is null for update',
    [id],
  );
  return rows[0]?.owner ?? null;
}
