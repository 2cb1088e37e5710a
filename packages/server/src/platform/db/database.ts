import pg from 'pg';
import { currentScope } from '../access/request-scope.ts';
import { parseTimestamp } from './parse-timestamp.ts';
import { commitSignals } from './commit-signals.ts';
import type { CommitSignals } from './commit-signals.ts';
import { onConnection } from './on-connection.ts';

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
  /**
   * One connection beside the pool, as the system, for short reads that an open transaction has to wait for: with every
   * connection of the pool in such a transaction, none would ever come free.
   */
  readonly beside: Queryable;
  /** As `beside`, for the longer reads of rules that ask for rows which the request of the transaction may not see. */
  readonly forRules: Queryable;
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

const OPTIONS =
  '-c jit=off -c timezone=UTC -c statement_timeout=30000 -c idle_in_transaction_session_timeout=60000';

/**
 * Settings of every connection, also of the listener, as the given user. `jit=off`: compiling costs more than our
 * statements.
 */
export function connectionConfig(url: string): pg.ClientConfig {
  return { connectionString: url, types, application_name: 'torre', options: OPTIONS, keepAlive: true };
}

type OnError = (error: Error) => void;

/**
 * The product's pool (no connection yet): statements of a request run as `torre_app`, all others as `torre_system`.
 * Who waits 5 s for a lock gives up (503). The database must be migrated. `onError` hears of idle connections that broke.
 */
export function openDatabase(url: string, onError: OnError = () => {}): Database {
  return open(
    { ...connectionConfig(url), options: `${OPTIONS} -c lock_timeout=5000 -c role=torre_system` },
    url,
    onError,
  );
}

/** As the given user, who owns the tables and passes every row policy: for migrating and for loading a world. */
export function openAsOwner(url: string, onError: OnError = () => {}): Database {
  return open(connectionConfig(url), url, onError);
}

function open(config: pg.ClientConfig, url: string, onError: OnError): Database {
  const pool = openPool(config, 12, onError);
  const beside = openPool(config, 1, onError);
  const forRules = openPool(config, 2, onError);
  const signals = commitSignals(async (channel) => {
    await pool.query(`notify ${channel}`);
  });
  return {
    pool,
    beside: { query: (statement, values) => run(beside, statement, values) },
    forRules: { query: (statement, values) => run(forRules, statement, values) },
    url,
    signals,
    query: (statement, values) => {
      const scope = currentScope();
      // A request writes in `inTransaction` only, where its rights are asked for once more.
      return scope === null
        ? run(pool, statement, values)
        : onConnection(pool, `begin read only; ${scope.opening}`, (client) => run(client, statement, values));
    },
    async close() {
      await signals.flush();
      await Promise.all([pool.end(), beside.end(), forRules.end()]);
    },
  };
}

/** Connections are opened when they are needed. */
function openPool(config: pg.ClientConfig, max: number, onError: OnError): pg.Pool {
  const pool = new pg.Pool({ ...config, max, connectionTimeoutMillis: 10_000 });
  pool.on('error', onError);
  // A connection may break between two statements of a transaction: the next one says so, the process lives on.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
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
