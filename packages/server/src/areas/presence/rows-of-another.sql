insert into presence (employee_id, tab_id, icao, month)
  select employee_id, gen_random_uuid(), 'LIRR', '2026-12-01' from account where user_name = 'cta.lirr';
