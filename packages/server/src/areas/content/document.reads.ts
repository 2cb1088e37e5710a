import type { DeskDocument } from '@torre/contract/documents';
import type { FoundDocument } from '@torre/contract/search';
import { LIBRARY_AREA } from '@torre/domain/files';
import type { Database, Queryable, Tx } from '../../platform/db/index.ts';
import { FILE_COLUMNS } from '../../platform/files/index.ts';
import type { StoredFile } from '../../platform/files/index.ts';

/** The file of a document of the desk; null: it has none, or who asks may not see it. */
export async function readDeskDocument(db: Database, id: string): Promise<DeskDocument | null> {
  const { rows } = await db.query<DeskDocument & { [column: string]: unknown }>({
    name: 'content-document',
    text: `select f.original_name as name, f.size, d.reading from content_document d join file f using (file_id)
      where d.item_id = $1 and f.area = $2`,
    values: [id, LIBRARY_AREA],
  });
  return rows[0] ?? null;
}

/** The file of a document as it is sent; of another area none, whatever names it. */
export async function readDocumentFile(on: Queryable, id: string): Promise<StoredFile | null> {
  const { rows } = await on.query<StoredFile & { [column: string]: unknown }>({
    name: 'content-document-file',
    text: `select ${FILE_COLUMNS} from content_document d join file f using (file_id)
      where d.item_id = $1 and f.area = $2 and f.state = 'ready'`,
    values: [id, LIBRARY_AREA],
  });
  return rows[0] ?? null;
}

/** A document whose file waits to be read; null: it is read, or no document of the desk has this file. Nothing else is ever read. */
export async function readWaitingDocument(
  on: Queryable,
  fileId: string,
): Promise<Pick<StoredFile, 'storeKey' | 'name' | 'ownerId'> | null> {
  const { rows } = await on.query<
    Pick<StoredFile, 'storeKey' | 'name' | 'ownerId'> & { [column: string]: unknown }
  >(
    `select ${FILE_COLUMNS} from content_document d join file f using (file_id)
      where d.file_id = $1 and d.reading = 'WAITING' and f.area = $2 and f.state = 'ready'`,
    [fileId, LIBRARY_AREA],
  );
  return rows[0] ?? null;
}

const MOST_DOCUMENTS = 10;

/**
 * Of these documents, which readers see, those that have all the words in their title or in their text, titles first, then the
 * newest, with what stands around the first word; `excerpt` null: only the title has them, or the beginning of the text.
 */
export async function findDocuments(
  db: Database,
  words: readonly string[],
  shown: readonly string[],
): Promise<readonly Pick<FoundDocument, 'id' | 'excerpt'>[]> {
  if (shown.length === 0) return [];
  const { rows } = await db.query<Pick<FoundDocument, 'id' | 'excerpt'> & { [column: string]: unknown }>({
    name: 'content-search-documents',
    text: `with asked as (select words_asked($1, 'public.torre_it') as query),
      best as materialized (select b.id, b.ordinality from documents_with($1, $2, ${MOST_DOCUMENTS}) with ordinality as b (id, ordinality))
      select b.id, nullif(ts_headline('public.torre_it', substr(d.contents,
          greatest(1, strpos(lower(d.contents), lower($3)) - 80), 1500), query,
          'StartSel="", StopSel="", MaxWords=24, MinWords=12'), '') as excerpt
      from best b left join content_document d on d.item_id = b.id, asked
      order by b.ordinality`,
    values: [words, shown, words[0]],
  });
  return rows.map(({ id, excerpt }) => ({ id, excerpt }));
}

/** Of these documents of a demo world those that have no file yet; none where no demo was loaded. */
export async function findDemoDocuments(tx: Tx, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select i.item_id as id from content_item i
      where i.item_id = any ($1::uuid[]) and i.type = 'Echo_Documento' and i.published_version is not null
        and not exists (select from content_document d where d.item_id = i.item_id)
        and exists (select from meta where key = 'demo')
      order by i.item_id`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** Personnel code of who made a document without a file, which is held until the transaction ends; null: it has one. */
export async function holdDocumentless(tx: Tx, id: string): Promise<string | null> {
  const { rows } = await tx.query<{ owner: string }>(
    `select i.created_by as owner from content_item i
      where i.item_id = $1 and not exists (select from content_document d where d.item_id = i.item_id) for update`,
    [id],
  );
  return rows[0]?.owner ?? null;
}
