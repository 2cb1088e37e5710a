-- Who may not work at night, and from when to when (domain.md 2.3: D.Lgs. 151/2001, art. 53; 1.5, point 18). Why is not
-- kept: the dates are all that the roster needs. HR reads them, the person too; the rules read them as the system.
create table night_exemption (
  employee_id text not null references employee,
  valid_from  date not null,
  valid_to    date,
  primary key (employee_id, valid_from),
  check (valid_to is null or valid_to >= valid_from),
  exclude using gist (employee_id with =, daterange(valid_from, valid_to, '[]') with &&)
);
select guard_system('night_exemption');
select guard_own('night_exemption', '{select}', 'employee_id');
select guard_role('night_exemption', '{select}', 'ROLE_HR', 'hr');
