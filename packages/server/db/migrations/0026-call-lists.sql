-- Whom the managers of a plant asked to take a slot of a day, and what they said (docs/decisions/0086). No free text: why
-- somebody says no is not written down. Only the managers of the plant read it, not even the person.
create table cover_call (
  icao        text not null,
  day         date not null,
  timeslot_id text not null,
  employee_id text not null references employee,
  asked_by    text not null references employee,
  asked_at    timestamptz not null,
  answer      text not null default 'waiting' check (answer in ('waiting', 'yes', 'no', 'none')),
  answered_at timestamptz,
  version     integer not null default 1,
  primary key (icao, day, timeslot_id, employee_id),
  foreign key (icao, timeslot_id) references timeslot,
  check ((answer = 'waiting') = (answered_at is null))
);
create index cover_call_asked on cover_call (asked_at);

select guard_system('cover_call');
select guard_managed('cover_call', '{select,update,delete}');
-- Who asks, asks in the own name, and asks people of the plant on that day.
create policy managed_insert on cover_call for insert to torre_app
  with check (asked_by = (select current_setting('torre.employee_id', true))
    and icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[])
    and exists (
      select from assignment a where a.employee_id = cover_call.employee_id and a.icao = cover_call.icao
        and cover_call.day <@ daterange(a.valid_from, a.valid_to, '[]')));
grant insert on cover_call to torre_app;

-- Rows of the trail about calls name the person who was asked and are not shown to them.
alter policy concerned on audit
  using (actor = (select current_setting('torre.employee_id', true))
    or icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[])
    or (select 'ROLE_ADMIN' = any (string_to_array(current_setting('torre.roles', true), ',')))
    or (entity not in ('draftShift', 'coverCall')
      and (subject = (select current_setting('torre.employee_id', true))
        or (subject is not null
          and (select 'ROLE_HR' = any (string_to_array(current_setting('torre.roles', true), ',')))))));
alter policy by_privacy_class on audit_value
  using (exists (
    select from audit a where a.audit_id = audit_value.audit_id and (
      audit_value.privacy_class = 'PUBLIC'
      or (a.subject = (select current_setting('torre.employee_id', true))
        and a.entity not in ('draftShift', 'coverCall'))
      or audit_value.privacy_class = 'WORK'
        and a.icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[])
      or audit_value.privacy_class = 'PERSONAL'
        and (select 'ROLE_HR' = any (string_to_array(current_setting('torre.roles', true), ','))))));
