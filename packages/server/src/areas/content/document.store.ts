import type { Tx } from '../../platform/db/index.ts';

/** Gives a document that is held its file, which waits to be read. */
export async function insertDocument(tx: Tx, id: string, fileId: string): Promise<void> {
  await tx.query('insert into content_document (item_id, file_id) values ($1, $2)', [id, fileId]);
}

/** What was read in a file that waited; null: it cannot be read. */
export async function storeReading(tx: Tx, fileId: string, contents: string | null): Promise<void> {
  await tx.query(
    `update content_document set reading = case when $2::text is null then 'FAILED' else 'READ' end, contents = $2
      where file_id = $1 and reading = 'WAITING'`,
    [fileId, contents],
  );
}
