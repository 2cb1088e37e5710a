-- How often an article was read on a day: nobody's reading is kept with the person (docs/decisions/0122).

create table article_read (
  item_id uuid not null references content_item,
  day     date not null,
  reads   integer not null check (reads > 0),
  primary key (item_id, day)
);
-- Written by the program each minute, so that no statement, nor its instant, belongs to a request.
select guard_system('article_read', '{select,insert,update}');
select guard_role('article_read', '{select}', 'ROLE_EDITOR', 'editors');
select guard_role('article_read', '{select}', 'ROLE_APPROVER', 'approvers');
