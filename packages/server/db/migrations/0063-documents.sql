-- Documents of the portal (docs/decisions/0123): the file of an item, and the words in it.

-- Which file a document shows never changes: another file is another item.
create table content_document (
  item_id   uuid primary key references content_item,
  file_id   uuid not null unique references file,
  -- FAILED: it cannot be read as what it is, or only with too much work. It is sent all the same, and found by its title.
  reading   text not null default 'WAITING' check (reading in ('WAITING', 'READ', 'FAILED')),
  -- The beginning of what stands in it, as the job read it.
  contents  text,
  words     tsvector generated always as (to_tsvector('public.torre_it', coalesce(contents, ''))) stored,
  check ((contents is not null) = (reading = 'READ'))
);
create index content_document_words on content_document using gin (words);
select guard_system('content_document');
select guard_role('content_document', '{select,insert}', 'ROLE_EDITOR', 'editors');
select guard_role('content_document', '{select,insert}', 'ROLE_APPROVER', 'approvers');
