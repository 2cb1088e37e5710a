-- Videos and captions of the portal (docs/decisions/0121): files of the library that are played, and what is known of a video.

alter table content_item drop constraint content_item_type_check,
  add constraint content_item_type_check check (type in ('Echo_Articolo', 'Echo_Lista_Articoli', 'Echo_Lista_Commenti',
    'Echo_Link', 'Echo_Documento', 'Echo_Video', 'Echo_Immagine', 'Echo_Filmato', 'Echo_Sottotitoli'));

-- What is played of an item; what is drawn of one has a column of its own. It never changes: another file is another item.
alter table content_item add media_id uuid unique references file,
  add constraint content_item_media_check check (media_id is null or type in ('Echo_Filmato', 'Echo_Sottotitoli'));

-- What the check of files found out about a video.
create table file_video (
  file_id      uuid primary key references file on delete cascade,
  -- Pixels, as it is shown.
  width        integer not null check (width > 0),
  height       integer not null check (height > 0),
  milliseconds integer not null check (milliseconds > 0),
  -- Codecs; of a silent one no sound.
  pictures     text not null,
  sound        text
);
select guard_system('file_video');
select guard_role('file_video', '{select}', 'ROLE_EDITOR', 'editors');
select guard_role('file_video', '{select}', 'ROLE_APPROVER', 'approvers');
