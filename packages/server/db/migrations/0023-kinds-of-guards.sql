-- One function per kind of guard (docs/decisions/0068). Migrations call them, and nothing else does: each writes policies,
-- none is asked for a row. What a table's guards are stands in the description of its area, which a test compares.
--
-- A later migration that makes a table with rows of people:
--   select guard_system('x');                                                        -- always, first
--   select guard_own('x', '{select}', 'employee_id');                                -- as little as the requests need
-- A policy that fits no kind is written by hand, as in 0005, and its reason stands in the description.
--
-- `commands`: of select, insert, update, delete; all four give one policy. `policy` is its name, by default that of the
-- kind; that of a single command, or of select, stays as it is, others get their command behind it. Where `grants` is
-- false, the columns that a request may touch are granted by hand.

-- Nobody asks as nobody: an empty setting is no owner.
create function guard_setting(setting text) returns text
language sql immutable set search_path = pg_catalog as $$
  select format('(select nullif(current_setting(%L, true), %L))', setting, '')
$$;
create function guard_plants() returns text
language sql immutable set search_path = pg_catalog as $$
  select '((select string_to_array(current_setting(''torre.plants'', true), '',''))::text[])'
$$;

create function guard_write(guarded regclass, commands text[], policy text, condition text, grants boolean)
returns void language plpgsql set search_path = pg_catalog as $$
declare
  command text;
  every constant text[] := array['select', 'insert', 'update', 'delete'];
begin
  if cardinality(commands) = 0 or not commands <@ every then
    raise exception 'no commands of a guard: %', commands;
  end if;
  if commands @> every then
    execute format('create policy %I on %s to torre_app using (%s) with check (%s)', policy, guarded, condition, condition);
  else
    foreach command in array commands loop
      execute format('create policy %I on %s for %s to torre_app %s %s',
        case when command = 'select' or cardinality(commands) = 1 then policy else policy || '_' || command end,
        guarded, command,
        case when command <> 'insert' then format('using (%s)', condition) end,
        case when command in ('insert', 'update') then format('with check (%s)', condition) end);
    end loop;
  end if;
  if grants then
    execute format('grant %s on %s to torre_app', array_to_string(commands, ', '), guarded);
  end if;
end $$;

-- The program's alone, until a guard lets requests in: jobs, live events, sign-in.
create function guard_system(guarded regclass, commands text[] default '{select,insert,update,delete}') returns void
language plpgsql set search_path = pg_catalog as $$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('grant %s on %s to torre_system', array_to_string(commands, ', '), guarded);
  execute format('create policy torre_system on %s to torre_system using (true) with check (true)', guarded);
end $$;

-- Rows of the person (torre.employee_id) or of the account (torre.user_name) that `owner` names.
create function guard_own(guarded regclass, commands text[], owner name, setting text default 'torre.employee_id',
  policy text default null, grants boolean default true) returns void
language sql set search_path = pg_catalog as $$
  select public.guard_write(guarded, commands, coalesce(policy, 'own'), format('%I = %s', owner, public.guard_setting(setting)), grants)
$$;

-- Rows of a plant, for who manages it.
create function guard_managed(guarded regclass, commands text[], plant name default 'icao', policy text default null,
  grants boolean default true) returns void
language sql set search_path = pg_catalog as $$
  select public.guard_write(guarded, commands, coalesce(policy, 'managed'), format('%I = any %s', plant, public.guard_plants()), grants)
$$;

create function guard_own_or_managed(guarded regclass, commands text[], owner name default 'employee_id',
  plant name default 'icao', policy text default null, grants boolean default true) returns void
language sql set search_path = pg_catalog as $$
  select public.guard_write(guarded, commands, coalesce(policy, 'own_or_managed'),
    format('%I = %s or %I = any %s', owner, public.guard_setting('torre.employee_id'), plant, public.guard_plants()), grants)
$$;

-- Every row, for who holds a role.
create function guard_role(guarded regclass, commands text[], role text, policy text, grants boolean default true)
returns void language sql set search_path = pg_catalog as $$
  select public.guard_write(guarded, commands, policy,
    format('(select %L = any (string_to_array(current_setting(%L, true), %L)))', role, 'torre.roles', ','), grants)
$$;

-- Every row, for everybody with a session.
create function guard_signed_in(guarded regclass, commands text[], policy text default 'signed_in',
  grants boolean default true) returns void
language sql set search_path = pg_catalog as $$
  select public.guard_write(guarded, commands, policy, '(select current_setting(''torre.employee_id'', true)) <> ''''', grants)
$$;

-- Rows whose parent, which the column `key` of both names, is the person's. The policies of the parent hold too.
create function guard_through(guarded regclass, commands text[], parent regclass, key name, owner name, policy text,
  grants boolean default true) returns void
language sql set search_path = pg_catalog as $$
  select public.guard_write(guarded, commands, policy,
    format('exists (select from %s parent where parent.%I = %s.%I and parent.%I = %s)', parent, key, guarded, key, owner,
      public.guard_setting('torre.employee_id')), grants)
$$;

revoke all on function guard_setting, guard_plants, guard_write, guard_system, guard_own, guard_managed,
  guard_own_or_managed, guard_role, guard_signed_in, guard_through from public;

-- What stands and fits a kind is written by its function. The same rows for the same requests as before, but that nobody
-- owns no row, not even one whose owner were the empty text, and that what may be updated is also checked as written. A
-- policy for every command becomes one for each command that requests have a right to; `own_or_hr` becomes two.
do $$
declare
  guarded record;
begin
  for guarded in select p.tablename, p.policyname from pg_policies p join (values
    ('employee', '{signed_in}'::name[]), ('assignment', '{signed_in}'), ('employee_specialization', '{own_or_managed}'),
    ('employee_cycle', '{own_or_managed,managed_delete}'), ('day_shift', '{own_or_managed}'),
    ('shift_history', '{own_or_managed}'), ('account', '{own,administrators}'), ('account_role', '{own,administrators}'),
    ('managed_plant', '{own,administrators}'), ('session', '{own,administrators}'), ('one_time_link', '{administrators}'),
    ('audit', '{own_name}'), ('audit_value', '{signed_in}'), ('outbox', '{signed_in}'), ('idempotency_key', '{own}'),
    ('job_progress', '{own_name}'), ('file', '{own,administrators,administrators_delete}'),
    ('file_part', '{of_own_file,administrators,administrators_delete}'), ('calendar_feed', '{own}'),
    ('roster_draft', '{managed}'), ('roster_version', '{managed}'), ('roster_version_row', '{managed}'),
    ('base_cycle', '{signed_in,managed_insert,managed_update}'), ('shift_notice', '{own_or_managed,own_update}'),
    ('presence', '{managed,own,own_delete}'), ('qualification', '{own_or_hr}'), ('absence_ignored', '{managed}'),
    ('activity', '{own_or_managed}'), ('operative_plan', '{managed,managed_delete}'),
    ('time_plan', '{managed,managed_delete}'), ('time_plan_ignored', '{managed,managed_delete}'),
    ('room_group', '{managed,managed_insert,managed_update,managed_delete}'),
    ('room_group_member', '{managed,managed_delete}'), ('room_log', '{managed,managed_update,managed_delete,own}')
  ) fits (tablename, policies) on p.schemaname = 'public' and p.tablename = fits.tablename
    and p.policyname = any (fits.policies)
  loop
    execute format('drop policy %I on public.%I', guarded.policyname, guarded.tablename);
  end loop;
end $$;

-- The rights of requests stay as they were granted.
select guard_signed_in('employee', '{select}', grants => false);
select guard_signed_in('assignment', '{select}', grants => false);
select guard_own_or_managed('employee_specialization', '{select}', grants => false);
select guard_own_or_managed('employee_cycle', '{select}', grants => false);
select guard_managed('employee_cycle', '{delete}', policy => 'managed_delete', grants => false);
select guard_own_or_managed('day_shift', '{select}', grants => false);
select guard_own_or_managed('shift_history', '{select}', grants => false);
select guard_own('account', '{select}', 'user_name', 'torre.user_name', grants => false);
select guard_role('account', '{select,insert,update}', 'ROLE_ADMIN', 'administrators', grants => false);
select guard_own(mine, '{select}', 'user_name', 'torre.user_name', grants => false),
  guard_role(mine, '{select,insert,update,delete}', 'ROLE_ADMIN', 'administrators', grants => false)
  from unnest('{account_role,managed_plant}'::regclass[]) mine;
select guard_own('session', '{select,update}', 'user_name', 'torre.user_name', grants => false);
select guard_role('session', '{select,update}', 'ROLE_ADMIN', 'administrators', grants => false);
select guard_role('one_time_link', '{select,insert,update}', 'ROLE_ADMIN', 'administrators', grants => false);
select guard_own('audit', '{insert}', 'actor', policy => 'own_name', grants => false);
select guard_signed_in('audit_value', '{insert}', grants => false);
select guard_signed_in('outbox', '{insert}', grants => false);
select guard_own('idempotency_key', '{select,insert,update}', 'employee_id', grants => false);
select guard_own('job_progress', '{insert}', 'started_by', policy => 'own_name', grants => false);
select guard_own('file', '{select,insert,update,delete}', 'owner_id', grants => false);
select guard_through('file_part', '{select,insert,update,delete}', 'file', 'file_id', 'owner_id', 'of_own_file',
  grants => false);
select guard_role(files, '{select,delete}', 'ROLE_ADMIN', 'administrators', grants => false)
  from unnest('{file,file_part}'::regclass[]) files;
select guard_own('calendar_feed', '{select,insert,update,delete}', 'user_name', 'torre.user_name', grants => false);
select guard_managed('roster_draft', '{select,insert,update}', grants => false);
select guard_managed(versions, '{select,insert}', grants => false)
  from unnest('{roster_version,roster_version_row}'::regclass[]) versions;
select guard_signed_in('base_cycle', '{select}', grants => false);
select guard_managed('base_cycle', '{insert,update}', grants => false);
select guard_own_or_managed('shift_notice', '{select}', grants => false);
select guard_own('shift_notice', '{update}', 'employee_id', policy => 'own_update', grants => false);
select guard_managed('presence', '{select}', grants => false);
select guard_own('presence', '{select,delete}', 'employee_id', grants => false);
select guard_own('qualification', '{select}', 'employee_id', grants => false);
select guard_role('qualification', '{select}', 'ROLE_HR', 'hr', grants => false);
select guard_managed('absence_ignored', '{select}', grants => false);
select guard_own_or_managed('activity', '{select}', grants => false);
-- A plan of a day is never taken away.
select guard_managed('operative_plan', '{select}', grants => false);
select guard_managed(room, '{select,delete}', grants => false)
  from unnest('{time_plan,time_plan_ignored,room_group_member}'::regclass[]) room;
select guard_managed('room_group', '{select,insert,update,delete}', grants => false);
select guard_managed('room_log', '{select,update,delete}', grants => false);
select guard_own('room_log', '{select}', 'employee_id', grants => false);
