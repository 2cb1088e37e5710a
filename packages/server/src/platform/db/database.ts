import pg from 'pg';
import { parseTimestamp } from './parse-timestamp.ts';
import { commitSignals } from './commit-signals.ts';
import type { CommitSignals } from './commit-signals.ts';

/** A statement; with `name` it is prepared once per connection (hot paths). */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}

export interface Queryable {
  // oxlint-disable-next-line typescript/no-explicit-any -- a row's shape is known by the statement's author only
  query<R extends pg.QueryResultRow = any>(
    statement: string | Statement,
    values?: readonly unknown[],
  ): Promise<pg.QueryResult<R>>;
}

export interface Database extends Queryable {
  readonly pool: pg.Pool;
  readonly url: string;
  readonly signals: CommitSignals;
  close(): Promise<void>;
}

const OID = { int8: 20, date: 1082, timestamptz: 1184 };

/**
 * Values as the product wants them: `date` is text YYYY-MM-DD (a day has no zone), `bigint` a number,
 * `timestamptz` milliseconds since 1970 (UTC).
 */
const types: pg.CustomTypesConfig = {
  // oxlint-disable-next-line typescript/no-explicit-any -- signature of pg
  getTypeParser: (oid: number, format?: any): any => {
    if (oid === OID.date) return (text: string) => text;
    if (oid === OID.int8) return Number;
    if (oid === OID.timestamptz) return parseTimestamp;
    return pg.types.getTypeParser(oid, format);
  },
};

/** Settings of every connection, also of the listener. `jit=off`: compiling costs more than our statements. */
export function connectionConfig(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    types,
    application_name: 'torre',
    options:
      '-c jit=off -c timezone=UTC -c statement_timeout=30000 -c idle_in_transaction_session_timeout=60000',
    keepAlive: true,
  };
}

/** Opens the pool (no connection yet). `onError` hears of idle connections that broke. */
export function openDatabase(url: string, onError: (error: Error) => void = () => {}): Database {
  const pool = new pg.Pool({ ...connectionConfig(url), max: 12, connectionTimeoutMillis: 10_000 });
  pool.on('error', onError);
  const signals = commitSignals(async (channel) => {
    await pool.query(`notify ${channel}`);
  });
  return {
    pool,
    url,
    signals,
    query: (statement, values) => run(pool, statement, values),
    async close() {
      await signals.flush();
      await pool.end();
    },
  };
}

interface Runner {
  query(config: pg.QueryConfig): Promise<pg.QueryResult>;
}

/** One statement on a pool or a client. */
export function run<R extends pg.QueryResultRow>(
  on: Runner,
  statement: string | Statement,
  values?: readonly unknown[],
): Promise<pg.QueryResult<R>> {
  const config: Statement = typeof statement === 'string' ? { text: statement } : statement;
  const bound = values ?? config.values;
  return on.query({ ...config, ...(bound ? { values: [...bound] } : {}) } as pg.QueryConfig) as Promise<
    pg.QueryResult<R>
  >;
}
