-- Who manages a plant names who stands in from a day to a day (docs/decisions/0116). The rights are read where those of sessions
-- are: never more than the giver has at that moment.
create table substitution (
  substitution_id uuid primary key,
  giver           text not null references employee,
  substitute      text not null references employee,
  icao            text not null references plant,
  valid_from      date not null,
  valid_to        date not null,
  named_by        text not null references employee,
  named_at        timestamptz not null,
  ended_by        text references employee,
  ended_at        timestamptz,
  check (valid_to >= valid_from),
  check (giver <> substitute),
  check ((ended_at is null) = (ended_by is null)),
  constraint substitution_once exclude using gist (giver with =, substitute with =, icao with =,
    daterange(valid_from, valid_to, '[]') with &&) where (ended_at is null)
);
create index substitution_of_substitute on substitution (substitute) where ended_at is null;

select guard_system('substitution');
select guard_own('substitution', '{select,update}', 'giver', 'torre.employee_id', 'given', false);
select guard_own('substitution', '{select}', 'substitute', 'torre.employee_id', 'received', false);
select guard_role('substitution', '{select,insert,update}', 'ROLE_ADMIN', 'administrators', false);
-- A plant of one's own: the rows of managed_plant that a request sees are those of its account. One that is only lent is none.
create policy given_insert on substitution for insert to torre_app
  with check (giver = (select nullif(current_setting('torre.employee_id', true), '')) and named_by = giver
    and exists (select from managed_plant m where m.icao = substitution.icao
      and m.user_name = (select nullif(current_setting('torre.user_name', true), ''))));
grant select, insert, update (ended_by, ended_at) on substitution to torre_app;

-- In whose place a step of a request was taken.
alter table absence_history add column on_behalf_of text references employee;

-- Both are told of it by the notices that tell of shifts and requests.
alter table shift_notice add column substitution_id uuid references substitution;
alter table shift_notice drop constraint shift_notice_kind_check;
alter table shift_notice
  add constraint shift_notice_kind_check check (kind in ('PUBLICATION', 'CHANGE', 'REQUEST', 'SUBSTITUTION'));
alter table shift_notice add constraint shift_notice_of_substitution check ((kind = 'SUBSTITUTION') = (substitution_id is not null));
create index shift_notice_of_substitution on shift_notice (substitution_id) where substitution_id is not null;
-- In the own name, of one that the request sees, to one of the two.
create policy substitution_insert on shift_notice for insert to torre_app
  with check (kind = 'SUBSTITUTION' and changes = '[]' and reason is null
    and made_by = (select nullif(current_setting('torre.employee_id', true), ''))
    and exists (select from substitution u where u.substitution_id = shift_notice.substitution_id and u.icao = shift_notice.icao));
alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check check (kind in ('SHIFTS', 'REQUESTS', 'SUBSTITUTIONS'));
