import { Kysely, PostgresDialect } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import type { Database } from './database.ts';

const built = new WeakMap<Database, Kysely<DB>>();

/** Typed queries for screens, on the same pool; hot paths and rules write their SQL by hand. */
export function typedQueries(db: Database): Kysely<DB> {
  const known = built.get(db) ?? new Kysely<DB>({ dialect: new PostgresDialect({ pool: db.pool }) });
  built.set(db, known);
  return known;
}
