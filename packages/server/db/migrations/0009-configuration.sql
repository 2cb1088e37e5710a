-- Configuration with effect dates (docs/decisions/0028), and versions of people's rights (docs/decisions/0030).

-- Nothing is ever changed or taken away: each save is a new version of its key and plant. Of the versions with one
-- effect date the last one stands; of those that stand, the one with the latest date not after a day holds on that day.
create table setting_value (
  -- declared in packages/domain/src/configuration
  key        text not null check (key ~ '^[A-Za-z0-9.-]{1,100}$'),
  -- '' for the organisation
  icao       text not null default '',
  version    integer not null check (version > 0),
  valid_from date not null,
  -- null: from that date on what holds without a value of its own
  value      jsonb,
  -- what was planned for that date does not come
  withdrawn  boolean not null default false,
  reason     text,
  changed_by text references employee,
  changed_at timestamptz not null,
  primary key (key, icao, version),
  check (jsonb_typeof(value) <> 'null'),
  check (not withdrawn or value is null)
);

alter table setting_value enable row level security;
grant select, insert on setting_value to torre_system;
create policy torre_system on setting_value to torre_system using (true) with check (true);
-- No personal data: every session's answers depend on it. Administrators write, in their own name.
grant select, insert on setting_value to torre_app;
create policy everybody on setting_value for select to torre_app using (true);
create policy administrators on setting_value for insert to torre_app
  with check ((select 'ROLE_ADMIN' = any (string_to_array(current_setting('torre.roles', true), ',')))
    and changed_by = (select current_setting('torre.employee_id', true)));

-- Roles, flags and managed plants of an account change together; who saves names the version seen.
alter table account add column rights_version integer not null default 1 check (rights_version > 0);
grant select (rights_version), update (rights_version) on account to torre_app;
