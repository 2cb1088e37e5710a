insert into file (file_id, owner_id, area, kind, original_name, size, received, state, store_key, sha256, content_type,
    created_at, updated_at)
  select '00000000-0000-4000-8000-0000000000d1', employee_id, 'giustificativi', 'documento', 'certificato.pdf', 10, 10, 'ready',
    '00000000-0000-4000-8000-0000000000d1', '\x01', 'application/pdf', '2026-11-14', '2026-11-14'
  from account where user_name = 'impiegato';
insert into absence_document (absence_id, file_id, added_at)
  select min(x.absence_id::text)::uuid, '00000000-0000-4000-8000-0000000000d1', '2026-11-14'
  from absence x join account a using (employee_id) where a.user_name = 'cta.lirr';
insert into absence_cell (absence_id, icao, day, turn_before, is_str_before, version)
  select x.absence_id, 'LIRR', x.from_day, 'M', false, 1
  from absence x join account a using (employee_id) where a.user_name = 'cta.lirr' order by x.absence_id limit 1;
