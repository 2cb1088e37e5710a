-- A notice and a lock of a person are about somebody who is of the plant: of a notice on every day that it tells of, of
-- a lock on some day that it closes, as the calls ask. One look into the index of a person's assignments a row. The
-- person and the plant of a row stay (no request may update them), so that a correction of a notice is not asked again.
alter policy managed_insert on shift_notice
  with check (icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[])
    and made_by = (select current_setting('torre.employee_id', true))
    -- a notice of no day at all is refused too: it could be filled later
    and coalesce((
      select bool_and(coalesce(stays.days @> (change->>'date')::date, false))
      from (
        select range_agg(daterange(a.valid_from, a.valid_to, '[]')) as days from assignment a
        where a.employee_id = shift_notice.employee_id and a.icao = shift_notice.icao
      ) stays, jsonb_array_elements(changes) change), false));

alter policy of_managers on roster_lock
  with check (kind <> 'month' and locked_by = (select current_setting('torre.employee_id', true))
    and icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[])
    and (employee_id is null or exists (
      select from assignment a
      where a.employee_id = roster_lock.employee_id and a.icao = roster_lock.icao
        and daterange(a.valid_from, a.valid_to, '[]') && daterange(from_day, to_day, '[]'))));
