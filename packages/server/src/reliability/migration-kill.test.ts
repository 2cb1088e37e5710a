import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { MIGRATIONS_FOLDER, migrate, readMigrations } from '../platform/db/migrate.ts';
import { openAsOwner } from '../platform/db/index.ts';
import type { Database } from '../platform/db/index.ts';
import { chance, seedChance } from './chance.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { PROGRAM_ENVIRONMENT } from '../testing/program-environment.ts';
import { sampleSize } from '../testing/sample-size.ts';
import { sqlStatements } from './sql-statements.ts';

const EVERY = sampleSize({ ci: 40, planted: 10, soak: 1 });
const MIGRATE = fileURLToPath(new URL('migrate-once.ts', import.meta.url));
/** Nobody waits that long: the kill comes first. */
const HALT = '\n;select pg_sleep(600);\n';
const SILENT = { info: () => undefined };
vi.setConfig({ testTimeout: 900_000, hookTimeout: 60_000 });

interface Stop {
  readonly file: string;
  /** How many statements of the file ran before the halt. */
  readonly after: number;
}

let folder: string;
let whole: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torre-migrations-'));
  const database = await freshDatabase(inject('postgresUrl'));
  whole = await migrated(database.url);
  await database.drop();
});
afterAll(() => rm(folder, { recursive: true }));

/** Migrates to the end; what the catalogue then says. */
async function migrated(url: string): Promise<string> {
  const db = openAsOwner(url);
  try {
    await migrate(db, SILENT);
    return await catalogue(db);
  } finally {
    await db.close();
  }
}

async function catalogue(db: Database): Promise<string> {
  const { rows } = await db.query(`
    select json_build_array(
      (select json_agg(c order by c) from (select table_schema || '.' || table_name || '.' || column_name || ' ' || data_type || ' ' ||
         is_nullable || coalesce(column_default, '') from information_schema.columns
         where table_schema not in ('pg_catalog', 'information_schema')) as t (c)),
      (select json_agg(d order by d) from (select conrelid::regclass::text || ' ' || pg_get_constraintdef(oid)
         from pg_constraint where connamespace = 'public'::regnamespace) as t (d)),
      (select json_agg(i order by i) from (select indexdef from pg_indexes where schemaname = 'public') as t (i)),
      (select json_agg(p order by p) from (select tablename || policyname || coalesce(qual, '') from pg_policies) as t (p)),
      (select json_agg(m order by m) from (select name || checksum from migration) as t (m))) as all`);
  return JSON.stringify(rows[0].all);
}

async function everyStop(): Promise<Stop[]> {
  const migrations = await readMigrations();
  return migrations.flatMap(({ name, sql }) =>
    Array.from({ length: sqlStatements(sql).length + 1 }, (_, after) => ({ file: name, after })),
  );
}

/** The migrations up to the stop's file, which halts there. */
async function haltingFolder({ file, after }: Stop): Promise<URL> {
  const halting = join(folder, `${file}-${after}`);
  await cp(fileURLToPath(MIGRATIONS_FOLDER), halting, { recursive: true });
  for (const name of await readdir(halting)) if (name > file) await rm(join(halting, name));
  const { sql } = (await readMigrations()).find(({ name }) => name === file)!;
  const statements = sqlStatements(sql);
  await writeFile(
    join(halting, file),
    [...statements.slice(0, after), HALT, ...statements.slice(after)].join(''),
  );
  return pathToFileURL(`${halting}/`);
}

/** Starts a process that migrates, kills it at the stop, and the connection it left in the database. */
async function killAt(stop: Stop, url: string): Promise<void> {
  const halting = await haltingFolder(stop);
  const child = spawn(process.execPath, [MIGRATE, halting.href, url], {
    env: PROGRAM_ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const closed = once(child, 'close');
  const watch = openAsOwner(url);
  try {
    await expect
      .poll(async () => (await watch.query(HALTED)).rowCount, { timeout: 60_000, interval: 20 })
      .toBeGreaterThan(0);
    child.kill('SIGKILL');
    await closed;
    // PostgreSQL notices a dead client only when it has something to tell it.
    await watch.query(`select pg_terminate_backend(pid) from (${HALTED}) as halted`);
  } finally {
    await watch.close();
  }
}

const HALTED = `
  select pid from pg_stat_activity
   where datname = current_database() and wait_event = 'PgSleep' and pid <> pg_backend_pid()`;

test(`a migration killed at a statement (one in ${EVERY}) is taken up again and ends as if nothing had happened`, async () => {
  const seed = seedChance(process.env['RELIABILITY_SEED']);
  const all = await everyStop();
  const stops = all.filter((_, index) => index % EVERY === seed % EVERY);
  expect(stops.length).toBeGreaterThan(0);
  for (const stop of stops) {
    const database = await freshDatabase(inject('postgresUrl'));
    try {
      await killAt(stop, database.url);
      // Some are killed twice.
      if (chance(3) === 0) await killAt(stop, database.url);
      expect(await migrated(database.url), `${stop.file} after ${stop.after} statements`).toBe(whole);
    } finally {
      await database.drop();
    }
  }
});
