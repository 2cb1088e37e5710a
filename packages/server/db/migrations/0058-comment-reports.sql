-- Readers report a published comment, each once; who wrote a comment is told what the desk decided (docs/decisions/0119).

create table content_comment_report (
  comment_id  uuid not null references content_comment,
  employee_id text not null references employee,
  reported_at timestamptz not null,
  primary key (comment_id, employee_id)
);
create index content_comment_report_person on content_comment_report (employee_id, reported_at);
select guard_system('content_comment_report');
select guard_own('content_comment_report', '{select,insert}', 'employee_id');
-- The desk counts them.
select guard_role('content_comment_report', '{select}', 'ROLE_EDITOR', 'editors');
select guard_role('content_comment_report', '{select}', 'ROLE_APPROVER', 'approvers');

-- Read by the author alone: managers read notices of shifts, and who wrote a comment is the desk's to know.
create table comment_notice (
  notice_id       uuid primary key,
  employee_id     text not null references employee,
  comment_id      uuid not null references content_comment,
  state           text not null check (state in ('PUBLISHED', 'REFUSED', 'WITHDRAWN')),
  article_id      uuid not null references content_item,
  article_name    text not null,
  -- Why it was refused or taken back.
  reason          text check (btrim(reason) <> '' and length(reason) <= 500),
  made_at         timestamptz not null,
  acknowledged_at timestamptz,
  check ((state = 'PUBLISHED') = (reason is null))
);
create index comment_notice_waiting on comment_notice (employee_id, made_at) where acknowledged_at is null;
select guard_system('comment_notice');
select guard_own('comment_notice', '{select,update}', 'employee_id');
select guard_role('comment_notice', '{insert}', 'ROLE_EDITOR', 'editors');
select guard_role('comment_notice', '{insert}', 'ROLE_APPROVER', 'approvers');
