insert into shift_notice (notice_id, employee_id, icao, kind, changes, needs_acknowledgement, made_by, made_at)
  select gen_random_uuid(), employee_id, 'LIRR', 'CHANGE', '[]', true, employee_id, now() from account
  where user_name = 'cta.lirr';
insert into comment_notice (notice_id, employee_id, comment_id, state, article_id, article_name, reason, made_at)
  select gen_random_uuid(), employee_id, comment_id, 'REFUSED', article_id, nome_articolo, 'Fuori tema', now()
  from account, (select * from content_comment order by comment_id limit 1) comment
  where user_name = 'cta.lirr';
with person as (select employee_id from account where user_name = 'cta.lirr'),
  item as (select item_id, version from content_item where type = 'Echo_Articolo' order by item_id limit 1),
  ask as (insert into content_read_ask (ask_id, item_id, version, plants, categories, due, asked_at, asked_by)
    select '00000000-0000-7000-8000-00000000c040', item_id, version, '{LIRR}', '{}', current_date, now(), employee_id
    from person, item returning ask_id, item_id)
insert into read_notice (notice_id, employee_id, ask_id, occasion, article_id, article_name, made_at)
  select gen_random_uuid(), employee_id, ask_id, 'asked', item_id, 'Da leggere', now() from person, ask;
with person as (select employee_id from account where user_name = 'cta.lirr'),
  item as (select item_id from content_item where type = 'Echo_Articolo' order by item_id limit 1),
  review as (insert into content_review (review_id, item_id, employee_id, until, asked_at, asked_by)
    select '00000000-0000-7000-8000-00000000c041', item_id, employee_id, current_date + 7, now(), employee_id
    from person, item returning review_id, employee_id)
insert into review_notice (notice_id, employee_id, review_id, made_at)
  select gen_random_uuid(), employee_id, review_id, now() from review;
insert into desk_notice (notice_id, employee_id, item_id, state, made_at, made_by)
  select gen_random_uuid(), employee_id, item_id, 'ASKED', now(), employee_id
  from account, (select item_id from content_item where type = 'Echo_Articolo' order by item_id limit 1) item
  where user_name = 'cta.lirr';
