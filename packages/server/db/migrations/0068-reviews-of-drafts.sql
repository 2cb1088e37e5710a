-- A colleague whom the desk named reads a draft until a day, and the bell says so to them alone (docs/decisions/0136).
create table content_review (
  review_id   uuid primary key,
  item_id     uuid not null references content_item,
  -- who reads it
  employee_id text not null references employee,
  until       date not null,
  asked_at    timestamptz not null,
  asked_by    text not null references employee,
  unique (item_id, employee_id)
);
create index content_review_of_person on content_review (employee_id);
select guard_system('content_review');
select guard_own('content_review', '{select}', 'employee_id');
select guard_role('content_review', '{select,insert,delete}', 'ROLE_EDITOR', 'editors');
select guard_role('content_review', '{select,insert,delete}', 'ROLE_APPROVER', 'approvers');

-- Without the name of the draft, which is the desk's: the notice says who asks and until when.
create table review_notice (
  notice_id       uuid primary key,
  employee_id     text not null references employee,
  review_id       uuid not null unique references content_review on delete cascade,
  made_at         timestamptz not null,
  acknowledged_at timestamptz
);
create index review_notice_waiting on review_notice (employee_id) where acknowledged_at is null;
select guard_system('review_notice');
select guard_own('review_notice', '{select,update}', 'employee_id');
select guard_role('review_notice', '{insert}', 'ROLE_EDITOR', 'editors');
select guard_role('review_notice', '{insert}', 'ROLE_APPROVER', 'approvers');
