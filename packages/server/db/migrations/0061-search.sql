-- Search of articles (docs/decisions/0120): Italian words by their stem, whatever their accents, and titles that look alike.
-- Both extensions are trusted: who owns the database may create them.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

create text search configuration torre_it (copy = pg_catalog.italian);
alter text search configuration torre_it
  alter mapping for hword, hword_part, word, asciihword, hword_asciipart, asciiword with unaccent, italian_stem;

-- The words of a version, which never change: the title counts most, the text least.
alter table content_version
  add words tsvector generated always as (
    setweight(to_tsvector('public.torre_it', coalesce(fields ->> 'titolo', '')), 'A')
    || setweight(to_tsvector('public.torre_it',
         coalesce(fields ->> 'sottotitolo', '') || ' ' || coalesce(fields ->> 'abstract', '')), 'B')
    || setweight(to_tsvector('public.torre_it', coalesce(fields ->> 'testo', '')), 'C')) stored,
  add words_en tsvector generated always as (
    setweight(to_tsvector('pg_catalog.english', coalesce(fields_en ->> 'titolo', '')), 'A')
    || setweight(to_tsvector('pg_catalog.english',
         coalesce(fields_en ->> 'sottotitolo', '') || ' ' || coalesce(fields_en ->> 'abstract', '')), 'B')
    || setweight(to_tsvector('pg_catalog.english', coalesce(fields_en ->> 'testo', '')), 'C')) stored;
create index content_version_words on content_version using gin (words);
create index content_version_words_en on content_version using gin (words_en);
