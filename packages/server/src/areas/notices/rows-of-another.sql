insert into shift_notice (notice_id, employee_id, icao, kind, changes, needs_acknowledgement, made_by, made_at)
  select gen_random_uuid(), employee_id, 'LIRR', 'CHANGE', '[]', true, employee_id, now() from account
  where user_name = 'cta.lirr';
insert into comment_notice (notice_id, employee_id, comment_id, state, article_id, article_name, reason, made_at)
  select gen_random_uuid(), employee_id, comment_id, 'REFUSED', article_id, nome_articolo, 'Fuori tema', now()
  from account, (select * from content_comment order by comment_id limit 1) comment
  where user_name = 'cta.lirr';
insert into read_notice (notice_id, employee_id, ask_id, occasion, article_id, article_name, made_at)
  select gen_random_uuid(), employee_id, ask_id, 'asked', item_id, 'Da leggere', now()
  from account, (select * from content_read_ask order by ask_id limit 1) ask
  where user_name = 'cta.lirr';
