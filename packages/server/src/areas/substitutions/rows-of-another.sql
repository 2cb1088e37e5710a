insert into substitution (substitution_id, giver, substitute, icao, valid_from, valid_to, named_by, named_at)
  select gen_random_uuid(), g.employee_id, s.employee_id, 'LIRF', '2026-11-20', '2026-11-20', g.employee_id, '2026-11-14'
  from account g, account s where g.user_name = 'responsabile.lirf' and s.user_name = 'cta2.lirf';
