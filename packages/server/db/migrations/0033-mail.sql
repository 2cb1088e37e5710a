-- Mail: one for each notice that nobody has read, with the notice's own id, so that no notice is sent twice
-- (docs/decisions/0099). No reason and no cause stands in it.

-- In which language Torre writes to somebody; the interface keeps its own in the browser.
alter table account add column language text not null default 'it' check (language in ('it', 'en'));

create table mail (
  mail_id   uuid primary key,
  user_name text not null references account,
  kind      text not null check (kind in ('SHIFTS')),
  -- What its text says: plant and number of days.
  details   jsonb not null,
  state     text not null default 'waiting' check (state in ('waiting', 'sent', 'refused')),
  attempts  integer not null default 0,
  -- The answer of the mail server or the kind of the failure, without its words: they may quote the address.
  problem   text,
  made_at   timestamptz not null,
  ended_at  timestamptz
);
create index mail_made on mail (made_at desc, mail_id desc);

select guard_system('mail');
select guard_role('mail', '{select}', 'ROLE_ADMIN', 'administrators');
