-- The portal's articles and what they are made of (spec/portal.md 3; docs/decisions/0111).

-- An item of the desk: which version is the newest, what stands of it, and which one readers see.
create table content_item (
  item_id           uuid primary key,
  type              text not null check (type in ('Echo_Articolo', 'Echo_Lista_Articoli', 'Echo_Lista_Commenti', 'Echo_Link',
    'Echo_Documento', 'Echo_Video', 'Echo_Immagine')),
  state             text not null default 'DRAFT'
    check (state in ('DRAFT', 'ASKED', 'SENT_BACK', 'SCHEDULED', 'PUBLISHED', 'WITHDRAWN')),
  version           integer not null default 1 check (version > 0),
  -- The version that readers see; null: they see none.
  published_version integer check (published_version between 1 and version),
  published_at      timestamptz,
  -- When a scheduled version is to be published.
  publish_at        timestamptz,
  -- What the approver said who sent it back.
  remark            text check (btrim(remark) <> '' and length(remark) <= 500),
  -- On whose home it stands; no channel hides it from anybody (P6.01).
  channels          text[] not null default '{}',
  created_at        timestamptz not null,
  created_by        text not null references employee,
  check ((published_version is null) = (published_at is null)),
  check ((state = 'SCHEDULED') = (publish_at is not null)),
  check (state <> 'PUBLISHED' or published_version = version),
  check (state <> 'WITHDRAWN' or published_version is null)
);
create index content_item_due on content_item (publish_at) where state = 'SCHEDULED';
select guard_system('content_item');
select guard_role('content_item', '{select,insert,update}', 'ROLE_EDITOR', 'editors');
select guard_role('content_item', '{select,insert,update}', 'ROLE_APPROVER', 'approvers');

-- A version never changes and never goes: nobody has a right to either, not even the program.
create table content_version (
  item_id   uuid not null references content_item,
  version   integer not null check (version > 0),
  name      text not null check (length(name) between 3 and 50),
  -- By name, as domain/content ITEM_TYPES has them: texts, and ids of other items.
  fields    jsonb not null check (jsonb_typeof(fields) is not null),
  -- The same in English, where somebody wrote it: texts that stand in the place of the Italian ones.
  fields_en jsonb,
  saved_at  timestamptz not null,
  saved_by  text not null references employee,
  primary key (item_id, version)
);
select guard_system('content_version', '{select,insert}');
select guard_role('content_version', '{select,insert}', 'ROLE_EDITOR', 'editors');
select guard_role('content_version', '{select,insert}', 'ROLE_APPROVER', 'approvers');
alter table content_item add foreign key (item_id, version) references content_version deferrable initially deferred;
alter table content_item add foreign key (item_id, published_version) references content_version (item_id, version)
  deferrable initially deferred;

-- What readers send (P3.10): read by others once the desk has published it (P1.12).
create table content_comment (
  comment_id    uuid primary key,
  article_id    uuid not null references content_item,
  -- The list in which it stands (P3.07).
  list_id       uuid not null references content_item,
  state         text not null default 'WAITING' check (state in ('WAITING', 'PUBLISHED', 'REFUSED', 'WITHDRAWN')),
  version       integer not null default 1 check (version > 0),
  name          text not null,
  -- The placeholder (P6.03), never a person.
  autore        text not null,
  nome_articolo text not null,
  testo         text not null check (btrim(testo) <> ''),
  repository_id text not null,
  channel_id    text not null,
  created_at    timestamptz not null,
  decided_by    text references employee,
  reason        text check (btrim(reason) <> '' and length(reason) <= 500),
  check (state <> 'WAITING' or decided_by is null)
);
create index content_comment_list on content_comment (list_id, created_at) where state = 'PUBLISHED';
create index content_comment_waiting on content_comment (created_at) where state = 'WAITING';
select guard_system('content_comment');
select guard_role('content_comment', '{select,update}', 'ROLE_EDITOR', 'editors');
select guard_role('content_comment', '{select,update}', 'ROLE_APPROVER', 'approvers');
-- Everybody sends one (P6.02), and nobody one that others would read at once.
create policy sent on content_comment for insert to torre_app
  with check (state = 'WAITING' and decided_by is null and reason is null
    and (select current_setting('torre.employee_id', true)) <> '');
grant insert on content_comment to torre_app;

-- Who wrote it: beside the comment, so that what readers get cannot hold it.
create table content_comment_author (
  comment_id  uuid primary key references content_comment,
  employee_id text not null references employee,
  sent_at     timestamptz not null
);
create index content_comment_author_person on content_comment_author (employee_id, sent_at);
select guard_system('content_comment_author', '{select,insert}');
select guard_own('content_comment_author', '{select,insert}', 'employee_id');
select guard_role('content_comment_author', '{select}', 'ROLE_EDITOR', 'editors');
select guard_role('content_comment_author', '{select}', 'ROLE_APPROVER', 'approvers');
