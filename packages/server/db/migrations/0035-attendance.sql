-- Attendance (domain.md 4, M2.4.26): punches as the clocks sent them, and the timetables of day staff.

-- A clock-in or clock-out, imported once: its natural key. Nothing changes it: what was forgotten is a correction (OTE, OTU).
create table punch (
  employee_id text not null references employee,
  punched_at  timestamptz not null,
  kind        text not null check (kind in ('entrance', 'exit')),
  -- plant of the person on the day; null: of no plant
  icao        text references plant,
  -- the clock or the file that it came from
  source      text not null check (btrim(source) <> '' and length(source) <= 100),
  -- always asked for by person and days: plant and day in the key would order nothing
  primary key (employee_id, punched_at, kind),
  check (date_trunc('minute', punched_at) = punched_at)
);
select guard_system('punch');
select guard_own_or_managed('punch', '{select}');

-- The timetables from which those of days are chosen (manager.md 3). Minutes from midnight; the second pair may be missing.
create table orario (
  codorario text primary key check (codorario ~ '^[A-Z0-9_-]{1,20}$'),
  idorario  integer not null unique,
  desorario text not null check (btrim(desorario) <> ''),
  tipologia text not null check (btrim(tipologia) <> ''),
  entrata1  integer not null check (entrata1 between 0 and 1439),
  uscita1   integer not null check (uscita1 between 1 and 1440),
  entrata2  integer check (entrata2 between 0 and 1439),
  uscita2   integer check (uscita2 between 1 and 1440),
  check (uscita1 > entrata1),
  check ((entrata2 is null) = (uscita2 is null)),
  check (entrata2 >= uscita1 and uscita2 > entrata2)
);
-- No personal data: what everybody may choose from.
grant select on orario to torre_app;
grant select, insert, update, delete on orario to torre_system;

-- The timetable of a person's day; its times are the person's own, as a timetable may be moved for a day.
create table day_timetable (
  employee_id text not null references employee,
  day         date not null,
  icao        text references plant,
  codorario   text not null references orario,
  entrata1    integer not null check (entrata1 between 0 and 1439),
  uscita1     integer not null check (uscita1 between 1 and 1440),
  entrata2    integer check (entrata2 between 0 and 1439),
  uscita2     integer check (uscita2 between 1 and 1440),
  version     integer not null default 1 check (version > 0),
  primary key (employee_id, day),
  check (uscita1 > entrata1),
  check ((entrata2 is null) = (uscita2 is null)),
  check (entrata2 >= uscita1 and uscita2 > entrata2)
);
select guard_system('day_timetable');
select guard_own_or_managed('day_timetable', '{select}');

-- The list of trade unions (E7.6.12) begins with invented ones; the organisation writes its own in their place.
insert into lookup_value (list, code, valid_from, name_it, name_en, ord)
  values ('trade-union', 'SICO', '1970-01-01', 'Sindacato dei controllori', 'Union of controllers', 1),
         ('trade-union', 'SIEV', '1970-01-01', 'Sindacato degli esperti di assistenza al volo', 'Union of flight experts', 2),
         ('trade-union', 'SITE', '1970-01-01', 'Sindacato dei tecnici', 'Union of technicians', 3);
