import { openDatabase } from '../platform/db/index.ts';
import type { Database } from '../platform/db/index.ts';
import { joinEmbedded } from '../platform/embedded/index.ts';

/** The database of a Torre that runs on this data folder, for what the product itself cannot do yet. */
export async function openRunningDatabase(dataDir: string): Promise<Database> {
  const { url } = await joinEmbedded({ dataDir, log: () => undefined });
  return openDatabase(url);
}
