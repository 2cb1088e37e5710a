-- The bell reminds of what waits for one's signature: when it is asked, two days before its last day, after it (docs/decisions/0128).
create table read_notice (
  notice_id       uuid primary key,
  employee_id     text not null references employee,
  ask_id          uuid not null references content_read_ask,
  occasion        text not null check (occasion in ('asked', 'soon', 'late')),
  article_id      uuid not null references content_item,
  article_name    text not null,
  made_at         timestamptz not null,
  acknowledged_at timestamptz,
  unique (ask_id, employee_id, occasion)
);
create index read_notice_waiting on read_notice (employee_id, made_at) where acknowledged_at is null;
create index read_notice_of_article on read_notice (article_id);
select guard_system('read_notice');
select guard_own('read_notice', '{select,update}', 'employee_id');
-- What is withdrawn waits for nobody: who takes it back takes the reminders with it.
select guard_role('read_notice', '{select,delete}', 'ROLE_APPROVER', 'approvers');
