-- Nobody undoes what a colleague decided on the own absence: the second wall of F13, as its insert has it (0036).
drop policy managed_delete on absence_ignored;
create policy managed_delete on absence_ignored for delete to torre_app
  using (icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[])
    and not exists (
      select from absence x where x.absence_id = absence_ignored.absence_id
        and x.employee_id = (select current_setting('torre.employee_id', true))));
