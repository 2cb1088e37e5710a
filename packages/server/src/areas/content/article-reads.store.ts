import type { Queryable } from '../../platform/db/index.ts';

export interface CountedReads {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly articleId: string;
  readonly reads: number;
}

/** Adds to what every process counted. In the order of the key, so that two processes that write at once wait and do not lock. */
export async function addReads(on: Queryable, rows: readonly CountedReads[]): Promise<void> {
  await on.query({
    name: 'article-reads-add',
    text: `insert into article_read (item_id, day, reads)
      select item_id, day, reads from unnest($1::uuid[], $2::date[], $3::int[]) counted (item_id, day, reads)
      order by item_id, day
      on conflict (item_id, day) do update set reads = article_read.reads + excluded.reads`,
    values: [
      rows.map(({ articleId }) => articleId),
      rows.map(({ day }) => day),
      rows.map(({ reads }) => reads),
    ],
  });
}
