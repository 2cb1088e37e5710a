-- The search reads its indexes (docs/decisions/0137). Behind row-level security the program's own query may not: comparing words
-- is no operator that is known to tell nothing, so the rows that somebody may see would have to be fetched one by one first.
-- These functions read as the owner, and answer ids of what every reader may read, nothing else.

-- What ranks: small enough to lie in the row itself; the words of the text find, they do not rank.
alter table content_version
  add title_words tsvector generated always as (
    setweight(to_tsvector('public.torre_it', coalesce(fields ->> 'titolo', '')), 'A')
    || setweight(to_tsvector('public.torre_it',
         coalesce(fields ->> 'sottotitolo', '') || ' ' || coalesce(fields ->> 'abstract', '')), 'B')) stored,
  add title_words_en tsvector generated always as (
    setweight(to_tsvector('pg_catalog.english', coalesce(fields_en ->> 'titolo', '')), 'A')
    || setweight(to_tsvector('pg_catalog.english',
         coalesce(fields_en ->> 'sottotitolo', '') || ' ' || coalesce(fields_en ->> 'abstract', '')), 'B')) stored;

-- A title as it is compared: its dictionary never changes, which the extension does not promise by itself.
create function plain_title(title text) returns text
  language sql immutable strict parallel safe as $$ select public.unaccent('public.unaccent'::regdictionary, lower(title)) $$;
create index content_version_similar on content_version using gin (plain_title(fields ->> 'titolo') gin_trgm_ops);

-- Published articles with all the words: those whose title has them first, then the newest. `english` null: nobody asked for it.
create function articles_with(italian tsquery, english tsquery, most integer) returns table (id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
  with hit as materialized (
    select item_id, version, ts_rank(title_words, italian) as rank from content_version where words @@ italian
    union all
    select item_id, version, ts_rank(title_words_en, english) from content_version
      where english is not null and words_en @@ english)
  select i.item_id
    from hit join content_item i on i.item_id = hit.item_id and i.published_version = hit.version
    where i.type = 'Echo_Articolo'
    group by i.item_id
    order by max(hit.rank) desc, i.published_at desc, i.item_id
    limit most
$$;

-- Of documents that readers see those with all the words in their title or their text: titles first, then the newest.
create function documents_with(asked tsquery, shown uuid[], most integer) returns table (id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
  with hit as materialized (
    select item_id, null::integer as version, 0::real as rank from content_document where words @@ asked
    union all
    select item_id, version, 1 + ts_rank(title_words, asked) from content_version where words @@ asked)
  select i.item_id
    from hit join content_item i on i.item_id = hit.item_id and coalesce(hit.version, i.published_version) = i.published_version
    where i.item_id = any (shown)
    group by i.item_id
    order by max(hit.rank) desc, i.published_at desc, i.item_id
    limit most
$$;

-- Published articles whose titles look like the text, the nearest first.
create function articles_like(asked text, most integer) returns table (id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp set enable_seqscan = off
  set pg_trgm.word_similarity_threshold = 0.4 as $$
  with hit as materialized (
    select item_id, version, public.word_similarity(plain_title(asked), plain_title(fields ->> 'titolo')) as nearness
      from content_version where plain_title(asked) operator(public.<%) plain_title(fields ->> 'titolo'))
  select i.item_id
    from hit join content_item i on i.item_id = hit.item_id and i.published_version = hit.version
    where i.type = 'Echo_Articolo'
    order by hit.nearness desc, i.published_at desc, i.item_id
    limit most
$$;

revoke execute on function articles_with, documents_with, articles_like from public;
grant execute on function articles_with, documents_with, articles_like to torre_system;
