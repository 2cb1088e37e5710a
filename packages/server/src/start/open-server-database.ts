import type { Config } from '../platform/config.ts';
import { openAsOwner, openDatabase, type Database } from '../platform/db/index.ts';
import { startEmbedded } from '../platform/embedded/index.ts';
import type { Lifetime } from './lifetime.ts';
import { refuseUnprotectedTables } from './refuse-unprotected-tables.ts';
import { requireAnswer } from './require-answer.ts';
import { StartProblem } from './start-problem.ts';

/** Oldest PostgreSQL that Torre is tried with (design.md, Stack). */
const OLDEST_VERSION = 15;

/**
 * The database of the settings, open and fit for use; the embedded one is started without DATABASE_URL. `prepare` gets
 * it first, as the given user: to migrate and to load a world.
 */
export async function openServerDatabase(
  config: Config,
  lifetime: Lifetime,
  log: { info(message: string): void; error(error: Error): void },
  prepare: (owner: Database) => Promise<void>,
): Promise<Database> {
  const url = config.databaseUrl ?? (await startOwn(config, lifetime, log));
  // The pool says goodbye without waiting; PostgreSQL may hang up first.
  const onError = (error: Error): void => {
    if (!lifetime.isStopping) log.error(error);
  };
  const owner = openAsOwner(url, onError);
  try {
    await requireFit(owner, config);
    await prepare(owner);
  } finally {
    await owner.close();
  }
  const db = openDatabase(url, onError);
  await lifetime.started(() => db.close());
  await refuseUnprotectedTables(db);
  return db;
}

async function startOwn(
  config: Config,
  lifetime: Lifetime,
  log: { info(message: string): void },
): Promise<string> {
  const embedded = await startEmbedded({
    dataDir: config.dataFolder,
    minFreeBytes: config.minFreeBytes,
    log: (message) => log.info(message),
  });
  await lifetime.started(() => embedded.stop());
  return embedded.url;
}

async function requireFit(db: Database, { databaseUrl }: Config): Promise<void> {
  const { version, encoding } = await requireAnswer(db, databaseUrl);
  if (version < OLDEST_VERSION) {
    throw new StartProblem(`Torre vuole PostgreSQL ${OLDEST_VERSION} o successivo; questo è il ${version}.`);
  }
  if (encoding !== 'UTF8') {
    throw new StartProblem(`Il database deve avere la codifica UTF8; questo ha ${encoding}.`);
  }
}
