import { openAsOwner, openDatabase } from '../platform/db/index.ts';
import type { Database } from '../platform/db/index.ts';
import { joinEmbedded } from '../platform/embedded/index.ts';

/** The database of a Torre that runs on this data folder, for what the product itself cannot do yet. */
export async function openRunningDatabase(dataDir: string): Promise<Database> {
  const { url } = await joinEmbedded({ dataDir, log: () => undefined });
  return openDatabase(url);
}

/** The same with the rights of its owner, for what nobody may do: a hand behind the product's back. */
export async function openOwnDatabase(dataDir: string): Promise<Database> {
  const { url } = await joinEmbedded({ dataDir, log: () => undefined });
  return openAsOwner(url);
}
