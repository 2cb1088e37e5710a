-- People are told what was decided on their requests by the notices that tell changes of shifts (docs/decisions/0105): the request
-- and its state, never its cause.
alter table shift_notice
  add column request_id    uuid references absence on delete cascade,
  add column request_state integer check (request_state in (10, 30, 70));
alter table shift_notice drop constraint shift_notice_kind_check;
alter table shift_notice add constraint shift_notice_kind_check check (kind in ('PUBLICATION', 'CHANGE', 'REQUEST'));
alter table shift_notice add check ((kind = 'REQUEST') = (request_id is not null) and (request_id is null) = (request_state is null));
create index shift_notice_of_request on shift_notice (request_id) where request_id is not null;
-- Who decides, in the own name, to whose request it is.
create policy decided_insert on shift_notice for insert to torre_app
  with check (kind = 'REQUEST' and changes = '[]'
    and made_by = (select nullif(current_setting('torre.employee_id', true), ''))
    and icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[])
    and exists (select from absence x where x.absence_id = shift_notice.request_id
      and x.employee_id = shift_notice.employee_id and x.icao = shift_notice.icao));

alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check check (kind in ('SHIFTS', 'REQUESTS'));
