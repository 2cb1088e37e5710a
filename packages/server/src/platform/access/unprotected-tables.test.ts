import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { dayOf } from '@torre/domain/kernel';
import { cloneWorld } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { openAsOwner, openDatabase } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { AREAS } from '../../app.ts';
import { describeWalls } from '../area/described-walls.ts';
import { findUnprotectedTables } from './unprotected-tables.ts';

const walls = describeWalls(AREAS);

let database: TestDatabase;
let db: Database;
let owner: Database;

beforeEach(async () => {
  database = await cloneWorld(inject('postgresUrl'), 'small', dayOf(2026, 11, 14));
  db = openDatabase(database.url);
  owner = openAsOwner(database.url);
});
afterEach(async () => {
  await db.close();
  await owner.close();
  await database.drop();
});

test('a database as migrated has no open door', async () => {
  expect(await findUnprotectedTables(db, walls)).toEqual([]);
});

test.each([
  ['row policies are switched off', 'alter table session disable row level security', 'session'],
  [
    'a policy shows all',
    'create policy all_of_it on day_shift for select to torre_app using (true)',
    'day_shift',
  ],
  [
    'a policy lets nobody in',
    `create policy nobody on account to torre_app
     using (current_setting('torre.user_name', true) = '')`,
    'account',
  ],
  [
    'a policy forgets who asks',
    'create policy names on employee for select to torre_app using (true)',
    'employee',
  ],
  ['a policy was replaced by true', 'alter policy managed_update on day_shift using (true)', 'day_shift'],
  [
    'a policy for writing lets everything in',
    'create policy any_row on shift_history for insert to public with check (true)',
    'shift_history',
  ],
  ['a table was forgotten', 'create table illness (employee_id text, reason text)', 'illness'],
  [
    'keys of others are shown',
    `create policy k on idempotency_key for select to torre_app using (employee_id <> '')`,
    'idempotency_key',
  ],
  [
    'files of others are shown',
    `create policy f on file for select to torre_app using (owner_id <> '')`,
    'file',
  ],
  ['a secret may be read', 'grant select on account to torre_app', 'account.password_hash'],
  [
    'a function of its owner looks where requests make tables',
    'alter function end_sessions_of_closed_account() set search_path = public',
    'end_sessions_of_closed_account()',
  ],
  [
    'a later function of its owner names no path',
    `create function later(text) returns text language sql security definer as 'select $1'`,
    'later(text)',
  ],
  ['requests own a table', 'alter table day_shift owner to torre_app', 'day_shift'],
])('when %s, it is named', async (_, statement, table) => {
  await owner.query(`insert into session (session_hash, label, user_name, created_at, last_seen_at, expires_at)
    select sha256(user_name::bytea), user_name, user_name, '2026-11-14', '2026-11-14', '2026-11-20' from account`);
  await owner.query(`insert into idempotency_key (employee_id, key_hash, request_hash, call)
    select employee_id, '\\x01', '\\x02', 'x' from account`);
  await owner.query(`insert into file (file_id, owner_id, area, kind, original_name, size, state, created_at, updated_at)
    select gen_random_uuid(), employee_id, 'x', 'documento', 'x', 1, 'uploading', '2026-11-14', '2026-11-14' from account`);
  await owner.query(statement);
  expect(await findUnprotectedTables(db, walls)).toEqual([table]);
});
