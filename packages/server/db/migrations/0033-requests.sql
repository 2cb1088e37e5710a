-- Managers leave absences of hours out of a counter of their plant, and count them again (F13 of domain.md 5.3).
select guard_managed('absence_ignored', '{delete}', policy => 'managed_delete');
-- Who ignores, does so in the own name, and of somebody else who is of the plant on that day.
create policy managed_insert on absence_ignored for insert to torre_app
  with check (ignored_by = (select current_setting('torre.employee_id', true))
    and icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[])
    and exists (
      select from absence x join assignment a on a.employee_id = x.employee_id
      where x.absence_id = absence_ignored.absence_id and a.icao = absence_ignored.icao
        and x.employee_id <> absence_ignored.ignored_by
        and absence_ignored.day between a.valid_from and coalesce(a.valid_to, 'infinity')));
grant insert on absence_ignored to torre_app;
