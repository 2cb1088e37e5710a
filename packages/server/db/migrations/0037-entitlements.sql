-- What people may take by year, and what gives them a right to a cause (domain.md 2.2 to 2.4, 4.1; docs/decisions/0104).

-- A year of a balance as human resources opened it: days, or minutes of balances in hours (domain/requests BALANCE).
create table leave_entitlement (
  employee_id       text not null references employee,
  balance           text not null check (balance in ('FER', 'ROS', 'RFS', 'PRLS', 'ESAU')),
  year              integer not null check (year between 2000 and 2999),
  teorica           integer not null check (teorica between 0 and 100000),
  riduzioni         integer not null default 0 check (riduzioni between 0 and teorica),
  forzate           integer not null default 0 check (forzate between 0 and 100000),
  -- What was left before the first year that was opened; of later years it is derived, and stands here as 0.
  residuo_anni_prec integer not null default 0 check (residuo_anni_prec between -100000 and 100000),
  residuo_anno_prec integer not null default 0 check (residuo_anno_prec between -100000 and 100000),
  version           integer not null default 1 check (version > 0),
  primary key (employee_id, balance, year)
);
select guard_system('leave_entitlement');
select guard_own('leave_entitlement', '{select}', 'employee_id');
select guard_role('leave_entitlement', '{select}', 'ROLE_HR', 'hr');
-- Who decides on requests needs the years before, too, because what is left is carried: managers of every plant in which the
-- person works from the first day of the year on.
create policy managed on leave_entitlement for select to torre_app
  using (exists (
    select from assignment a
    where a.employee_id = leave_entitlement.employee_id
      and a.icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[])
      and coalesce(a.valid_to, 'infinity') >= make_date(leave_entitlement.year, 1, 1)));
grant select on leave_entitlement to torre_app;

-- Health and family: the person and human resources alone, no manager.
create table person_right (
  person_right_id uuid primary key,
  employee_id     text not null references employee,
  right_kind      text not null check (right_kind in ('104', 'CHILD', 'RLS', 'UNION')),
  valid_from      date not null,
  valid_to        date,
  -- 104: a key of whom the person assists, the same for all carers; null: the person's own disability. CHILD: the day of
  -- birth, YYYY-MM-DD.
  assisted        text check (btrim(assisted) <> '' and length(assisted) <= 60),
  note            text check (btrim(note) <> '' and length(note) <= 500),
  version         integer not null default 1 check (version > 0),
  check (valid_to >= valid_from),
  check (right_kind <> 'CHILD' or assisted is not null),
  check (right_kind in ('104', 'CHILD') or assisted is null),
  constraint right_held_once exclude using gist (employee_id with =, right_kind with =, coalesce(assisted, '') with =,
    daterange(valid_from, valid_to, '[]') with &&)
);
create index person_right_assisted on person_right (assisted) where right_kind = '104';
select guard_system('person_right');
select guard_own('person_right', '{select}', 'employee_id');
select guard_role('person_right', '{select}', 'ROLE_HR', 'hr');

-- What a year gives may differ by category, as parameters of rules do (docs/decisions/0104; the check of migration 0027 has
-- the name that PostgreSQL gave it).
do $$
declare
  unnamed name;
begin
  select conname into strict unnamed from pg_constraint
    where conrelid = 'setting_value'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%rules.%';
  execute format('alter table setting_value drop constraint %I', unnamed);
end $$;
alter table setting_value add constraint takes_categories
  check (category = '' or key like 'rules.%' or key like 'entitlements.%');
