-- Accounts, roles, plants of managers, sessions and one-time links.
create table account (
  user_name            text primary key check (user_name = lower(user_name) and user_name <> ''),
  employee_id          text not null unique references employee,
  -- null until the person set one through a link
  password_hash        text,
  password_changed_at  timestamptz,
  password_expires_at  timestamptz,
  must_change_password boolean not null default false,
  responsabile         boolean not null default false,
  responsabile_h35     boolean not null default false,
  -- signs in only while the database is marked as demo
  is_demo              boolean not null default false,
  demo_description     text,
  demo_ord             integer,
  last_sign_in_at      timestamptz,
  disabled_at          timestamptz
);

create table account_role (
  user_name text not null references account,
  ruolo     text not null,
  primary key (user_name, ruolo)
);

-- '-' stands for a manager without a plant (B47); dated like every right.
create table managed_plant (
  user_name  text not null references account,
  icao       text not null,
  valid_from date not null default '2000-01-01',
  valid_to   date,
  primary key (user_name, icao, valid_from)
);

create table session (
  -- SHA-256 of the cookie's secret: a stolen backup opens no session
  session_hash          bytea primary key,
  label                 text not null unique,
  user_name             text not null references account,
  created_at            timestamptz not null,
  last_seen_at          timestamptz not null,
  expires_at            timestamptz not null,
  selected_icao         text,
  user_agent            text not null default '',
  ended_at              timestamptz,
  ended_reason          text
) with (fillfactor = 90);
create index session_by_account on session (user_name) where ended_at is null;

create table one_time_link (
  token_hash bytea primary key,
  purpose    text not null check (purpose in ('set-password', 'first-administrator')),
  user_name  text references account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
