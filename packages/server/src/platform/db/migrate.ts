import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import type pg from 'pg';
import type { Database, Queryable } from './database.ts';

export const MIGRATIONS_FOLDER = new URL('../../../db/migrations/', import.meta.url);

/** Number chosen once for 'somebody migrates this database'; two processes that start together take turns. */
const LOCK = 7_310_001;

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

interface Log {
  info(message: string): void;
}

/** The numbered files in order; throws on a name that does not fit or a number used twice. */
export async function readMigrations(folder: URL = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).toSorted();
  const numbers = names.map((name) => /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]);
  const wrong = names.find((_, i) => numbers[i] === undefined || numbers.indexOf(numbers[i]) !== i);
  if (wrong) throw new Error(`migration ${wrong}: the name must be 0001-what-it-does.sql, each number once`);
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** How the tables of a database stand to this version of Torre; `none`: it is no database of Torre. */
export type SchemaState = 'none' | 'older' | 'present' | 'newer';

/** Looks at the marks of the migrations; makes nothing and changes nothing. */
export async function readSchemaState(on: Queryable, folder: URL = MIGRATIONS_FOLDER): Promise<SchemaState> {
  const { rowCount: marks } = await on.query(
    "select from pg_attribute where attrelid = to_regclass('migration') and attname = 'checksum'",
  );
  if (marks === 0) return 'none';
  const { rows } = await on.query<{ name: string }>('select name from migration');
  const applied = rows.map(({ name }) => name);
  const known = (await readMigrations(folder)).map(({ name }) => name);
  if (!known.some((name) => applied.includes(name))) return 'none';
  if (applied.some((name) => !known.includes(name))) return 'newer';
  return known.every((name) => applied.includes(name)) ? 'present' : 'older';
}

/**
 * Brings the database, opened as its owner, to the present state: each new file in a transaction of its own with its mark.
 * Throws when an applied file was edited or is missing, before anything is changed.
 * Returns the names applied now.
 */
export async function migrate(db: Database, log: Log, folder: URL = MIGRATIONS_FOLDER): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await db.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return await applyMissing(client, migrations, log);
  } finally {
    // The connection goes: its lock and its settings with it.
    client.release(true);
  }
}

async function applyMissing(client: pg.PoolClient, migrations: Migration[], log: Log): Promise<string[]> {
  await client.query(`
    create table if not exists migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default clock_timestamp())`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration',
  );
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  for (const { name, checksum } of rows) {
    if (!known.has(name))
      throw new Error(`the database knows migration ${name}, this version of Torre does not`);
    if (known.get(name) !== checksum)
      throw new Error(`migration ${name} was edited after it had been applied`);
  }
  const applied = new Set(rows.map((row) => row.name));
  const missing = migrations.filter((migration) => !applied.has(migration.name));
  for (const migration of missing) {
    log.info(`migration ${migration.name}`);
    await client.query('begin');
    try {
      await client.query(migration.sql);
      await client.query('insert into migration (name, checksum) values ($1, $2)', [
        migration.name,
        migration.checksum,
      ]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw new Error(`migration ${migration.name} failed`, { cause: error });
    }
  }
  return missing.map((migration) => migration.name);
}
