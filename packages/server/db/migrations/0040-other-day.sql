-- Law 104: a manager proposes another day, whose request it is moves it there or keeps it (domain.md 4.1.9; docs/decisions/0106).
alter table absence
  -- first day that a manager proposes, until its owner answers or somebody decides
  add column proposed_day date,
  add column proposed_by  text references employee;
alter table absence add constraint absence_proposal_whole check ((proposed_day is null) = (proposed_by is null));
alter table absence add constraint absence_proposal_waits check (proposed_day is null or state in (40, 50, 60));

-- Of steps that name another first day: the one that stood and the other one.
alter table absence_history
  add column day_before date,
  add column day_after  date;
alter table absence_history add constraint absence_history_days check ((day_before is null) = (day_after is null));

-- Beside what was decided: another day is proposed (41), its owner moved the request there (42) or keeps it (43).
alter table shift_notice drop constraint shift_notice_request_state_check;
alter table shift_notice
  add constraint shift_notice_request_state_check check (request_state in (10, 30, 41, 42, 43, 70));
-- Whose request it is answers, in the own name, who proposed.
create policy answered_insert on shift_notice for insert to torre_app
  with check (kind = 'REQUEST' and changes = '[]' and request_state in (42, 43)
    and made_by = (select nullif(current_setting('torre.employee_id', true), ''))
    and exists (select from absence x where x.absence_id = shift_notice.request_id and x.employee_id = made_by
      and x.proposed_by = shift_notice.employee_id and x.icao = shift_notice.icao));
