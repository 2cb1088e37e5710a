-- Locks of the roster and who is looking at it (docs/decisions/0048).

create table roster_lock (
  lock_id     uuid primary key,
  icao        text not null references plant,
  -- day: days of the whole plant; person: days of one person; month: closed by the payroll
  kind        text not null check (kind in ('day', 'person', 'month')),
  employee_id text references employee,
  from_day    date not null,
  to_day      date not null,
  reason      text not null,
  locked_by   text not null references employee,
  locked_at   timestamptz not null,
  check (from_day <= to_day),
  check ((kind = 'person') = (employee_id is not null)),
  check (kind <> 'month'
    or (extract(day from from_day) = 1 and to_day = (from_day + interval '1 month')::date - 1)),
  -- no day is locked twice in the same way
  exclude using gist (icao with =, kind with =, coalesce(employee_id, '') with =,
    daterange(from_day, to_day, '[]') with &&)
);

alter table roster_lock enable row level security;
grant select, insert, update, delete on roster_lock to torre_system;
create policy torre_system on roster_lock to torre_system using (true) with check (true);
grant select, insert, delete on roster_lock to torre_app;
create policy managed on roster_lock for select to torre_app
  using (icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[])
    or kind = 'month' and (select 'ROLE_ADMIN' = any (string_to_array(current_setting('torre.roles', true), ','))));
create policy of_managers on roster_lock for insert to torre_app
  with check (kind <> 'month' and locked_by = (select current_setting('torre.employee_id', true))
    and icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]));
create policy of_administrators on roster_lock for insert to torre_app
  with check (kind = 'month' and locked_by = (select current_setting('torre.employee_id', true))
    and (select 'ROLE_ADMIN' = any (string_to_array(current_setting('torre.roles', true), ','))));
create policy lifted_by_managers on roster_lock for delete to torre_app
  using (kind <> 'month'
    and icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]));
create policy lifted_by_administrators on roster_lock for delete to torre_app
  using (kind = 'month'
    and (select 'ROLE_ADMIN' = any (string_to_array(current_setting('torre.roles', true), ','))));

-- A save asks for the locks of its days by this function: nobody sets a lock in the plant until its transaction ends,
-- and saves do not wait for each other. Whoever sets a lock takes the same key alone, so it waits for the saves under
-- way. In a volatile function each statement looks anew: a lock set while the key was waited for is seen.
create function held_roster_locks(plant_icao text, first_day date, last_day date) returns setof roster_lock
language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(7310014, hashtext(plant_icao));
  return query select * from roster_lock l
    where l.icao = plant_icao and l.from_day <= last_day and l.to_day >= first_day;
end $$;

-- Who has which month open, one row a tab, kept alive by its beats. Worth nothing after a crash: unlogged, so that a
-- beat waits for no disk.
create unlogged table presence (
  employee_id text not null references employee,
  tab_id      uuid not null,
  icao        text not null references plant,
  -- its first day
  month       date not null check (extract(day from month) = 1),
  -- the cell that is open in that tab
  editing_employee_id text,
  editing_day date,
  seen_at     timestamptz not null default clock_timestamp(),
  primary key (employee_id, tab_id),
  check ((editing_employee_id is null) = (editing_day is null))
) with (fillfactor = 50);
create index presence_by_month on presence (icao, month);

alter table presence enable row level security;
grant select, insert, update, delete on presence to torre_system;
create policy torre_system on presence to torre_system using (true) with check (true);
grant select, insert, update, delete on presence to torre_app;
create policy managed on presence for select to torre_app
  using (icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]));
create policy own on presence for select to torre_app
  using (employee_id = (select current_setting('torre.employee_id', true)));
create policy own_insert on presence for insert to torre_app
  with check (employee_id = (select current_setting('torre.employee_id', true))
    and icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]));
create policy own_update on presence for update to torre_app
  using (employee_id = (select current_setting('torre.employee_id', true)))
  with check (employee_id = (select current_setting('torre.employee_id', true))
    and icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]));
create policy own_delete on presence for delete to torre_app
  using (employee_id = (select current_setting('torre.employee_id', true)));
