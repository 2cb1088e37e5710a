-- A draft and a comment that waits: what nobody reads but the desk.
with person as (select employee_id from account where user_name = 'cta.lirr'),
  ids (item, list) as (values ('00000000-0000-7000-8000-00000000c001'::uuid, '00000000-0000-7000-8000-00000000c002'::uuid)),
  items as (insert into content_item (item_id, type, remark, created_at, created_by)
    select id, type, remark, now(), employee_id from person, ids,
      lateral (values (item, 'Echo_Articolo', 'Manca il titolo'), (list, 'Echo_Lista_Commenti', null)) made (id, type, remark)),
  versions as (insert into content_version (item_id, version, name, fields, fields_en, saved_at, saved_by)
    select id, 1, 'Bozza di prova', '{}', '{}', now(), employee_id from person, ids, lateral (values (item), (list)) made (id)),
  comments as (insert into content_comment (comment_id, article_id, list_id, name, autore, nome_articolo, testo, repository_id,
      channel_id, reason, created_at)
    select '00000000-0000-7000-8000-00000000c003', item, list, 'Echo_Comment_Bozza di prova', 'Un collega', 'Bozza di prova',
      'In attesa', 'torre-content', 'torre-echo', 'Da rileggere', now() from ids)
insert into content_comment_author (comment_id, employee_id, sent_at)
  select '00000000-0000-7000-8000-00000000c003', employee_id, now() from person;
insert into content_comment_report (comment_id, employee_id, reported_at)
  select '00000000-0000-7000-8000-00000000c003', employee_id, now() from account where user_name = 'cta.lirr';
insert into content_item (item_id, type, created_at, created_by)
  select '00000000-0000-7000-8000-00000000c004', 'Echo_Documento', now(), employee_id from account where user_name = 'cta.lirr';
insert into content_version (item_id, version, name, fields, saved_at, saved_by)
  select '00000000-0000-7000-8000-00000000c004', 1, 'Documento di prova', '{}', now(), employee_id
    from account where user_name = 'cta.lirr';
insert into file (file_id, owner_id, area, kind, original_name, size, state, created_at, updated_at)
  select '00000000-0000-7000-8000-00000000c005', employee_id, 'redazione', 'documento', 'prova.txt', 1, 'uploading', now(), now()
    from account where user_name = 'cta.lirr';
insert into content_document (item_id, file_id, reading, contents)
  values ('00000000-0000-7000-8000-00000000c004', '00000000-0000-7000-8000-00000000c005', 'READ', 'Testo di una bozza');
insert into article_read (item_id, day, reads) values ('00000000-0000-7000-8000-00000000c001', current_date, 1);
insert into content_read_ask (ask_id, item_id, version, plants, categories, due, asked_at, asked_by)
  select '00000000-0000-7000-8000-00000000c006', '00000000-0000-7000-8000-00000000c001', 1, '{LIRR}', '{}', current_date, now(), employee_id
    from account where user_name = 'cta.lirr';
insert into content_read_signature (ask_id, employee_id, signed_at)
  select '00000000-0000-7000-8000-00000000c006', employee_id, now() from account where user_name = 'cta.lirr';
insert into content_presence (employee_id, tab_id, item_id, is_writing)
  select employee_id, gen_random_uuid(), '00000000-0000-7000-8000-00000000c001', true from account where user_name = 'cta.lirr';
insert into content_review (review_id, item_id, employee_id, until, asked_at, asked_by)
  select '00000000-0000-7000-8000-00000000c007', '00000000-0000-7000-8000-00000000c001', employee_id, current_date + 7, now(), employee_id
    from account where user_name = 'cta.lirr';
