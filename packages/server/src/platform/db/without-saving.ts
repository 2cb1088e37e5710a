import type { Database } from './database.ts';
import { inTransaction } from './transaction.ts';
import type { Tx } from './transaction.ts';

class NotSaved extends Error {}

/**
 * What `fn` finds out in a transaction that is rolled back whatever it does: what would stand after a save, read by the
 * statements that read what stands.
 */
export async function withoutSaving<T>(db: Database, fn: (tx: Tx) => Promise<T>): Promise<T> {
  let found: { readonly value: T } | null = null;
  try {
    await inTransaction(db, async (tx) => {
      found = { value: await fn(tx) };
      throw new NotSaved();
    });
  } catch (error) {
    if (!(error instanceof NotSaved)) throw error;
  }
  return found!.value;
}
