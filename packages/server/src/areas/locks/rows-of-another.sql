insert into roster_lock select gen_random_uuid(), 'LIRR', 'day', null, '2026-11-20', '2026-11-20', 'x', employee_id,
  '2026-11-14' from account where user_name = 'cta.lirr';
