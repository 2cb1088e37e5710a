-- Who has which item of the desk open, one row a tab, kept alive by its beats (docs/decisions/0132). Worth nothing after a
-- crash: unlogged, so that a beat waits for no disk.
create unlogged table content_presence (
  employee_id text not null references employee,
  tab_id      uuid not null,
  item_id     uuid not null references content_item,
  -- that tab holds text that is not saved
  is_writing  boolean not null,
  seen_at     timestamptz not null default clock_timestamp(),
  primary key (employee_id, tab_id)
) with (fillfactor = 50);
create index content_presence_by_item on content_presence (item_id);
select guard_system('content_presence');
select guard_own('content_presence', '{insert,update,delete}', 'employee_id');
select guard_role('content_presence', '{select}', 'ROLE_EDITOR', 'editors');
select guard_role('content_presence', '{select}', 'ROLE_APPROVER', 'approvers');
