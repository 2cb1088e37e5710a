-- On what the roster's rows of another made: a draft opened by the person, a specialization.
insert into position (icao, position_id, name, specialization_id, ord) values ('LIRR', 'PROVA', 'x', 'PROVA', 900);
insert into operative_plan (icao, day, state, saved_by, saved_at)
  select 'LIRR', '2026-12-01', 'PUBLISHED', opened_by, now() from roster_draft;
insert into time_plan (icao, day, time_plan_id, state, position_id, employee_id, begin_minute, end_minute)
  select 'LIRR', '2026-12-01', 'x', 'PUBLISHED', 'PROVA', opened_by, 420, 540 from roster_draft;
insert into time_plan_ignored (ignored_id, icao, day, time_plan_id, ignored_by, ignored_at)
  select draft_id, 'LIRR', '2026-12-01', 'x', opened_by, now() from roster_draft;
insert into room_group (group_id, icao, name, kind) select draft_id, 'LIRR', 'x', 'PEOPLE' from roster_draft;
insert into room_group_member (group_id, icao, ord, employee_id) select draft_id, 'LIRR', 1, opened_by from roster_draft;
insert into room_log (log_id, icao, day, position_id, employee_id, begin_minute, end_minute, logged_at)
  select draft_id, 'LIRR', '2026-12-01', 'PROVA', opened_by, 420, 540, now() from roster_draft;
