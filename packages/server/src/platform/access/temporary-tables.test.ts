import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { dayOf } from '@torre/domain/kernel';
import { freshDatabase } from '../../testing/fresh-database.ts';
import type { FreshDatabase } from '../../testing/fresh-database.ts';
import { cloneWorld } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { inTransaction, migrate, openAsOwner, openDatabase } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { inRequestScope } from './request-scope.ts';
import type { Asker } from './request-scope.ts';
import { forbidTemporaryTables } from './temporary-tables.ts';

const ADMINISTRATOR: Asker = {
  employeeId: '000000',
  userName: 'admin',
  sessionLabel: '',
  responsabile: false,
  managedPlants: [],
  roles: new Set(['ROLE_ADMIN']),
};
/** Also on a connection on which there was one before. */
const NO_RIGHT = /permission denied (to create temporary tables|for schema pg_temp)/;

const asRequest = (db: Database, ...statements: readonly string[]): Promise<void> =>
  inRequestScope(ADMINISTRATOR, () =>
    inTransaction(db, async (tx) => {
      for (const statement of statements) await tx.query(statement);
    }),
  );

describe('a request that makes tables in whose shadow the real ones stand', () => {
  let database: TestDatabase;
  let db: Database;
  let owner: Database;

  beforeAll(async () => {
    database = await cloneWorld(inject('postgresUrl'), 'small', dayOf(2026, 11, 14));
    [db, owner] = [openDatabase(database.url), openAsOwner(database.url)];
    // The other wall is down: somebody restored the database without its rights.
    await owner.query(`grant temporary on database ${new URL(database.url).pathname.slice(1)} to torre_app`);
  });
  afterAll(async () => {
    await db.close();
    await owner.close();
    await database.drop();
  });

  test.each([
    [
      'session',
      'hr',
      'ended_at is not null',
      'session_hash bytea, user_name text, ended_at timestamptz, ended_reason text',
    ],
    ['one_time_link', 'editore', 'used_at is not null', 'user_name text, used_at timestamptz'],
    ['calendar_feed', 'redattore', 'false', 'user_name text'],
  ])('saves no %s of an account that is closed', async (table, user, ended, columns) => {
    await owner.query(`
      insert into session (session_hash, label, user_name, created_at, last_seen_at, expires_at)
        values (sha256('${user}'), '${user}', '${user}', now(), now(), now() + '1 day');
      insert into one_time_link (token_hash, purpose, user_name, created_at, expires_at)
        values (sha256('${user}'), 'set-password', '${user}', now(), now() + '1 day');
      insert into calendar_feed values ('${user}', gen_random_uuid(), sha256('${user}'), now(), null)`);
    await asRequest(
      db,
      `create temporary table ${table} (${columns}) on commit drop`,
      `grant all on pg_temp.${table} to public`,
      `update public.account set disabled_at = now() where user_name = '${user}'`,
    );
    const saved = await owner.query(
      `select from public.${table} where user_name = '${user}' and not (${ended})`,
    );
    expect(saved.rowCount).toBe(0);
  });
});

describe('temporary tables', () => {
  let database: FreshDatabase;
  let db: Database;
  let owner: Database;

  beforeEach(async () => {
    database = await freshDatabase(inject('postgresUrl'));
    [db, owner] = [openDatabase(database.url), openAsOwner(database.url)];
  });
  afterEach(async () => {
    await db.close();
    await owner.close();
    await database.drop();
  });

  const attempt = () => asRequest(db, 'create temporary table session (user_name text)');
  const migrated = (as: Database) => migrate(as, { info: () => undefined });
  const name = () => new URL(database.url).pathname.slice(1);

  test('are made by no request of a database as migrated', async () => {
    await migrated(owner);
    await expect(attempt()).rejects.toThrow(NO_RIGHT);
    expect(await forbidTemporaryTables(owner)).toBe(null);
  });

  test('are forbidden again by the start of a database that was restored without its rights', async () => {
    await migrated(owner);
    await owner.query(`grant temporary on database ${name()} to public`);
    await attempt();
    expect(await forbidTemporaryTables(owner)).toBe(null);
    await expect(attempt()).rejects.toThrow(NO_RIGHT);
  });

  test('of a database that the given user does not own are left to its owner, who is told the statement', async () => {
    const user = `ospite_${randomBytes(4).toString('hex')}`;
    await owner.query(`
      create extension btree_gist;
      create role ${user} login password 'segreta' in role torre_app, torre_system;
      grant create on database ${name()} to ${user};
      grant create, usage on schema public to ${user}`);
    const url = new URL(database.url);
    url.username = user;
    url.password = 'segreta';
    const guest = openAsOwner(url.href);
    try {
      await migrated(guest);
      await attempt();
      const statement = `revoke temporary on database ${name()} from public, torre_app;`;
      expect(await forbidTemporaryTables(guest)).toBe(statement);
      await owner.query(statement);
      expect(await forbidTemporaryTables(guest)).toBe(null);
      await expect(attempt()).rejects.toThrow(NO_RIGHT);
    } finally {
      await guest.close();
      await owner.query(`drop owned by ${user} cascade; drop role ${user}`);
    }
  });
});
