import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { dayOf } from '@torre/domain/kernel';
import { cloneWorld } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { openAsOwner, openDatabase } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { openDoors } from './open-doors.ts';

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
  expect(await openDoors(db)).toEqual([]);
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
])('when %s, the table is named', async (_, statement, table) => {
  await owner.query(`insert into session (session_hash, label, user_name, created_at, last_seen_at, expires_at)
    select sha256(user_name::bytea), user_name, user_name, '2026-11-14', '2026-11-14', '2026-11-20' from account`);
  await owner.query(statement);
  expect(await openDoors(db)).toEqual([table]);
});
