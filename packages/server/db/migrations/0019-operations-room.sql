-- The plan of an operations room, day by day, and what happened in it (domain.md 3.4, docs/decisions/0056).

-- A day without a row has the plan that its operating configurations open: nothing is stored until somebody saves.
create table operative_plan (
  icao     text not null references plant,
  day      date not null,
  state    text not null check (state in ('DRAFT', 'PUBLISHED')),
  version  integer not null default 1 check (version > 0),
  saved_by text not null references employee,
  saved_at timestamptz not null,
  primary key (icao, day),
  unique (icao, day, state)
);

-- Somebody in a position, or an empty seat; minutes of the clock from the midnight that opens the day. The state of the plan
-- stands in each row, so that a person's own rows are found by a policy that asks no other table.
create table time_plan (
  icao         text not null,
  day          date not null,
  time_plan_id text not null,
  state        text not null,
  position_id  text not null,
  employee_id  text references employee,
  begin_minute integer not null check (begin_minute between 0 and 1439),
  end_minute   integer not null check (end_minute between 1 and 1440),
  primary key (icao, day, time_plan_id),
  foreign key (icao, day, state) references operative_plan (icao, day, state) on update cascade,
  foreign key (icao, position_id) references position,
  check (end_minute > begin_minute),
  -- Checked when the save ends: two people may change places.
  constraint one_at_a_position exclude using gist (icao with =, day with =, position_id with =,
    int4range(begin_minute, end_minute) with &&) deferrable initially deferred,
  constraint in_one_position exclude using gist (employee_id with =, day with =,
    int4range(begin_minute, end_minute) with &&) deferrable initially deferred
);

-- Time plans that the warnings about time in position leave out.
create table time_plan_ignored (
  ignored_id   uuid primary key,
  icao         text not null,
  day          date not null,
  time_plan_id text not null,
  ignored_by   text not null references employee,
  ignored_at   timestamptz not null,
  unique (icao, day, time_plan_id),
  foreign key (icao, day, time_plan_id) references time_plan on delete cascade
);

-- Positions that are looked at together, or people who are placed together.
create table room_group (
  group_id uuid primary key,
  icao     text not null references plant,
  name     text not null check (name <> ''),
  kind     text not null check (kind in ('POSITIONS', 'PEOPLE')),
  version  integer not null default 1 check (version > 0),
  unique (icao, name),
  unique (group_id, icao)
);
create table room_group_member (
  group_id    uuid not null,
  icao        text not null,
  ord         integer not null,
  position_id text,
  employee_id text references employee,
  primary key (group_id, ord),
  unique (group_id, position_id),
  unique (group_id, employee_id),
  foreign key (group_id, icao) references room_group (group_id, icao) on delete cascade,
  foreign key (icao, position_id) references position on delete cascade,
  check ((position_id is null) <> (employee_id is null))
);

-- Who was where, when: what the published plan said as the time went by. A row that was begun and then changed is replaced,
-- never taken away.
create table room_log (
  log_id       uuid primary key,
  icao         text not null,
  day          date not null,
  position_id  text not null,
  employee_id  text not null references employee,
  begin_minute integer not null,
  end_minute   integer not null,
  logged_at    timestamptz not null,
  replaced_at  timestamptz,
  foreign key (icao, position_id) references position,
  check (end_minute > begin_minute)
);
create unique index room_log_standing on room_log (icao, day, position_id, employee_id, begin_minute, end_minute)
  where replaced_at is null;

do $$
declare
  guarded text;
begin
  foreach guarded in array array['operative_plan', 'time_plan', 'time_plan_ignored', 'room_group', 'room_group_member',
    'room_log'] loop
    execute format('alter table %I enable row level security', guarded);
    execute format('grant select, insert, update, delete on %I to torre_system', guarded);
    execute format('create policy torre_system on %I to torre_system using (true) with check (true)', guarded);
    execute format('create policy managed on %I for select to torre_app
      using (icao = any ((select string_to_array(current_setting(''torre.plants'', true), '',''))::text[]))', guarded);
    execute format('create policy managed_delete on %I for delete to torre_app
      using (icao = any ((select string_to_array(current_setting(''torre.plants'', true), '',''))::text[]))', guarded);
  end loop;
end $$;

grant select, insert, update on operative_plan to torre_app;
grant select, insert, update, delete on time_plan to torre_app;
grant select, insert, delete on time_plan_ignored to torre_app;
grant select, insert, update, delete on room_group to torre_app;
grant select, insert, delete on room_group_member to torre_app;
grant select, insert, delete on room_log to torre_app;
grant update (replaced_at) on room_log to torre_app;

-- Who saves, saves in the own name.
create policy managed_insert on operative_plan for insert to torre_app
  with check (saved_by = (select current_setting('torre.employee_id', true))
    and icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]));
create policy managed_update on operative_plan for update to torre_app
  using (icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]))
  with check (saved_by = (select current_setting('torre.employee_id', true))
    and icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]));

-- Only people of the plant on that day are placed.
create policy managed_insert on time_plan for insert to torre_app
  with check (icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[])
    and (employee_id is null or exists (
      select from assignment a where a.employee_id = time_plan.employee_id and a.icao = time_plan.icao
        and time_plan.day <@ daterange(a.valid_from, a.valid_to, '[]'))));
create policy managed_update on time_plan for update to torre_app
  using (icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]))
  with check (icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[])
    and (employee_id is null or exists (
      select from assignment a where a.employee_id = time_plan.employee_id and a.icao = time_plan.icao
        and time_plan.day <@ daterange(a.valid_from, a.valid_to, '[]'))));
-- Where one is to sit, once it is published.
create policy own_published on time_plan for select to torre_app
  using (state = 'PUBLISHED' and employee_id = (select current_setting('torre.employee_id', true)));

create policy managed_insert on time_plan_ignored for insert to torre_app
  with check (ignored_by = (select current_setting('torre.employee_id', true))
    and icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]));

create policy managed_insert on room_group for insert to torre_app
  with check (icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]));
create policy managed_update on room_group for update to torre_app
  using (icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]))
  with check (icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]));
create policy managed_insert on room_group_member for insert to torre_app
  with check (icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[])
    and (employee_id is null or exists (
      select from assignment a
      where a.employee_id = room_group_member.employee_id and a.icao = room_group_member.icao)));

create policy managed_insert on room_log for insert to torre_app
  with check (icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[])
    and exists (
      select from time_plan p
      where p.icao = room_log.icao and p.day = room_log.day and p.employee_id = room_log.employee_id));
create policy managed_update on room_log for update to torre_app
  using (icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]))
  with check (icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]));
create policy own on room_log for select to torre_app
  using (employee_id = (select current_setting('torre.employee_id', true)));
