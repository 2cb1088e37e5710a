/** Every guarded table holds a row of cta.lirr, who is not the one who tries. */
export const ROWS_OF_ANOTHER = `
  insert into shift_history (icao, day, employee_id, version, storified_action, turn, own_times, is_str, modify_date)
    select icao, day, employee_id, version, 'CHANGE', turn, own_times, is_str, modify_date from day_shift limit 500;
  insert into roster_draft (draft_id, icao, month, opened_by, opened_at)
    select '00000000-0000-7000-8000-000000000001', 'LIRR', '2026-12-01', employee_id, now() from account where user_name = 'cta.lirr';
  insert into draft_shift (icao, day, employee_id, draft_id, turn, version, modify_date)
    select s.icao, s.day, s.employee_id, d.draft_id, s.turn, 2, s.modify_date from day_shift s join roster_draft d using (icao)
    limit 5;
  insert into draft_history (icao, day, employee_id, version, draft_id, turn, own_times, is_str)
    select icao, day, employee_id, 1, draft_id, turn, false, false from draft_shift;
  insert into roster_version (icao, month, version_no, changed, published_by, published_at)
    select icao, month, 1, 1, opened_by, opened_at from roster_draft;
  insert into roster_version_row (icao, month, version_no, employee_id, days, turns)
    select icao, month, 1, published_by, 1, 'M' from roster_version;
  insert into shift_notice (notice_id, employee_id, icao, kind, changes, needs_acknowledgement, made_by, made_at)
    select draft_id, opened_by, icao, 'CHANGE', '[]', true, opened_by, opened_at from roster_draft;
  insert into one_time_link (token_hash, purpose, user_name, created_at, expires_at)
    values ('\\x01', 'set-password', 'cta.lirr', '2026-11-14', '2026-11-15');
  insert into audit_value (audit_id, field, privacy_class, new_value, salt)
    select audit_id, 'prova', 'PUBLIC', 'x', '\\x00' from audit where actor is not null limit 1;
  insert into roster_lock select gen_random_uuid(), 'LIRR', 'day', null, '2026-11-20', '2026-11-20', 'x', employee_id,
    '2026-11-14' from account where user_name = 'cta.lirr';
  insert into presence (employee_id, tab_id, icao, month)
    select employee_id, gen_random_uuid(), 'LIRR', '2026-12-01' from account where user_name = 'cta.lirr';
  insert into specialization (icao, specialization_id, name, rating, category) values ('LIRR', 'PROVA', 'x', 'ACS', 'CTA');
  insert into position (icao, position_id, name, specialization_id, ord) values ('LIRR', 'PROVA', 'x', 'PROVA', 900);
  insert into operative_plan (icao, day, state, saved_by, saved_at)
    select 'LIRR', '2026-12-01', 'PUBLISHED', opened_by, now() from roster_draft;
  insert into time_plan (icao, day, time_plan_id, state, position_id, employee_id, begin_minute, end_minute)
    select 'LIRR', '2026-12-01', 'x', 'PUBLISHED', 'PROVA', opened_by, 420, 540 from roster_draft;
  insert into time_plan_ignored (ignored_id, icao, day, time_plan_id, ignored_by, ignored_at)
    select draft_id, 'LIRR', '2026-12-01', 'x', opened_by, now() from roster_draft;
  insert into room_group (group_id, icao, name, kind) select draft_id, 'LIRR', 'x', 'PEOPLE' from roster_draft;
  insert into room_group_member (group_id, icao, ord, employee_id) select draft_id, 'LIRR', 1, opened_by from roster_draft;
  insert into room_log (log_id, icao, day, position_id, employee_id, begin_minute, end_minute, logged_at)
    select draft_id, 'LIRR', '2026-12-01', 'PROVA', opened_by, 420, 540, now() from roster_draft;
  insert into audit_batch values (900, now(), '1', 900, 1, '\\x00', '\\x00');
  insert into audit_seal values (900, gen_random_uuid(), '\\x00');
  insert into outbox (event_id, topic, payload) values (gen_random_uuid(), 'prova', '{}');
  insert into idempotency_key (employee_id, key_hash, request_hash, call)
    select employee_id, '\\x01', '\\x02', 'prova' from account where user_name = 'cta.lirr';
  insert into oidc_attempt values ('\\x01', '\\x01', now(), now(), null);
  insert into provider_token (session_hash, sealed) select session_hash, '\\x00' from session;
  insert into calendar_feed values ('cta.lirr', gen_random_uuid(), '\\x01', now(), null);
  insert into known_browser values ('\\x01', 'cta.lirr', now());
  insert into job_progress (job_id, name, started_by)
    select gen_random_uuid(), 'prova', employee_id from account where user_name = 'cta.lirr';
  insert into file (file_id, owner_id, area, kind, original_name, size, state, created_at, updated_at)
    select gen_random_uuid(), employee_id, 'prova', 'documento', 'x', 10, 'uploading', now(), now()
    from account where user_name = 'cta.lirr';
  insert into file_part (file_id, start_at, length, store_key) select file_id, 0, 5, gen_random_uuid() from file`;
