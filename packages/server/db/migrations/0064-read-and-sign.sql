-- An article may ask people of plants or categories to say that they read it, each version once (docs/decisions/0128).

create table content_read_ask (
  ask_id     uuid primary key,
  item_id    uuid not null references content_item,
  version    integer not null,
  -- Each narrows; empty: all.
  plants     text[] not null,
  categories text[] not null,
  due        date not null,
  asked_at   timestamptz not null,
  asked_by   text not null references employee,
  ended_at   timestamptz,
  foreign key (item_id, version) references content_version (item_id, version),
  check (cardinality(plants) + cardinality(categories) > 0)
);
create unique index content_read_ask_open on content_read_ask (item_id) where ended_at is null;
select guard_system('content_read_ask');
-- Whole plants and categories are asked: everybody may know of what.
select guard_signed_in('content_read_ask', '{select}');
select guard_role('content_read_ask', '{insert,update}', 'ROLE_APPROVER', 'approvers');

-- Who has not read yet is told to the managers of their plants by the program alone; the desk counts.
create table content_read_signature (
  ask_id      uuid not null references content_read_ask,
  employee_id text not null references employee,
  signed_at   timestamptz not null,
  primary key (ask_id, employee_id)
);
select guard_system('content_read_signature');
select guard_own('content_read_signature', '{select,insert}', 'employee_id');
