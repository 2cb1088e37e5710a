-- A notice that nobody has acknowledged says what stands: a later change corrects it in its own transaction.
grant update (changes) on shift_notice to torre_app;
create policy managed_update on shift_notice for update to torre_app
  using (acknowledged_at is null
    and icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]))
  with check (acknowledged_at is null
    and icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[]));
