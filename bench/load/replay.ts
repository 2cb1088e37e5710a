import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type pg from 'pg';
import { decodeValue } from '../product/recorded-statement.ts';
import type { RecordedStatement } from '../product/recorded-statement.ts';

/** The statements that take a key and keep its answer name the key's hash second. */
const KEY_STATEMENTS = /^idempotency-(?:take|keep)$/;
const KEY_AT = 1;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A value of a statement that must be another one than when it was recorded; undefined: as recorded. */
export type ValueOf = (statement: RecordedStatement, at: number) => unknown;

/** As they were recorded, ready to be made again. */
export function decoded(statements: readonly RecordedStatement[]): readonly RecordedStatement[] {
  return statements.map((statement) => ({ ...statement, values: statement.values.map(decodeValue) }));
}

/**
 * Makes recorded statements once more in one ordinary transaction of the same prepared statements, with new keys; rows that named
 * each other still do. Answers the rows of the statement called `rowsOf`; `beforeCommit` may add one more.
 */
export async function replay<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  statements: readonly RecordedStatement[],
  valueOf: ValueOf,
  { rowsOf, beforeCommit }: { readonly rowsOf: string; readonly beforeCommit?: string | undefined },
): Promise<readonly Row[]> {
  const client = await pool.connect();
  const key = randomBytes(32);
  const ids = new Map<string, string>();
  const fresh = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fresh);
    if (typeof value !== 'string' || !UUID.test(value)) return value;
    const id = ids.get(value) ?? randomUUIDv7();
    ids.set(value, id);
    return id;
  };
  try {
    await client.query('begin');
    let found: readonly Row[] = [];
    for (const statement of statements) {
      const { name, called, text, values } = statement;
      const isKey = called !== null && KEY_STATEMENTS.test(called);
      const { rows } = await client.query<Row>({
        name: name ?? undefined,
        text,
        values: values.map((value, at) =>
          isKey && at === KEY_AT ? key : (valueOf(statement, at) ?? fresh(value)),
        ),
      });
      if (called === rowsOf) found = rows;
    }
    if (beforeCommit) await client.query(beforeCommit);
    await client.query('commit');
    return found;
  } finally {
    client.release();
  }
}
