import type { ReadsOfDay } from '@torre/contract/content';
import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Queryable } from '../../platform/db/index.ts';

/** As many days as the desk looks back on, the last one included. */
const DAYS = 30;

/** The reads of an article on each of the last days, the oldest first; a day without any is 0. */
export async function readReads(on: Queryable, articleId: string, today: Day): Promise<ReadsOfDay[]> {
  const { rows } = await on.query<ReadsOfDay>({
    name: 'article-reads-read',
    text: `select to_char(of_day.day, 'YYYYMMDD') as day, coalesce(reads, 0) as reads
      from generate_series($2::date - ($3::int - 1), $2::date, interval '1 day') of_day (day)
        left join article_read counted on counted.item_id = $1 and counted.day = of_day.day::date
      order by of_day.day`,
    values: [articleId, isoDay(today), DAYS],
  });
  return rows;
}
