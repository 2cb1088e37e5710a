-- A shift, what it was before and its draft are written for somebody who is of the plant on that day, a cycle for somebody
-- who is there on some day of it, as the calls ask: one look into the index of a person's assignments a row. What stands
-- for somebody who has left since can be read and, in a draft or a cycle, taken away.
do $$
declare
  of_the_plant constant text := 'icao = any ((select string_to_array(current_setting(''torre.plants'', true), '',''))::text[])
    and exists (select from assignment a where a.employee_id = %1$I.employee_id and a.icao = %1$I.icao
      and daterange(a.valid_from, a.valid_to, ''[]'') %2$s)';
  then_there constant text := '@> %I.day';
  guarded record;
begin
  for guarded in values ('day_shift', 'managed_insert', then_there), ('day_shift', 'managed_update', then_there),
    ('shift_history', 'managed_insert', then_there), ('draft_shift', 'managed', then_there),
    ('draft_history', 'managed', then_there),
    ('employee_cycle', 'managed_insert', '&& daterange(%I.valid_from, %I.valid_to, ''[]'')'),
    ('employee_cycle', 'managed_update', '&& daterange(%I.valid_from, %I.valid_to, ''[]'')') loop
    execute format('alter policy %I on %I with check (%s)', guarded.column2, guarded.column1,
      format(of_the_plant, guarded.column1, format(guarded.column3, guarded.column1, guarded.column1)));
  end loop;
end $$;
