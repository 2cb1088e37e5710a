-- A plant's division is a fact of the organisation as a unit is: it has a name, and a last day (docs/decisions/0114).
alter table division add column name text check (btrim(name) <> ''), add column valid_to date;
update division set name = (select name from plant where plant.icao = division.icao);
alter table division alter column name set not null;
