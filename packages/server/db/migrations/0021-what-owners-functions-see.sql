-- What runs with its owner's rights finds no table that a request has made (docs/decisions/0061). PostgreSQL looks for a
-- table in pg_temp first where the search path does not name it: a temporary table "session" would be changed instead of
-- the real one, and the sessions of a closed account would go on.
--
-- A later function with SECURITY DEFINER carries the same path: the start refuses one that does not.
alter function forget_provider_token() set search_path = pg_catalog, public, pg_temp;
alter function end_sessions_of_closed_account() set search_path = pg_catalog, public, pg_temp;
alter function end_feed_of_closed_account() set search_path = pg_catalog, public, pg_temp;

-- And no request makes tables at all. Only the owner of the database may say so; for another user the start prints it.
do $$
begin
  if exists (select from pg_database where datname = current_database() and pg_has_role(datdba, 'USAGE')) then
    execute format('revoke temporary on database %I from public, torre_app', current_database());
  end if;
end $$;
