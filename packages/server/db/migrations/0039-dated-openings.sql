-- Openings hold from a day to a day, as the positions that they open (docs/decisions/0092): one opening has several states, never
-- two on one day. What stood, and rows that name no day, opens on all days of its configuration as before.
alter table position_opening add column valid_from date not null default '2000-01-01';
alter table position_opening add column valid_to date;
alter table position_opening
  drop constraint position_opening_pkey,
  add primary key (icao, configuration_id, position_id, begin_hour, valid_from),
  add check (valid_to >= valid_from),
  add constraint position_opening_one_state_a_day
    exclude using gist (icao with =, configuration_id with =, position_id with =, begin_hour with =,
      daterange(valid_from, valid_to, '[]') with &&);

-- Why a file changes days gone by; for the job that saves it.
alter table organisation_import add column reason text;
grant update (reason) on organisation_import to torre_app;
