-- Plants, divisions, units, islands, people and their dated assignments.
create extension if not exists btree_gist;

create table meta (
  key   text primary key,
  value text not null
);

create table plant (
  icao         text primary key check (icao ~ '^[A-Z0-9]{4}$'),
  name         text not null,
  class        text not null check (class in ('ACC1', 'ACC2', 'ACC3', 'A', 'B', 'C', 'D', 'E', 'X')),
  shift_type   text not null check (shift_type in ('H24', 'HX', 'H18', 'HJ')),
  kind         text not null default 'FUNZIONE' check (kind in ('FUNZIONE', 'SETTORE')),
  is_strategic boolean not null,
  comune       text not null,
  ord          integer not null
);

-- One division per plant (decisions.md).
create table division (
  division_id text primary key check (division_id ~ '^[A-Z0-9]+$'),
  icao        text not null unique references plant
);

create table unit (
  unit_code text primary key,
  icao      text references plant,
  name      text not null
);

create table island (
  icao      text not null references plant,
  island_id text not null,
  name      text not null,
  ord       integer not null,
  primary key (icao, island_id)
);

create table employee (
  employee_id text primary key check (employee_id ~ '^[0-9]{6}$'),
  name        text not null,
  surname     text not null,
  company     text not null,
  person_type text not null
);

-- Facts about people are dated: who moves in mid-month stands in both rosters on the right days.
create table assignment (
  assignment_id        uuid primary key,
  employee_id          text not null references employee,
  icao                 text references plant,
  unit_code            text not null references unit,
  category             text not null,
  island_id            text,
  employment_condition text not null check (employment_condition in ('LO', 'ST')),
  valid_from           date not null,
  valid_to             date,
  foreign key (icao, island_id) references island (icao, island_id),
  check (valid_to is null or valid_to >= valid_from),
  exclude using gist (employee_id with =, daterange(valid_from, valid_to, '[]') with &&)
);
create index assignment_by_plant on assignment (icao, valid_from, valid_to);

create table specialization (
  icao                text not null references plant,
  specialization_id   text not null,
  name                text not null,
  rating              text not null,
  category            text not null,
  primary key (icao, specialization_id)
);

create table employee_specialization (
  employee_id       text not null references employee,
  icao              text not null,
  specialization_id text not null,
  valid_from        date not null,
  valid_to          date not null,
  foreign key (icao, specialization_id) references specialization,
  primary key (employee_id, icao, specialization_id, valid_from),
  check (valid_to >= valid_from)
);

-- domain.md 2.5: national (comune null) and patron days; a RICORRENZA or SOPPRESSA is no holiday.
create table holiday (
  day       date not null,
  type      text not null check (type in ('FESTIVO', 'PATRONO', 'RICORRENZA', 'SOPPRESSA')),
  comune    text not null default '',
  name      text not null,
  domenicale boolean not null,
  primary key (day, type, comune)
);
