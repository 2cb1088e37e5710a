-- Who decides is reminded of what waits too long, and somebody else after that (docs/decisions/0116). No cause: the request, since
-- when it waits, and in which state.
alter table shift_notice
  add column waits_since   date,
  -- to the second recipient
  add column is_escalation boolean;
do $$
declare
  unnamed name;
begin
  -- the check of migration 0038 has the name that PostgreSQL gave it
  select conname into strict unnamed from pg_constraint
    where conrelid = 'shift_notice'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%request_id IS NOT NULL%';
  execute format('alter table shift_notice drop constraint %I', unnamed);
end $$;
alter table shift_notice drop constraint shift_notice_kind_check;
alter table shift_notice
  add constraint shift_notice_kind_check check (kind in ('PUBLICATION', 'CHANGE', 'REQUEST', 'SUBSTITUTION', 'WAITING')),
  add constraint shift_notice_about_request check ((kind in ('REQUEST', 'WAITING')) = (request_id is not null)
    and (request_id is null) = (request_state is null)),
  add constraint shift_notice_waits check ((kind = 'WAITING') = (waits_since is not null)
    and (kind = 'WAITING') = (is_escalation is not null));
alter table shift_notice drop constraint shift_notice_request_state_check;
alter table shift_notice add constraint shift_notice_request_state_check
  check (case when kind = 'WAITING' then request_state in (20, 40, 50, 60) else request_state in (10, 30, 41, 42, 43, 70) end);
alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check check (kind in ('SHIFTS', 'REQUESTS', 'SUBSTITUTIONS', 'WAITING'));
