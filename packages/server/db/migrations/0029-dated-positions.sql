-- Timeslots and positions hold from a day to a day (docs/decisions/0092): one id has several states, never two on one day.
-- What other tables say of an id (openings, plans, ignored absences, calls) means its state of the day, so that no key of one
-- row is left to point to.
alter table absence_ignored drop constraint absence_ignored_icao_timeslot_id_fkey;
alter table cover_call drop constraint cover_call_icao_timeslot_id_fkey;
alter table position_opening drop constraint position_opening_icao_position_id_fkey;
alter table time_plan drop constraint time_plan_icao_position_id_fkey;
alter table room_group_member drop constraint room_group_member_icao_position_id_fkey;
alter table room_log drop constraint room_log_icao_position_id_fkey;

-- The first day of what stood before and of rows that name none: earlier than any roster.
alter table timeslot add column valid_from date not null default '2000-01-01';
alter table timeslot add column valid_to date;
alter table timeslot add column version integer not null default 1;
alter table timeslot
  drop constraint timeslot_pkey,
  add primary key (icao, timeslot_id, valid_from),
  add check (version > 0),
  add check (valid_to >= valid_from),
  add constraint timeslot_one_state_a_day
    exclude using gist (icao with =, timeslot_id with =, daterange(valid_from, valid_to, '[]') with &&);

alter table position add column valid_from date not null default '2000-01-01';
alter table position add column valid_to date;
alter table position add column version integer not null default 1;
alter table position
  drop constraint position_pkey,
  add primary key (icao, position_id, valid_from),
  add check (version > 0),
  add check (valid_to >= valid_from),
  add constraint position_one_state_a_day
    exclude using gist (icao with =, position_id with =, daterange(valid_from, valid_to, '[]') with &&);

-- What ends instead of being deleted: the last day, null while it goes on.
alter table plant add column valid_to date;
alter table unit add column valid_to date;
alter table island add column valid_to date;
alter table specialization add column valid_to date;

-- Versions, for saves over what somebody saw.
do $$
declare
  versioned text;
begin
  foreach versioned in array array['plant', 'division', 'unit', 'island', 'specialization', 'shift_definition',
    'operating_configuration', 'position_opening', 'holiday', 'employee', 'assignment', 'employee_specialization',
    'employee_cycle', 'qualification'] loop
    execute format('alter table %I add column version integer not null default 1 check (version > 0)', versioned);
  end loop;
end $$;
