insert into shift_history (icao, day, employee_id, version, storified_action, turn, own_times, is_str, modify_date)
  select icao, day, employee_id, version, 'CHANGE', turn, own_times, is_str, modify_date from day_shift limit 500;
insert into calendar_feed values ('cta.lirr', gen_random_uuid(), '\x01', now(), null);
insert into roster_draft (draft_id, icao, month, opened_by, opened_at)
  select '00000000-0000-7000-8000-000000000001', 'LIRR', '2026-12-01', employee_id, now() from account where user_name = 'cta.lirr';
insert into draft_shift (icao, day, employee_id, draft_id, turn, version, modify_date)
  select s.icao, s.day, s.employee_id, d.draft_id, s.turn, 2, s.modify_date from day_shift s join roster_draft d using (icao)
  limit 5;
insert into draft_history (icao, day, employee_id, version, draft_id, turn, own_times, is_str)
  select icao, day, employee_id, 1, draft_id, turn, false, false from draft_shift;
insert into roster_version (icao, month, version_no, changed, published_by, published_at)
  select icao, month, 1, 1, opened_by, opened_at from roster_draft;
insert into roster_version_row (icao, month, version_no, employee_id, days, turns)
  select icao, month, 1, published_by, 1, 'M' from roster_version;
insert into shift_notice (notice_id, employee_id, icao, kind, changes, needs_acknowledgement, made_by, made_at)
  select draft_id, opened_by, icao, 'CHANGE', '[]', true, opened_by, opened_at from roster_draft;
insert into roster_lock select gen_random_uuid(), 'LIRR', 'day', null, '2026-11-20', '2026-11-20', 'x', employee_id,
  '2026-11-14' from account where user_name = 'cta.lirr';
insert into presence (employee_id, tab_id, icao, month)
  select employee_id, gen_random_uuid(), 'LIRR', '2026-12-01' from account where user_name = 'cta.lirr';
insert into specialization (icao, specialization_id, name, rating, category) values ('LIRR', 'PROVA', 'x', 'ACS', 'CTA');
