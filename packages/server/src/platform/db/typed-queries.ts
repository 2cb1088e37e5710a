import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { CompiledQuery, Dialect, Driver, QueryResult } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import type { Queryable } from './database.ts';

const built = new WeakMap<Queryable, Kysely<DB>>();

/** Typed queries for screens, on a database or in a transaction; hot paths and rules write their SQL by hand. */
export function typedQueries(on: Queryable): Kysely<DB> {
  const known = built.get(on) ?? new Kysely<DB>({ dialect: dialectOn(on) });
  built.set(on, known);
  return known;
}

/** Statements go the way of all others, so that the request's role and settings hold for them too. */
function dialectOn(on: Queryable): Dialect {
  return {
    createDriver: () => new QueryableDriver(on),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

class QueryableDriver implements Driver {
  readonly #on: Queryable;

  constructor(on: Queryable) {
    this.#on = on;
  }

  async acquireConnection() {
    return {
      executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
        const { rows, rowCount } = await this.#on.query(sql, parameters);
        return { rows: rows as R[], ...(rowCount !== null && { numAffectedRows: BigInt(rowCount) }) };
      },
      streamQuery: unsupported,
    };
  }

  async init(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
  beginTransaction = unsupported;
  commitTransaction = unsupported;
  rollbackTransaction = unsupported;
}

function unsupported(): never {
  throw new Error('transactions are opened by inTransaction, and nothing streams');
}
