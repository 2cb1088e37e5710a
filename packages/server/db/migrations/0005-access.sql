-- Second wall: two roles and row-level security (docs/decisions/0013).
--   torre_app     a request, with the settings torre.* of who asks; without settings it sees nothing
--   torre_system  everything outside a request: jobs, live events, shared caches, sign-in
-- The given user owns the tables: it migrates, loads the demo world, and passes every policy.
--
-- A later migration that makes a table with personal data does the same:
--   alter table x enable row level security;
--   grant select, insert, update, delete on x to torre_system;
--   create policy torre_system on x to torre_system using (true) with check (true);
--   grant select on x to torre_app;                                        -- as little as the requests need
--   create policy own on x for select to torre_app
--     using (employee_id = (select current_setting('torre.employee_id', true)));
-- The sub-select makes PostgreSQL read a setting once a statement instead of once a row. Settings:
--   torre.employee_id · torre.user_name · torre.session (label)            who asks, '' for nobody
--   torre.plants · torre.roles                                             managed plants and roles, comma-separated

-- Roles belong to the cluster: another database may be making them at this moment.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['torre_app', 'torre_system'] loop
    begin
      if not exists (select from pg_roles where rolname = wanted) then
        execute format('create role %I nologin', wanted);
      end if;
    exception when duplicate_object or unique_violation then
      null;
    end;
    begin
      -- Membership says too little: PostgreSQL 16 makes who creates a role a member that may not take it on.
      execute format('set local role %I', wanted);
      set local role none;
    exception when insufficient_privilege then
      begin
        execute format('grant %I to current_user', wanted);
      exception when unique_violation then
        null;
      end;
    end;
  end loop;
end $$;

grant usage on schema public to torre_app, torre_system;

-- The organisation without its people: everybody who signed in may read it.
grant select on plant, division, unit, island, specialization, holiday, shift_definition, base_cycle, timeslot,
  chair_demand to torre_app;
grant select, insert, update, delete on meta, plant, division, unit, island, specialization, holiday,
  shift_definition, base_cycle, timeslot, chair_demand to torre_system;

-- Whom a row of the trail is about: who may see its personal values follows from it.
alter table audit add column subject text;
update audit set subject = split_part(entity_key, '-', 1) where entity = 'shift';
update audit a set subject = c.employee_id from account c where a.entity = 'account' and c.user_name = a.entity_key;
update audit set subject = actor where entity = 'session';

-- A request learns whether there is a password, never its hash.
alter table account add column has_password boolean not null generated always as (password_hash is not null) stored;

do $$
declare
  guarded text;
begin
  foreach guarded in array array['employee', 'assignment', 'employee_specialization', 'employee_cycle', 'day_shift',
    'shift_history', 'account', 'account_role', 'managed_plant', 'session', 'one_time_link', 'audit', 'audit_value',
    'outbox'] loop
    execute format('alter table %I enable row level security', guarded);
    execute format('grant select, insert, update, delete on %I to torre_system', guarded);
    execute format('create policy torre_system on %I to torre_system using (true) with check (true)', guarded);
  end loop;
end $$;

-- Who works where, as every colleague's roster shows it: anybody who signed in.
grant select on employee, assignment to torre_app;
create policy signed_in on employee for select to torre_app
  using ((select current_setting('torre.employee_id', true)) <> '');
create policy signed_in on assignment for select to torre_app
  using ((select current_setting('torre.employee_id', true)) <> '');

-- Shifts carry notes and reasons for absence: the person and the managers of the plant.
grant select on employee_specialization, employee_cycle, day_shift, shift_history to torre_app;
grant insert, update on day_shift to torre_app;
grant insert on shift_history to torre_app;

create policy own_or_managed on employee_specialization for select to torre_app
  using (employee_id = (select current_setting('torre.employee_id', true))
    or icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]));
create policy own_or_managed on employee_cycle for select to torre_app
  using (employee_id = (select current_setting('torre.employee_id', true))
    or icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]));
create policy own_or_managed on day_shift for select to torre_app
  using (employee_id = (select current_setting('torre.employee_id', true))
    or icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]));
create policy managed_insert on day_shift for insert to torre_app
  with check (icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]));
create policy managed_update on day_shift for update to torre_app
  using (icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]));
create policy own_or_managed on shift_history for select to torre_app
  using (employee_id = (select current_setting('torre.employee_id', true))
    or icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]));
create policy managed_insert on shift_history for insert to torre_app
  with check (icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]));

-- Accounts and rights: the own ones, and all of them for administrators. Hashes are read and written by the system only.
grant select (user_name, employee_id, has_password, password_changed_at, password_expires_at, must_change_password,
    responsabile, responsabile_h35, is_demo, demo_description, demo_ord, last_sign_in_at, disabled_at),
  insert (user_name, employee_id, must_change_password, responsabile, responsabile_h35),
  update (must_change_password, password_expires_at, responsabile, responsabile_h35, disabled_at)
  on account to torre_app;
grant select, insert, update, delete on account_role, managed_plant to torre_app;

create policy own on account for select to torre_app
  using (user_name = (select current_setting('torre.user_name', true)));
create policy own on account_role for select to torre_app
  using (user_name = (select current_setting('torre.user_name', true)));
create policy own on managed_plant for select to torre_app
  using (user_name = (select current_setting('torre.user_name', true)));
create policy administrators on account to torre_app
  using ((select 'ROLE_ADMIN' = any (string_to_array(current_setting('torre.roles', true), ','))));
create policy administrators on account_role to torre_app
  using ((select 'ROLE_ADMIN' = any (string_to_array(current_setting('torre.roles', true), ','))));
create policy administrators on managed_plant to torre_app
  using ((select 'ROLE_ADMIN' = any (string_to_array(current_setting('torre.roles', true), ','))));

-- Sessions and links without their secrets: born and found by the system only.
grant select (label, user_name, created_at, last_seen_at, expires_at, selected_icao, user_agent, ended_at, ended_reason),
  update (selected_icao, ended_at, ended_reason)
  on session to torre_app;
grant select (purpose, user_name, created_at, expires_at, used_at),
  insert (token_hash, purpose, user_name, created_at, expires_at),
  update (used_at)
  on one_time_link to torre_app;

create policy own on session to torre_app
  using (user_name = (select current_setting('torre.user_name', true)));
create policy administrators on session to torre_app
  using ((select 'ROLE_ADMIN' = any (string_to_array(current_setting('torre.roles', true), ','))));
create policy administrators on one_time_link to torre_app
  using ((select 'ROLE_ADMIN' = any (string_to_array(current_setting('torre.roles', true), ','))));

-- The trail: written in one's own name, never changed; read by administrators, by who did it, by whom it is about,
-- by the managers of the plant and, where it is about a person, by HR.
grant select, insert on audit, audit_value to torre_app;
create policy own_name on audit for insert to torre_app
  with check (actor = (select nullif(current_setting('torre.employee_id', true), '')));
create policy concerned on audit for select to torre_app
  using (actor = (select current_setting('torre.employee_id', true))
    or subject = (select current_setting('torre.employee_id', true))
    or icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[])
    or (select 'ROLE_ADMIN' = any (string_to_array(current_setting('torre.roles', true), ',')))
    or (subject is not null
      and (select 'ROLE_HR' = any (string_to_array(current_setting('torre.roles', true), ',')))));

-- A statement cannot see the audit row that it inserts beside its values: the foreign key binds the two.
create policy signed_in on audit_value for insert to torre_app
  with check ((select current_setting('torre.employee_id', true)) <> '');
create policy by_privacy_class on audit_value for select to torre_app
  using (exists (
    select from audit a where a.audit_id = audit_value.audit_id and (
      audit_value.privacy_class = 'PUBLIC'
      or a.subject = (select current_setting('torre.employee_id', true))
      or audit_value.privacy_class = 'WORK'
        and a.icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[])
      or audit_value.privacy_class = 'PERSONAL'
        and (select 'ROLE_HR' = any (string_to_array(current_setting('torre.roles', true), ','))))));

-- Events are announced by requests and read by the system.
grant insert on outbox to torre_app;
create policy signed_in on outbox for insert to torre_app
  with check ((select current_setting('torre.employee_id', true)) <> '');
