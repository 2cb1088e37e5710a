import type { FileStore } from './file-store.ts';
import type { Database } from '../db/index.ts';
import { neededKeys } from './file.store.ts';

const AT_ONCE = 500;

/**
 * Deletes objects that no file needs: remains of a crash between the store and the database. Only objects older than
 * `before` (milliseconds since 1970), for a younger one may be on its way into the database. Returns how many.
 */
export async function deleteOrphans(db: Database, store: FileStore, before: number): Promise<number> {
  let deleted = 0;
  let batch: string[] = [];
  const flush = async (): Promise<void> => {
    const needed = await neededKeys(db, batch);
    for (const key of batch.filter((one) => !needed.has(one))) {
      await store.delete(key);
      deleted += 1;
    }
    batch = [];
  };
  for await (const { key, writtenAt } of store.list()) {
    if (writtenAt < before) batch.push(key);
    if (batch.length === AT_ONCE) await flush();
  }
  await flush();
  return deleted;
}
