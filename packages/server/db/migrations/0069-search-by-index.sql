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

-- Words as they are typed, without their ends cut off: what begins so.
create text search configuration torre_typed (copy = pg_catalog.simple);
alter text search configuration torre_typed
  alter mapping for hword, hword_part, word, asciihword, hword_asciipart, asciiword with unaccent, simple;

-- All the words, each by its stem or as the beginning of one: 'ferie' is no beginning of 'fermo', which has the stem's letters.
-- What the language has no stem for ('della') is left out, but where nothing else is asked.
create function words_asked(words text[], stems regconfig) returns tsquery
  language plpgsql immutable strict parallel safe set search_path = pg_catalog, public, pg_temp as $$
declare
  asked tsquery;
  stem tsquery;
  word text;
begin
  foreach word in array words loop
    stem := plainto_tsquery(stems, word);
    if numnode(stem) = 0 and cardinality(words) > 1 then continue; end if;
    stem := stem || to_tsquery('public.torre_typed', quote_literal(word) || ':*');
    asked := coalesce(asked && stem, stem);
  end loop;
  return coalesce(asked, ''::tsquery);
end $$;

-- The same words to the letter of their stems: what has them in its title stands first.
create function words_whole(words text[], stems regconfig) returns tsquery
  language sql immutable strict parallel safe set search_path = pg_catalog, public, pg_temp as
  $$ select plainto_tsquery(stems, array_to_string(words, ' ')) $$;

-- Published articles with all the words: those whose title has them first, then the newest. English ones for who reads English.
create function articles_with(words text[], lang text, most integer) returns table (id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
  with asked as (select words_asked(articles_with.words, 'public.torre_it') as it, words_whole(articles_with.words, 'public.torre_it') as whole,
      words_asked(articles_with.words, 'pg_catalog.english') as en, words_whole(articles_with.words, 'pg_catalog.english') as whole_en),
  hit as materialized (
    select v.item_id, v.version, ts_rank(v.title_words, asked.it) + (v.title_words @@ asked.whole)::int as rank
      from asked, content_version v where v.words @@ asked.it
    union all
    select v.item_id, v.version, ts_rank(v.title_words_en, asked.en) + (v.title_words_en @@ asked.whole_en)::int
      from asked, content_version v where lang = 'en' and v.words_en @@ asked.en)
  select i.item_id
    from hit join content_item i on i.item_id = hit.item_id and i.published_version = hit.version
    where i.type = 'Echo_Articolo'
    group by i.item_id
    order by max(hit.rank) desc, i.published_at desc, i.item_id
    limit most
$$;

-- Of documents that readers see those with all the words in their title or their text: titles first, then the newest.
create function documents_with(words text[], shown uuid[], most integer) returns table (id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
  with asked as (select words_asked(documents_with.words, 'public.torre_it') as it, words_whole(documents_with.words, 'public.torre_it') as whole),
  hit as materialized (
    select d.item_id, null::integer as version, 0::real as rank from asked, content_document d where d.words @@ asked.it
    union all
    select v.item_id, v.version, 1 + ts_rank(v.title_words, asked.it) + (v.title_words @@ asked.whole)::int
      from asked, content_version v where v.words @@ asked.it)
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
