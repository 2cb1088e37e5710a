insert into cover_call (icao, day, timeslot_id, employee_id, asked_by, asked_at)
  select 'LIRR', '2026-12-01', 'P', a.employee_id, m.employee_id, '2026-11-14'
  from account a, account m where a.user_name = 'cta.lirr' and m.user_name = 'responsabile2.lirr';
