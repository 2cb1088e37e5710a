import { run } from './database.ts';
import type { Database, Queryable } from './database.ts';

/** An open transaction. Never run two of its queries in parallel: it is one connection. */
export interface Tx extends Queryable {
  /** Runs after the commit, never after a rollback; what it throws is the caller's to log. */
  afterCommit(fn: () => void): void;
  /** NOTIFY after the commit, coalesced: a NOTIFY inside would serialise all commits. */
  signalAfterCommit(channel: string): void;
}

/** Runs `fn` in one transaction: commits its result, rolls back and rethrows what it throws. */
export async function inTransaction<T>(db: Database, fn: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await db.pool.connect();
  const callbacks: (() => void)[] = [];
  const tx: Tx = {
    query: (statement, values) => run(client, statement, values),
    afterCommit: (callback) => callbacks.push(callback),
    signalAfterCommit: (channel) => callbacks.push(() => db.signals.send(channel)),
  };
  let broken: Error | undefined;
  // The pool listens only while a connection lies in it: without this, one that the database ends between two statements
  // would stop the whole process.
  const onBroken = (error: Error): void => void (broken = error);
  client.on('error', onBroken);
  try {
    await client.query('begin');
    const result = await fn(tx);
    await client.query('commit');
    for (const callback of callbacks) callback();
    return result;
  } catch (error) {
    // A connection that cannot even roll back must not go back into the pool.
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.off('error', onBroken);
    client.release(broken);
  }
}
