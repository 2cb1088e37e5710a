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
