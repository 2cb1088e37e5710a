insert into shift_notice (notice_id, employee_id, icao, kind, changes, needs_acknowledgement, made_by, made_at)
  select gen_random_uuid(), employee_id, 'LIRR', 'CHANGE', '[]', true, employee_id, now() from account
  where user_name = 'cta.lirr';
