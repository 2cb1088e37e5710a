import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { MIGRATIONS_FOLDER, migrate } from '../platform/db/migrate.ts';
import type { Database } from '../platform/db/index.ts';

const FIXTURES = fileURLToPath(new URL('../../db/fixtures/', import.meta.url));
const SILENT = { info: () => undefined };

/** Rows of a database as it was after a migration, by table. */
export type OldRows = Readonly<Record<string, readonly object[]>>;

/** Numbers of the migrations after which rows were kept. */
export async function keptNumbers(): Promise<readonly string[]> {
  return (await readdir(FIXTURES)).map((name) => name.slice(0, 4));
}

export async function keptRows(number: string): Promise<OldRows> {
  return JSON.parse(gunzipSync(await readFile(join(FIXTURES, `${number}.json.gz`))).toString()) as OldRows;
}

/** Migrates up to the number and no further. */
export async function migrateTo(db: Database, number: string): Promise<void> {
  const until = await mkdtemp(join(tmpdir(), 'torre-migrations-'));
  try {
    await cp(fileURLToPath(MIGRATIONS_FOLDER), until, { recursive: true });
    for (const name of await readdir(until)) if (name.slice(0, 4) > number) await rm(join(until, name));
    await migrate(db, SILENT, pathToFileURL(`${until}/`));
  } finally {
    await rm(until, { recursive: true });
  }
}

/** Whatever the order of the tables: their references were whole when the rows were kept. */
export async function fillWith(db: Database, rows: OldRows): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const [table, own] of Object.entries(rows)) {
      if (own.length === 0) continue;
      const columns = Object.keys(own[0]!).map((column) => `"${column}"`);
      await client.query(
        `insert into "${table}" (${columns.join(', ')})
         select ${columns.join(', ')} from json_populate_recordset(null::"${table}", $1::json)`,
        [JSON.stringify(own)],
      );
    }
  } finally {
    client.release(true);
  }
}
