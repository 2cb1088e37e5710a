-- What the staffing counters follow from (domain.md 3.3 to 3.7, docs/decisions/0055): positions and when they are open,
-- who may sit there, and what takes people away.

-- Licence, medical and English are asked for where a controller's rating is (domain.md 3.3: AFIS, ARO and MET have none).
-- A specialization of the whole category is held without a row of its own.
alter table specialization add column licensed boolean not null default true;
alter table specialization add column of_category boolean not null default false;
update specialization set licensed = false where rating in ('AFIS', 'ARO', 'MET');

-- Working positions ("chairs"); `ord` is the order in which the matching fills them. `kind` REP: a place on call.
create table position (
  icao              text not null references plant,
  position_id       text not null,
  name              text not null,
  kind              text not null default 'LAV' check (kind in ('LAV', 'REP')),
  island_id         text,
  specialization_id text not null,
  ord               integer not null,
  primary key (icao, position_id),
  foreign key (icao, island_id) references island (icao, island_id),
  foreign key (icao, specialization_id) references specialization
);

-- Which positions are open when. On a day those of its own type hold, of TUTTI where there is none; all that are valid
-- then hold together. FESTIVO: Sundays and the plant's holidays.
create table operating_configuration (
  icao             text not null references plant,
  configuration_id text not null,
  name             text not null,
  day_type         text not null check (day_type in ('TUTTI', 'FERIALE', 'SABATO', 'FESTIVO')),
  valid_from       date not null,
  valid_to         date,
  primary key (icao, configuration_id),
  check (valid_to is null or valid_to >= valid_from)
);

-- Whole clock hours of the local day; finer times belong to the plan of a day.
create table position_opening (
  icao             text not null,
  configuration_id text not null,
  position_id      text not null,
  begin_hour       integer not null check (begin_hour between 0 and 23),
  end_hour         integer not null check (end_hour between 1 and 24),
  primary key (icao, configuration_id, position_id, begin_hour),
  foreign key (icao, configuration_id) references operating_configuration on delete cascade,
  foreign key (icao, position_id) references position on delete cascade,
  check (end_hour > begin_hour)
);

-- Chairs of before: so many positions of one specialization that the whole category holds.
insert into specialization (icao, specialization_id, name, rating, category, licensed, of_category)
  select distinct icao, category, category, category, category, false, true from chair_demand
  on conflict do nothing;
insert into position (icao, position_id, name, kind, specialization_id, ord)
  select icao, category || '-' || kind || '-' || nth, category || ' ' || nth, kind, category,
    (row_number() over (partition by icao order by kind, category, nth))::int
  from (select icao, category, kind, max(chairs) as most from chair_demand group by 1, 2, 3) chair,
    generate_series(1, chair.most) nth;
insert into operating_configuration (icao, configuration_id, name, day_type, valid_from, valid_to)
  select distinct icao, day_type || '-' || valid_from || coalesce('-' || valid_to, ''), 'Configurazione ' || day_type, day_type, valid_from, valid_to
  from chair_demand;
insert into position_opening (icao, configuration_id, position_id, begin_hour, end_hour)
  select icao, day_type || '-' || valid_from || coalesce('-' || valid_to, ''), category || '-' || kind || '-' || nth, hour, hour + 1
  from chair_demand, generate_series(1, chairs) nth;
drop table chair_demand;

grant select on position, operating_configuration, position_opening to torre_app;
grant select, insert, update, delete on position, operating_configuration, position_opening to torre_system;

-- Licence, medical certificate and English endorsement of a person, and suspensions: from their first to their last day.
create table qualification (
  employee_id text not null references employee,
  kind        text not null check (kind in ('LICENCE', 'MEDICAL', 'ENGLISH', 'SUSPENSION')),
  valid_from  date not null,
  valid_to    date,
  primary key (employee_id, kind, valid_from),
  check (valid_to is null or valid_to >= valid_from)
);

-- Time away, asked for or ordered (domain.md 4 and 5.3): whole days (G), a stretch of hours (H), units without times (Q).
create table absence (
  absence_id  uuid primary key,
  employee_id text not null references employee,
  cause       text not null,
  state       integer not null check (state in (10, 20, 30, 40, 50, 60, 70)),
  unit        text not null check (unit in ('G', 'H', 'Q')),
  from_day    date not null,
  to_day      date not null,
  start_at    timestamptz,
  end_at      timestamptz,
  version     integer not null default 1 check (version > 0),
  check (to_day >= from_day),
  check ((unit = 'H') = (start_at is not null) and (start_at is null) = (end_at is null)),
  check (end_at > start_at)
);
create index absence_of_person on absence (employee_id, to_day, from_day);

-- An absence that a manager leaves out of one counter (domain.md 3.7 step 2).
create table absence_ignored (
  absence_id  uuid not null references absence on delete cascade,
  icao        text not null,
  day         date not null,
  timeslot_id text not null,
  ignored_by  text not null references employee,
  ignored_at  timestamptz not null,
  primary key (absence_id, icao, day, timeslot_id),
  foreign key (icao, timeslot_id) references timeslot
);
create index absence_ignored_of_day on absence_ignored (icao, day);

-- Secondary activities of a shift (domain.md 3.6). Without times: the whole main shift.
create table activity (
  activity_id uuid primary key,
  employee_id text not null references employee,
  icao        text not null references plant,
  day         date not null,
  code        text not null,
  start_at    timestamptz,
  end_at      timestamptz,
  version     integer not null default 1 check (version > 0),
  check ((start_at is null) = (end_at is null)),
  check (end_at > start_at)
);
create index activity_of_day on activity (icao, day);
create index activity_of_person on activity (employee_id, day);

do $$
declare
  guarded text;
begin
  foreach guarded in array array['qualification', 'absence', 'absence_ignored', 'activity'] loop
    execute format('alter table %I enable row level security', guarded);
    execute format('grant select, insert, update, delete on %I to torre_system', guarded);
    execute format('create policy torre_system on %I to torre_system using (true) with check (true)', guarded);
    execute format('grant select on %I to torre_app', guarded);
  end loop;
end $$;

-- Health and discipline: the person and HR.
create policy own_or_hr on qualification for select to torre_app
  using (employee_id = (select current_setting('torre.employee_id', true))
    or (select 'ROLE_HR' = any (string_to_array(current_setting('torre.roles', true), ','))));

-- Why somebody is away: the person, HR, and who manages a plant of theirs on one of the days.
create policy concerned on absence for select to torre_app
  using (employee_id = (select current_setting('torre.employee_id', true))
    or (select 'ROLE_HR' = any (string_to_array(current_setting('torre.roles', true), ',')))
    or exists (
      select from assignment a
      where a.employee_id = absence.employee_id
        and a.icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[])
        and daterange(a.valid_from, a.valid_to, '[]') && daterange(from_day, to_day, '[]')));

create policy managed on absence_ignored for select to torre_app
  using (icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]));

create policy own_or_managed on activity for select to torre_app
  using (employee_id = (select current_setting('torre.employee_id', true))
    or icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]));
