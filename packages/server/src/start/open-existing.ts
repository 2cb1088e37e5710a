import type { Config } from '../platform/config.ts';
import { openAsOwner, readSchemaState, type Database } from '../platform/db/index.ts';
import { joinEmbedded } from '../platform/embedded/index.ts';
import type { Lifetime } from './lifetime.ts';
import { requireAnswer } from './require-answer.ts';
import { StartProblem } from './start-problem.ts';

/**
 * The database of the settings as its owner, for commands beside Torre. Makes and migrates nothing: a mistyped setting
 * must not become a second, empty Torre. Throws StartProblem or EmbeddedProblem unless it is Torre's and of this version.
 */
export async function openExisting(config: Config, lifetime: Lifetime): Promise<Database> {
  const db = openAsOwner(config.databaseUrl ?? (await joinOwn(config, lifetime)));
  await lifetime.started(() => db.close());
  await requireAnswer(db, config.databaseUrl);
  const state = await readSchemaState(db);
  if (state === 'present') return db;
  const place =
    config.databaseUrl === null ? `nella cartella ${config.dataFolder}` : 'indicato da DATABASE_URL';
  throw new StartProblem(`Il database ${place} ${WHAT_IS_WRONG[state]}`);
}

const WHAT_IS_WRONG = {
  none: 'non è di Torre. Controllare DATABASE_URL e TORRE_DATA: devono essere quelli con cui Torre si avvia.',
  older:
    'è di una versione precedente di Torre. Avviare una volta questa versione (npm start), che lo aggiorna.',
  newer: 'è di una versione successiva di Torre. Usare il comando di quella versione.',
};

async function joinOwn(config: Config, lifetime: Lifetime): Promise<string> {
  const embedded = await joinEmbedded({ dataDir: config.dataFolder, log: () => undefined });
  await lifetime.started(() => embedded.stop());
  return embedded.url;
}
