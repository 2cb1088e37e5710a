-- Managers of the plant hear at the bell of an absence from a shift of today or tomorrow (docs/decisions/0134): whose request it is.
-- Of every cause alike and in whatever state, so that the row says nothing of either.
alter table shift_notice drop constraint shift_notice_kind_check;
alter table shift_notice drop constraint shift_notice_about_request;
alter table shift_notice
  add constraint shift_notice_kind_check
    check (kind in ('PUBLICATION', 'CHANGE', 'REQUEST', 'SUBSTITUTION', 'WAITING', 'ABSENCE')),
  add constraint shift_notice_about_request check ((kind in ('REQUEST', 'WAITING', 'ABSENCE')) = (request_id is not null)
    and (kind in ('REQUEST', 'WAITING')) = (request_state is not null));
-- Whose request it is, in the own name, to others: those who manage the plant, whom a person does not see.
create policy absence_insert on shift_notice for insert to torre_app
  with check (kind = 'ABSENCE' and changes = '[]' and reason is null and not needs_acknowledgement
    and made_by = (select nullif(current_setting('torre.employee_id', true), '')) and employee_id <> made_by
    and exists (select from absence x where x.absence_id = shift_notice.request_id and x.employee_id = made_by
      and x.icao = shift_notice.icao));
alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check check (kind in ('SHIFTS', 'REQUESTS', 'SUBSTITUTIONS', 'WAITING', 'ABSENCES'));
