import { currentScope } from '../access/request-scope.ts';
import { run } from './database.ts';
import type { Database, Queryable } from './database.ts';
import { onConnection } from './on-connection.ts';
import { currentClaim } from './request-claim.ts';
import { repeatWhenLost } from './retry.ts';

/** An open transaction. Never run two of its queries in parallel: it is one connection. */
export interface Tx extends Queryable {
  /** Runs after the commit, never after a rollback; what it throws is the caller's to log. */
  afterCommit(fn: () => void): void;
  /** NOTIFY after the commit, coalesced: a NOTIFY inside would serialise all commits. */
  signalAfterCommit(channel: string): void;
}

/**
 * Runs `fn` in one transaction, as the request under way if there is one: commits its result, rolls back and rethrows
 * what it throws. When PostgreSQL prefers another transaction (deadlock, serialization failure), `fn` runs again, three
 * times at most: what it does outside of `tx` must bear that.
 */
export function inTransaction<T>(db: Database, fn: (tx: Tx) => Promise<T>): Promise<T> {
  return repeatWhenLost(() => tryOnce(db, fn));
}

async function tryOnce<T>(db: Database, fn: (tx: Tx) => Promise<T>): Promise<T> {
  const callbacks: (() => void)[] = [];
  const claim = currentClaim();
  const result = await onConnection(db.pool, currentScope()?.opening ?? 'begin', async (client) => {
    const tx: Tx = {
      query: (statement, values) => run(client, statement, values),
      afterCommit: (callback) => callbacks.push(callback),
      signalAfterCommit: (channel) => callbacks.push(() => db.signals.send(channel)),
    };
    await claim?.make(tx);
    return fn(tx);
  });
  claim?.kept();
  for (const callback of callbacks) callback();
  return result;
}
