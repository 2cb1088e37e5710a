import type { FoundPerson } from '@torre/contract/search';
import type { Database } from '../../platform/db/index.ts';
import type { ContentLanguage } from './item-reply.ts';

const MOST_ARTICLES = 10;
const MOST_SUGGESTIONS = 3;
const MOST_PEOPLE = 10;

/** Words as they are looked for, in their order: letters and figures alone, so that no sign steers the search. */
export function searchedWords(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Ids of published articles that have all the words, or words that begin so: those whose title has them first, then the
 * newest (decision 0137).
 */
export async function findArticles(
  db: Database,
  words: readonly string[],
  language: ContentLanguage,
): Promise<readonly string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'content-search',
    text: `select id from articles_with($1, $2, ${MOST_ARTICLES})`,
    values: [words, language],
  });
  return rows.map(({ id }) => id);
}

/** Ids of published articles whose titles look like the text, the nearest first. */
export async function findSimilar(db: Database, text: string): Promise<readonly string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'content-search-similar',
    text: `select id from articles_like($1, ${MOST_SUGGESTIONS})`,
    values: [text],
  });
  return rows.map(({ id }) => id);
}

/** People who stand in the roster of these plants on a day and whose names hold each word, by name. */
export async function findPeople(
  db: Database,
  words: readonly string[],
  plants: readonly string[],
  today: string,
): Promise<readonly FoundPerson[]> {
  const { rows } = await db.query<FoundPerson & { [column: string]: unknown }>({
    name: 'content-search-people',
    text: `select distinct on (e.surname, e.name, e.employee_id) e.employee_id as "employeeId", e.name as "employeeName",
        e.surname as "employeeSurname", a.icao
      from assignment a join employee e using (employee_id)
      where a.icao = any ($2) and a.valid_from <= $3::date and coalesce(a.valid_to, 'infinity') >= $3::date
        and not exists (select from unnest($1::text[]) word
          where strpos(unaccent(lower(e.surname || ' ' || e.name)), unaccent(lower(word))) = 0)
      order by e.surname, e.name, e.employee_id, a.icao
      limit ${MOST_PEOPLE}`,
    values: [words, plants, today],
  });
  return rows;
}
