-- What an organisation describes of itself (docs/decisions/0094).

-- Hours of a plant: of HJ by month (1 to 12), of HX as planned, by day type; month 0: whatever the month. Minutes from midnight.
create table plant_hours (
  icao       text not null references plant,
  valid_from date not null,
  valid_to   date,
  month      integer not null default 0 check (month between 0 and 12),
  day_type   text not null default 'TUTTI' check (day_type in ('TUTTI', 'FERIALE', 'SABATO', 'FESTIVO')),
  begin_time integer not null check (begin_time between 0 and 1439),
  end_time   integer not null check (end_time between 1 and 1440),
  version    integer not null default 1 check (version > 0),
  primary key (icao, valid_from, month, day_type),
  check (valid_to is null or valid_to >= valid_from),
  exclude using gist (icao with =, month with =, day_type with =, daterange(valid_from, valid_to, '[]') with &&)
);

-- Days on which a plant allows no swaps of shifts (domain.md 5.1, point 8: giorniBloccati).
create table swap_block (
  icao       text not null references plant,
  valid_from date not null,
  valid_to   date not null,
  name       text not null,
  version    integer not null default 1 check (version > 0),
  primary key (icao, valid_from),
  check (valid_to >= valid_from),
  exclude using gist (icao with =, daterange(valid_from, valid_to, '[]') with &&)
);

grant select on plant_hours, swap_block to torre_app;
grant select, insert, update, delete on plant_hours, swap_block to torre_system;

-- Managers write cycles of people by taking rows away and adding others: a row of the same key is another version all the same.
create sequence employee_cycle_version as integer minvalue 2 start 2;
alter table employee_cycle alter version set default nextval('employee_cycle_version');
grant usage on sequence employee_cycle_version to torre_app, torre_system;

-- The rows of a person are named by their first day, as in every other kind.
create unique index assignment_of_person on assignment (employee_id, valid_from);

-- Where somebody is written to; the person and administrators see it.
alter table account add column email text;
grant select (email) on account to torre_app;

-- As cycles of people: the rights of an account are taken away and written anew together.
create sequence managed_plant_version as integer minvalue 2 start 2;
alter table managed_plant add column version integer not null default nextval('managed_plant_version');
grant usage on sequence managed_plant_version to torre_app, torre_system;
