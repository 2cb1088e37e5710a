insert into mail (mail_id, user_name, kind, details, made_at)
  select gen_random_uuid(), user_name, 'SHIFTS', '{"plant": "LIRR", "count": 1}', now() from account where user_name = 'cta.lirr';
