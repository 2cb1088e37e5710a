/**
 * `node tools/migration-fixture.ts <postgres address>`: keeps the rows of a database as the fixture of its last migration,
 * packages/server/db/fixtures/NNNN.json.gz. Made once when a release's migrations land; the test migrates from every one.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openAsOwner } from '../packages/server/src/platform/db/index.ts';

const url = process.argv[2];
if (url === undefined) throw new Error('The address of a PostgreSQL database is missing.');
const db = openAsOwner(url);
const last = (await db.pool.query<{ name: string }>('select max(name) as name from migration')).rows[0]!.name;
// What PostgreSQL works out of the other columns is no data, and cannot be put back.
const tables = await db.pool.query<{ name: string; columns: string }>(
  `select relname as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migration'
      and attnum > 0 and not attisdropped and attgenerated = '' group by relname order by 1`,
);
const rows: Record<string, unknown> = {};
for (const { name, columns } of tables.rows) {
  const read = await db.pool.query<{ rows: unknown }>(
    `select json_agg(t) as rows from (select ${columns} from "${name}") t`,
  );
  rows[name] = read.rows[0]!.rows ?? [];
}
await db.close();
const file = join(import.meta.dirname, '../packages/server/db/fixtures', `${last.slice(0, 4)}.json.gz`);
await writeFile(file, gzipSync(JSON.stringify(rows), { level: 9 }));
console.log(file);
