/**
 * Are the database types those of the migrations? Starts a PostgreSQL of its own, migrates it from nothing, and compares
 * what it says with packages/server/db/types.gen.ts, or `--file`. `--write` renews it. Part of `npm run check`.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate, openAsOwner } from '../packages/server/src/platform/db/index.ts';
import { generateTypes } from '../packages/server/src/platform/db/generate-types.ts';
import { startEmbedded } from '../packages/server/src/platform/embedded/index.ts';

const COMMITTED = join(import.meta.dirname, '../packages/server/db/types.gen.ts');

async function typesOfMigrations(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'torre-types-'));
  try {
    const embedded = await startEmbedded({ dataDir, log: () => undefined, throwaway: true });
    try {
      const db = openAsOwner(embedded.url);
      try {
        await migrate(db, { info: () => undefined });
        return await generateTypes(db.pool);
      } finally {
        await db.close();
      }
    } finally {
      await embedded.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const { values } = parseArgs({
  options: { write: { type: 'boolean' }, file: { type: 'string', default: COMMITTED } },
});
const { file } = values;
const types = await typesOfMigrations();
if (values.write) await writeFile(file, types);
const same = types === (await readFile(file, 'utf8').catch(() => ''));
console.log(same ? 'as migrated' : `${file} differs from the migrations: node tools/types-drift.ts --write`);
process.exitCode = same ? 0 : 1;
