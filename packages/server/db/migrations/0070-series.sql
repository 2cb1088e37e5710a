-- Rows of a series are found by it: they are decided together (docs/decisions/0138).
create index absence_series on absence (series_id) where series_id is not null;
-- A person's requests of a plant by cause, read without those of everybody else.
create index absence_of_plant_person on absence (icao, employee_id, cause);
