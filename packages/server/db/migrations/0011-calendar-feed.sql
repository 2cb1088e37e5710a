-- The own calendar's address for other calendar programs (docs/decisions/0044). One an account; only its hash is kept.
create table calendar_feed (
  user_name  text primary key references account,
  -- stands in the ids of its entries: a renewed address shows the same entries, not the same again
  feed_id    uuid not null,
  token_hash bytea not null unique,
  made_at    timestamptz not null,
  -- to the hour
  read_at    timestamptz
);

alter table calendar_feed enable row level security;
grant select, insert, update, delete on calendar_feed to torre_system;
create policy torre_system on calendar_feed to torre_system using (true) with check (true);
grant select (user_name, made_at, read_at), insert (user_name, feed_id, token_hash, made_at),
  update (token_hash, made_at, read_at), delete on calendar_feed to torre_app;
create policy own on calendar_feed to torre_app
  using (user_name = (select current_setting('torre.user_name', true)))
  with check (user_name = (select current_setting('torre.user_name', true)));

-- As its sessions and links (0007): the address of a closed account is not there again when it is opened again.
create function end_feed_of_closed_account() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  delete from calendar_feed where user_name = new.user_name;
  return null;
end $$;
create trigger account_closed_feed after update of disabled_at on account
  for each row when (new.disabled_at is not null)
  execute function end_feed_of_closed_account();
