-- Pictures of the portal (docs/decisions/0120): the picture of an item, and the sizes in which it is read.

-- The original, which the check of files has drawn again. It never changes: another picture is another item.
alter table content_item add file_id uuid unique references file,
  add check (file_id is null or type = 'Echo_Immagine');

-- A picture file in one size and format, made by a job.
create table file_rendition (
  file_id   uuid not null references file on delete cascade,
  name      text not null check (name in ('thumbnail', 'small', 'medium', 'large')),
  format    text not null check (format in ('jpg', 'webp')),
  -- Pixels.
  width     integer not null check (width > 0),
  height    integer not null check (height > 0),
  -- Bytes.
  size      integer not null check (size > 0),
  sha256    bytea not null,
  store_key uuid not null unique,
  primary key (file_id, name, format)
);
select guard_system('file_rendition');
select guard_role('file_rendition', '{select}', 'ROLE_EDITOR', 'editors');
select guard_role('file_rendition', '{select}', 'ROLE_APPROVER', 'approvers');
