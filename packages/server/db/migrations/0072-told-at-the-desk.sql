-- The bell says to approvers what waits for them, and to who wrote it that it was sent back; the desk keeps a comment that readers
-- reported (docs/decisions/0141).

-- Without texts: name and remark are read from the item, which nobody reads but the desk. It goes with the next step or version.
create table desk_notice (
  notice_id       uuid primary key,
  employee_id     text not null references employee,
  item_id         uuid not null references content_item,
  state           text not null check (state in ('ASKED', 'SENT_BACK')),
  made_at         timestamptz not null,
  made_by         text not null references employee,
  acknowledged_at timestamptz,
  unique (item_id, employee_id)
);
create index desk_notice_waiting on desk_notice (employee_id) where acknowledged_at is null;
select guard_system('desk_notice');
select guard_own('desk_notice', '{select,update}', 'employee_id');
select guard_role('desk_notice', '{select,insert,delete}', 'ROLE_EDITOR', 'editors');
select guard_role('desk_notice', '{select,insert,delete}', 'ROLE_APPROVER', 'approvers');

-- A report that the desk has looked at: it counts no more, and its reader sends no second one.
alter table content_comment_report add column kept_at timestamptz, add column kept_by text references employee,
  add check ((kept_at is null) = (kept_by is null));
select guard_role('content_comment_report', '{update}', 'ROLE_EDITOR', 'editors_update', false);
select guard_role('content_comment_report', '{update}', 'ROLE_APPROVER', 'approvers_update', false);
grant update (kept_at, kept_by) on content_comment_report to torre_app;
