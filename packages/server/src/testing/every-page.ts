import type { ListReply } from '@torre/contract/list';

/** All rows of a list, page by page; `read` asks for one page. */
export async function everyPage<Row>(
  read: (query: { readonly beyond?: string }) => Promise<{ readonly reply: ListReply<Row> }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let query: { beyond?: string } | null = {}; query !== null;) {
    const { reply } = await read(query);
    rows.push(...reply.rows);
    query = reply.beyond === null ? null : { beyond: reply.beyond };
  }
  return rows;
}
