-- Absences become the requests of domain.md 4 and 5.3 (docs/decisions/0105): who asked when, what was decided, history and documents.
alter table absence
  -- 0: a justification; 1: a disposition of a manager (M3.16)
  add column tipo             integer not null default 0 check (tipo in (0, 1)),
  -- of the first day: its managers decide; null: the person had no post in a plant then
  add column icao             text references plant,
  -- of units: whole hours
  add column quantity         integer check (quantity between 1 and 24),
  add column note             text not null default '',
  -- null and 2000: of rows from before this migration nobody knows it
  add column inserted_by      text references employee,
  add column inserted_at      timestamptz not null default '2000-01-01 00:00Z',
  add column approved_at      timestamptz,
  add column rejected_at      timestamptz,
  -- who decided last
  add column decided_by       text references employee,
  -- rows of one form, decided together
  add column series_id        uuid,
  -- of the cause on the first day: sickness alone lies over leave, and over nothing else (domain.md 4.1.6)
  add column draws_on_leave   boolean not null default false,
  add column gives_leave_back boolean not null default false;

update absence x set
  icao = (select a.icao from assignment a where a.employee_id = x.employee_id
    and x.from_day between a.valid_from and coalesce(a.valid_to, 'infinity')),
  draws_on_leave = exists (select from absence_cause c where c.idcausale = x.cause and c.balance = 'FER'),
  gives_leave_back = exists (select from absence_cause c where c.idcausale = x.cause and c.gives_leave_back);

-- A clock-in correction has one time.
alter table absence drop constraint absence_check2;
alter table absence add check (end_at >= start_at);
alter table absence add check (quantity is null or unit = 'Q');

-- What two saves of one moment must not both write; hours beside whole days and nights are for the rule, under a lock.
alter table absence
  add constraint absence_days_once exclude using gist (employee_id with =, daterange(from_day, to_day, '[]') with &&)
    where (unit = 'G' and state in (10, 20, 40, 50, 60) and not gives_leave_back),
  add constraint absence_sick_once exclude using gist (employee_id with =, daterange(from_day, to_day, '[]') with &&)
    where (unit = 'G' and state in (10, 20, 40, 50, 60) and not draws_on_leave),
  add constraint absence_hours_once exclude using gist (employee_id with =, tstzrange(start_at, end_at) with &&)
    where (unit = 'H' and end_at > start_at and state in (10, 20, 40, 50, 60));

create index absence_asked on absence (icao, inserted_at desc, absence_id desc);
create index absence_first_day on absence (icao, from_day desc, absence_id desc);
create index absence_last_day on absence (icao, to_day desc, absence_id desc);
create index absence_state on absence (icao, state, cause);

-- As before, and who manages the plant that decides: the plant of the row spares the search for posts.
drop policy concerned on absence;
create policy concerned on absence for select to torre_app
  using (employee_id = (select nullif(current_setting('torre.employee_id', true), ''))
    or icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[])
    or (select 'ROLE_HR' = any (string_to_array(current_setting('torre.roles', true), ',')))
    or exists (
      select from assignment a
      where a.employee_id = absence.employee_id
        and a.icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[])
        and daterange(a.valid_from, a.valid_to, '[]') && daterange(from_day, to_day, '[]')));
-- The person asks; the managers of the plant of the first day decide.
select guard_own_or_managed('absence', '{insert,update}');

-- Each step of a request (domain.md 5: every transition is logged).
create table absence_history (
  absence_id uuid not null references absence on delete cascade,
  step       integer not null check (step > 0),
  operation  text not null,
  actor_id   text not null references employee,
  actor_role text not null check (actor_role in ('owner', 'manager', 'second')),
  made_at    timestamptz not null,
  note       text not null default '',
  from_state integer,
  to_state   integer not null,
  primary key (absence_id, step)
);
select guard_system('absence_history');
create policy of_visible_request on absence_history for select to torre_app
  using (exists (select from absence x where x.absence_id = absence_history.absence_id));
create policy in_own_name on absence_history for insert to torre_app
  with check (actor_id = (select nullif(current_setting('torre.employee_id', true), ''))
    and exists (select from absence x where x.absence_id = absence_history.absence_id));
grant select, insert on absence_history to torre_app;

create table absence_document (
  absence_id uuid not null references absence on delete cascade,
  file_id    uuid not null unique references file,
  added_at   timestamptz not null,
  primary key (absence_id, file_id)
);
select guard_system('absence_document');
create policy of_visible_request on absence_document for select to torre_app
  using (exists (select from absence x where x.absence_id = absence_document.absence_id));
grant select on absence_document to torre_app;
select guard_through('absence_document', '{insert}', 'absence', 'absence_id', 'employee_id', 'of_own_request');

-- What an effective request wrote into a cell, so that leaving it gives the old shift back (domain.md 4.1.10).
create table absence_cell (
  absence_id  uuid not null references absence on delete cascade,
  icao        text not null references plant,
  day         date not null,
  turn_before   text not null,
  is_str_before boolean not null,
  -- of the cell as it was written: another version was touched since
  version     integer not null,
  primary key (absence_id, day)
);
select guard_system('absence_cell');
select guard_managed('absence_cell', '{select,insert,delete}');

-- Managers leave absences of hours out of a counter of their plant, and count them again (F13).
select guard_managed('absence_ignored', '{delete}', policy => 'managed_delete');
-- Who ignores, does so in the own name, and of somebody else who is of the plant on that day.
create policy managed_insert on absence_ignored for insert to torre_app
  with check (ignored_by = (select current_setting('torre.employee_id', true))
    and icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[])
    and exists (
      select from absence x join assignment a on a.employee_id = x.employee_id
      where x.absence_id = absence_ignored.absence_id and a.icao = absence_ignored.icao
        and x.employee_id <> absence_ignored.ignored_by
        and absence_ignored.day between a.valid_from and coalesce(a.valid_to, 'infinity')));
grant insert on absence_ignored to torre_app;
