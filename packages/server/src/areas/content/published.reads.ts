import type { ItemFields, ItemTypeName } from '@torre/domain/content';
import type { Database } from '../../platform/db/index.ts';
import { RENDITIONS_SQL } from './asset.reads.ts';
import type { ShownMedia } from './media-reply.ts';
import type { ShownRendition } from './rendition-reply.ts';

/** What is played of an item that an alias `i` of content_item names; null: nothing. */
const MEDIA_SQL = `(select json_build_object('contentType', f.content_type, 'width', v.width, 'height', v.height,
    'milliseconds', v.milliseconds)
  from file f left join file_video v using (file_id) where f.file_id = i.media_id)`;

/** The version of an item that readers see. */
export interface PublishedItem {
  readonly id: string;
  readonly type: ItemTypeName;
  readonly version: number;
  readonly name: string;
  readonly fields: ItemFields;
  /** Texts in the place of the Italian ones; null: nobody wrote it in English. */
  readonly english: ItemFields | null;
  readonly channels: readonly string[];
  /** Of a picture, a video or captions. */
  readonly fileId: string | null;
  /** Null: there is nothing to play. */
  readonly media: ShownMedia | null;
  /** Of a document. */
  readonly hasFile: boolean;
  /** Null: none is made. */
  readonly renditions: readonly ShownRendition[] | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly publishedAt: number;
}

export interface PublishedComment {
  readonly id: string;
  readonly listId: string;
  readonly name: string;
  readonly articleId: string;
  readonly articleName: string;
  readonly author: string;
  readonly text: string;
  readonly createdAt: number;
}

/** Of an item `i` in a version `v`, as PublishedItem has them; what nobody published yet counts from its creation. */
export const SHOWN_COLUMNS = `i.item_id as id, i.type, v.version, v.name, v.fields, v.fields_en as english, i.channels,
    coalesce(i.file_id, i.media_id) as "fileId", ${RENDITIONS_SQL} as renditions, ${MEDIA_SQL} as media,
    exists (select from content_document d where d.item_id = i.item_id) as "hasFile",
    i.created_at as "createdAt", coalesce(i.published_at, i.created_at) as "publishedAt"`;

/** What readers see of these items; null: of all. */
export async function readPublishedItems(
  db: Database,
  ids: readonly string[] | null,
): Promise<readonly PublishedItem[]> {
  const { rows } = await db.query<PublishedItem>({
    name: 'content-published',
    text: `select ${SHOWN_COLUMNS}
      from content_item i join content_version v on v.item_id = i.item_id and v.version = i.published_version
      where $1::uuid[] is null or i.item_id = any ($1)`,
    values: [ids],
  });
  return rows;
}

/** The published comments of these lists in the order of their creation (P4.20); null: of all. */
export async function readPublishedComments(
  db: Database,
  lists: readonly string[] | null,
): Promise<readonly PublishedComment[]> {
  const { rows } = await db.query<PublishedComment>({
    name: 'content-published-comments',
    text: `select comment_id as id, list_id as "listId", name, article_id as "articleId",
        nome_articolo as "articleName", autore as author, testo as text, created_at as "createdAt"
      from content_comment
      where state = 'PUBLISHED' and ($1::uuid[] is null or list_id = any ($1))
      order by created_at, comment_id`,
    values: [lists],
  });
  return rows;
}
