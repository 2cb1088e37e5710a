-- Sign-in at an identity provider (docs/decisions/0019, 0020) and browsers that know an account (0021).

-- Opened by the identity provider: no password stands behind it that could expire.
alter table session add column external boolean not null default false;
grant select (external) on session to torre_app;
create index session_by_end on session (ended_at) where ended_at is not null;

-- A way to the provider and back, for one browser, once. Only hashes: nonce and verifier are derived from the secrets.
create table oidc_attempt (
  state_hash   bytea primary key,
  browser_hash bytea not null,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  used_at      timestamptz
);
create index oidc_attempt_by_age on oidc_attempt (expires_at);

-- What the provider gave for a session, sealed with TORRE_KEY; the session's hash is bound into the seal.
create table provider_token (
  session_hash bytea primary key references session on delete cascade on update cascade,
  sealed       bytea not null
);

-- Browsers in which somebody signed in before: tries of strangers do not slow them down.
create table known_browser (
  browser_hash bytea not null,
  user_name    text not null references account,
  last_used_at timestamptz not null,
  primary key (user_name, browser_hash)
);

-- Tokens do not outlive their session; a sign-out needs the id token once more, as the hint of the redirect.
create function forget_provider_token() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  delete from provider_token where session_hash = new.session_hash;
  return null;
end $$;
create trigger session_ended after update of ended_at on session
  for each row when (new.ended_at is not null and new.ended_reason <> 'sign-out')
  execute function forget_provider_token();

-- A closed account keeps no session and no link, also not for the day on which it is opened again.
create function end_sessions_of_closed_account() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  update session set ended_at = new.disabled_at, ended_reason = 'account closed'
   where user_name = new.user_name and ended_at is null;
  update one_time_link set used_at = new.disabled_at where user_name = new.user_name and used_at is null;
  return null;
end $$;
create trigger account_closed after update of disabled_at on account
  for each row when (new.disabled_at is not null)
  execute function end_sessions_of_closed_account();

-- Before and beside every request: the system's alone.
do $$
declare
  guarded text;
begin
  foreach guarded in array array['oidc_attempt', 'provider_token', 'known_browser'] loop
    execute format('alter table %I enable row level security', guarded);
    execute format('grant select, insert, update, delete on %I to torre_system', guarded);
    execute format('create policy torre_system on %I to torre_system using (true) with check (true)', guarded);
  end loop;
end $$;
