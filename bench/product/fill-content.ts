import { DEMO_ARTICLE } from '@torre/demo';
import { openOwnDatabase } from '@torre/server/testing/running-database';

/** Some six hundred words of three syllables; a text takes forty, each by chance. */
const WORD = (seed: string): string => `(
  select string_agg((array['ba','ce','di','fo','gu','la','me','ni','po','ru'])[1 + (h & 1023) % 10]
    || (array['ra','le','si','to','nu','va','re','li'])[1 + (h >> 10 & 1023) % 8]
    || (array['no','ta','re','zia','mento','le','to','co'])[1 + (h >> 20 & 1023) % 8], ' ')
  from generate_series(1, $3::int) k, lateral (select abs(hashtext(${seed} || ':' || k)) as h) hashed)`;

/** As many articles as the first one of the demo, with its blocks, each with words of its own. */
const ARTICLES = `
  with model as (select i.*, v.fields, v.fields_en from content_item i
      join content_version v on v.item_id = i.item_id and v.version = i.published_version where i.item_id = $1),
    made as materialized (select n, gen_random_uuid() as id, ${WORD("'a' || n")} as words from generate_series(1, $2::int) n),
    items as (insert into content_item (item_id, type, state, version, published_version, published_at, channels, created_at, created_by)
      select id, 'Echo_Articolo', 'PUBLISHED', 1, 1, published_at - make_interval(hours => n), '{}', created_at, created_by
      from made cross join model)
  insert into content_version (item_id, version, name, fields, fields_en, saved_at, saved_by)
  select id, 1, 'Prova ' || n, fields || jsonb_build_object('titolo', initcap(left(words, 70)), 'testo', words), null, created_at, created_by
  from made cross join model`;

/** Documents that were read, five by an article that leads to them. */
const DOCUMENTS = `
  with author as (select created_by as id from content_item where item_id = $1),
    made as materialized (select n, gen_random_uuid() as item, gen_random_uuid() as file, ${WORD("'d' || n")} as words
      from generate_series(1, $2::int) n),
    files as (insert into file (file_id, owner_id, area, kind, original_name, content_type, size, received, sha256, state, store_key,
        created_at, updated_at)
      select file, id, 'redazione', 'documento', 'prova ' || n || '.pdf', 'application/pdf', 1000, 1000, sha256(n::text::bytea), 'ready',
        gen_random_uuid(), now(), now() from made cross join author),
    items as (insert into content_item (item_id, type, state, version, published_version, published_at, channels, created_at, created_by)
      select item, 'Echo_Documento', 'PUBLISHED', 1, 1, now(), '{}', now(), id from made cross join author),
    versions as (insert into content_version (item_id, version, name, fields, saved_at, saved_by)
      select item, 1, 'Documento ' || n, jsonb_build_object('titolo', 'Documento ' || n), now(), id from made cross join author),
    read as (insert into content_document (item_id, file_id, reading, contents) select item, file, 'READ', words from made),
    collections as (select (n - 1) / 5 as nth, gen_random_uuid() as id, jsonb_agg(item) as documents from made group by 1),
    articles as (insert into content_item (item_id, type, state, version, published_version, published_at, channels, created_at, created_by)
      select c.id, 'Echo_Articolo', 'PUBLISHED', 1, 1, now(), '{}', now(), a.id from collections c cross join author a)
  insert into content_version (item_id, version, name, fields, saved_at, saved_by)
  select c.id, 1, 'Raccolta', jsonb_build_object('titolo', 'Raccolta ' || nth, 'spalla_destra_documenti', documents), now(), a.id
  from collections c cross join author a`;

const WORDS_OF_ARTICLE = 200;
const WORDS_OF_DOCUMENT = 2000;

/** Puts so many published articles and documents into the portal of a started product that nobody has asked for an item yet. */
export async function fillContent(
  dataFolder: string,
  { articles, documents }: { readonly articles: number; readonly documents: number },
): Promise<void> {
  const database = await openOwnDatabase(dataFolder);
  try {
    await database.query(ARTICLES, [DEMO_ARTICLE.full, articles, WORDS_OF_ARTICLE]);
    await database.query(DOCUMENTS, [DEMO_ARTICLE.full, documents, WORDS_OF_DOCUMENT]);
    for (const table of ['content_item', 'content_version', 'content_document', 'file'])
      await database.query(`analyze ${table}`);
  } finally {
    await database.close();
  }
}
