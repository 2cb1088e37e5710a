import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { MIGRATIONS_FOLDER, migrate } from './migrate.ts';
import { openAsOwner } from './index.ts';
import type { Database } from './index.ts';

const FIXTURES = fileURLToPath(new URL('../../../db/fixtures/', import.meta.url));
const SILENT = { info: () => undefined };

type Fixture = Readonly<Record<string, readonly object[]>>;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torre-fixtures-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Migrates only up to the fixture's number. */
async function migrateTo(db: Database, number: string): Promise<void> {
  const until = join(folder, number);
  await cp(fileURLToPath(MIGRATIONS_FOLDER), until, { recursive: true });
  for (const name of await readdir(until)) if (name.slice(0, 4) > number) await rm(join(until, name));
  await migrate(db, SILENT, pathToFileURL(`${until}/`));
}

/** Whatever the order of the tables: their references were whole when the rows were kept. */
async function fill(db: Database, fixture: Fixture): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const [table, rows] of Object.entries(fixture)) {
      if (rows.length === 0) continue;
      const columns = Object.keys(rows[0]!).map((column) => `"${column}"`);
      await client.query(
        `insert into "${table}" (${columns.join(', ')})
         select ${columns.join(', ')} from json_populate_recordset(null::"${table}", $1::json)`,
        [JSON.stringify(rows)],
      );
    }
  } finally {
    client.release(true);
  }
}

/** Tables to which a migration adds rows of its own: which are those of before it. */
const ROWS_OF_BEFORE: Readonly<Record<string, { readonly added: string; readonly where: string }>> = {
  specialization: { added: '0018', where: 'where not of_category' },
};

interface ChairDemandRow {
  readonly icao: string;
  readonly kind: string;
  readonly hour: number;
  readonly chairs: number;
}

/** Migration 0018 made positions of them: in every hour as many are open as there were chairs. */
async function expectChairs(db: Database, rows: readonly ChairDemandRow[]): Promise<void> {
  const { rows: open } = await db.query<{ chairs: number }>(
    `select count(*)::int as chairs from position_opening join position using (icao, position_id),
       generate_series(begin_hour, end_hour - 1) hour group by icao, kind, hour order by icao, kind, hour`,
  );
  const before = Map.groupBy(
    rows,
    ({ icao, kind, hour }) => `${icao} ${kind} ${String(hour).padStart(2, '0')}`,
  );
  const sums = [...before]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, same]) => same.reduce((sum, { chairs }) => sum + chairs, 0));
  expect(open.map(({ chairs }) => chairs)).toEqual(sums);
}

const numbers = (await readdir(FIXTURES)).map((name) => name.slice(0, 4));

test.each(numbers)(
  'a database of migration %s with its data becomes today’s and loses no row',
  async (number) => {
    const fixture = JSON.parse(
      gunzipSync(await readFile(join(FIXTURES, `${number}.json.gz`))).toString(),
    ) as Fixture;
    const database = await freshDatabase(inject('postgresUrl'));
    const db = openAsOwner(database.url);
    try {
      await migrateTo(db, number);
      await fill(db, fixture);
      await migrate(db, SILENT);
      for (const [table, rows] of Object.entries(fixture)) {
        if (table === 'chair_demand') {
          await expectChairs(db, rows as readonly ChairDemandRow[]);
          continue;
        }
        const more = ROWS_OF_BEFORE[table];
        const { rows: counted } = await db.query<{ count: number }>(
          `select count(*) from "${table}" ${more && number < more.added ? more.where : ''}`,
        );
        expect([table, counted[0]!.count]).toEqual([table, rows.length]);
      }
    } finally {
      await db.close();
      await database.drop();
    }
  },
);
