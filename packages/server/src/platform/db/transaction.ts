import { currentScope } from '../access/request-scope.ts';
import { currentCommitCondition } from './commit-condition.ts';
import { run } from './database.ts';
import type { Database, Queryable, Statement } from './database.ts';
import { onConnection } from './on-connection.ts';
import { currentClaim } from './request-claim.ts';
import { repeatWhenLost } from './retry.ts';

/** An open transaction. Never run two of its queries in parallel: it is one connection. */
export interface Tx extends Queryable {
  /** Where it runs: for what is known of a database as a whole, never for another query. */
  readonly database: Database;
  /** Runs after the commit, never after a rollback; what it throws is the caller's to log. */
  afterCommit(fn: () => void): void;
  /** NOTIFY after the commit, coalesced: a NOTIFY inside would serialise all commits. */
  signalAfterCommit(channel: string): void;
  /**
   * For the rest of the transaction PostgreSQL plans each statement for the rows that it is given: a plan kept from a time
   * when a table was empty, or made for ten rows, takes seconds with thousands of them. The checks of foreign keys keep
   * theirs, which look each row up by its key: planned anew for every row, they cost more than the row.
   */
  expectManyRows(): Promise<void>;
}

const FOR_MANY_ROWS = 'discard plans; set local enable_seqscan = off';

/** A statement without a name is planned for its values; its name stays readable in the text. */
function unnamed(statement: string | Statement): string | Statement {
  if (typeof statement === 'string' || statement.name === undefined) return statement;
  const { name, text, ...rest } = statement;
  return { ...rest, text: `/* ${name} */ ${text}` };
}

/**
 * Runs `fn` in one transaction, as the request under way if there is one: commits its result, rolls back and rethrows
 * what it throws. When PostgreSQL prefers another transaction (deadlock, serialization failure), `fn` runs again, three
 * times at most: what it does outside of `tx` must bear that. Before the commit the rights of the request are asked for
 * again where they are older than a second; without them everything is rolled back, with 401 or 403.
 */
export function inTransaction<T>(db: Database, fn: (tx: Tx) => Promise<T>): Promise<T> {
  return repeatWhenLost(() => tryOnce(db, fn));
}

async function tryOnce<T>(db: Database, fn: (tx: Tx) => Promise<T>): Promise<T> {
  const callbacks: (() => void)[] = [];
  const claim = currentClaim();
  const result = await onConnection(db.pool, `begin; ${currentScope()?.opening ?? ''}`, async (client) => {
    let keepsPlans = true;
    const tx: Tx = {
      database: db,
      query: (statement, values) => run(client, keepsPlans ? statement : unnamed(statement), values),
      expectManyRows: async () => {
        await run(client, FOR_MANY_ROWS);
        keepsPlans = false;
      },
      afterCommit: (callback) => callbacks.push(callback),
      signalAfterCommit: (channel) => callbacks.push(() => db.signals.send(channel)),
    };
    await claim?.make(tx);
    const done = await fn(tx);
    // Whoever waited for a lock may have lost the right to what is to be committed now.
    await currentCommitCondition()?.();
    return done;
  });
  claim?.kept();
  for (const callback of callbacks) callback();
  return result;
}
