-- Pieces of an upload follow their file: its owner writes them, administrators see and remove them.
drop policy of_seen_file on file_part;
create policy of_own_file on file_part to torre_app
  using (exists (select from file f where f.file_id = file_part.file_id
    and f.owner_id = (select current_setting('torre.employee_id', true))))
  with check (exists (select from file f where f.file_id = file_part.file_id
    and f.owner_id = (select current_setting('torre.employee_id', true))));
create policy administrators on file_part for select to torre_app
  using ((select 'ROLE_ADMIN' = any (string_to_array(current_setting('torre.roles', true), ','))));
create policy administrators_delete on file_part for delete to torre_app
  using ((select 'ROLE_ADMIN' = any (string_to_array(current_setting('torre.roles', true), ','))));
