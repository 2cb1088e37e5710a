insert into audit_value (audit_id, field, privacy_class, new_value, salt)
  select audit_id, 'prova', 'PUBLIC', 'x', '\x00' from audit where actor is not null limit 1;
insert into audit_batch values (900, now(), '1', 900, 1, '\x00', '\x00');
insert into audit_seal values (900, gen_random_uuid(), '\x00');
insert into outbox (event_id, topic, payload) values (gen_random_uuid(), 'prova', '{}');
insert into idempotency_key (employee_id, key_hash, request_hash, call)
  select employee_id, '\x01', '\x02', 'prova' from account where user_name = 'cta.lirr';
insert into job_progress (job_id, name, started_by)
  select gen_random_uuid(), 'prova', employee_id from account where user_name = 'cta.lirr';
insert into file (file_id, owner_id, area, kind, original_name, size, state, created_at, updated_at)
  select gen_random_uuid(), employee_id, 'prova', 'documento', 'x', 10, 'uploading', now(), now()
  from account where user_name = 'cta.lirr';
insert into file_part (file_id, start_at, length, store_key) select file_id, 0, 5, gen_random_uuid() from file;
insert into file_rendition (file_id, name, format, width, height, size, sha256, store_key)
  select file_id, 'large', 'jpg', 1, 1, 1, '\x01', gen_random_uuid() from file limit 1;
insert into file_video (file_id, width, height, milliseconds, pictures) select file_id, 1, 1, 1, 'vp8' from file limit 1;
