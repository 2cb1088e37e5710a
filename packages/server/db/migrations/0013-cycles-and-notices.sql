-- Base cycles that managers write (docs/decisions/0046).

alter table base_cycle add column version integer not null default 1 check (version > 0);
-- The last day on which the cycle gives shifts; null: it goes on.
alter table base_cycle add column valid_to date;

-- Everybody signed in may read them as before; the managers of the plant write.
alter table base_cycle enable row level security;
create policy torre_system on base_cycle to torre_system using (true) with check (true);
create policy signed_in on base_cycle for select to torre_app
  using ((select current_setting('torre.employee_id', true)) <> '');
create policy managed_insert on base_cycle for insert to torre_app
  with check (icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]));
create policy managed_update on base_cycle for update to torre_app
  using (icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]));
grant insert, update on base_cycle to torre_app;

create policy managed_insert on employee_cycle for insert to torre_app
  with check (icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]));
create policy managed_update on employee_cycle for update to torre_app
  using (icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]));
create policy managed_delete on employee_cycle for delete to torre_app
  using (icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]));
grant insert, update, delete on employee_cycle to torre_app;

-- What a person is told about changes of the own published shifts, one row a save or publication.
create table shift_notice (
  notice_id             uuid primary key,
  employee_id           text not null references employee,
  icao                  text not null references plant,
  kind                  text not null check (kind in ('PUBLICATION', 'CHANGE')),
  -- [{ date: YYYYMMDD, before: turn or null, after: turn }]
  changes               jsonb not null,
  reason                text,
  -- the person is asked to say that it was read
  needs_acknowledgement boolean not null,
  made_by               text not null references employee,
  made_at               timestamptz not null,
  acknowledged_at       timestamptz
);
create index shift_notice_waiting on shift_notice (employee_id) where acknowledged_at is null;
create index shift_notice_of_plant on shift_notice (icao, made_at);

alter table shift_notice enable row level security;
grant select, insert, update, delete on shift_notice to torre_system;
create policy torre_system on shift_notice to torre_system using (true) with check (true);
-- The person and the managers of the plant read it; managers write it, the person alone says that it was read.
grant select, insert, update (acknowledged_at) on shift_notice to torre_app;
create policy own_or_managed on shift_notice for select to torre_app
  using (employee_id = (select current_setting('torre.employee_id', true))
    or icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]));
create policy managed_insert on shift_notice for insert to torre_app
  with check (icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[])
    and made_by = (select current_setting('torre.employee_id', true)));
create policy own_update on shift_notice for update to torre_app
  using (employee_id = (select current_setting('torre.employee_id', true)));
