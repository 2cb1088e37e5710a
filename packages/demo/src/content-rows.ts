import type { ItemState, ItemTypeName } from '@torre/domain/content';

export interface ContentItemRow {
  readonly item_id: string;
  readonly type: ItemTypeName;
  readonly state: ItemState;
  readonly version: number;
  readonly published_version: number | null;
  readonly published_at: string | null;
  readonly publish_at: string | null;
  readonly remark: string | null;
  readonly channels: readonly string[];
  readonly created_at: string;
  readonly created_by: string;
}

export interface ContentVersionRow {
  readonly item_id: string;
  readonly version: number;
  readonly name: string;
  /** JSON. */
  readonly fields: string;
  readonly fields_en: string | null;
  readonly saved_at: string;
  readonly saved_by: string;
}

export interface ContentCommentRow {
  readonly comment_id: string;
  readonly article_id: string;
  readonly list_id: string;
  readonly state: 'WAITING' | 'PUBLISHED' | 'REFUSED' | 'WITHDRAWN';
  readonly name: string;
  readonly autore: string;
  readonly nome_articolo: string;
  readonly testo: string;
  readonly repository_id: string;
  readonly channel_id: string;
  readonly created_at: string;
  readonly decided_by: string | null;
  readonly reason: string | null;
}

export interface ContentCommentAuthorRow {
  readonly comment_id: string;
  readonly employee_id: string;
  readonly sent_at: string;
}

/** The portal of a world, in the order in which its rows name one another. */
export interface ContentRows {
  readonly content_item: readonly ContentItemRow[];
  readonly content_version: readonly ContentVersionRow[];
  readonly content_comment: readonly ContentCommentRow[];
  readonly content_comment_author: readonly ContentCommentAuthorRow[];
}

type ContentDraft = { readonly [Table in keyof ContentRows]: ContentRows[Table][number][] };

export const emptyContent = (): ContentDraft => ({
  content_item: [],
  content_version: [],
  content_comment: [],
  content_comment_author: [],
});
