/** `npm run admin`: prints the one-time link that creates the first administrator; also while Torre is running. */
import { systemClock } from '../platform/clock.ts';
import { readConfig, type Config } from '../platform/config.ts';
import { openAsOwner } from '../platform/db/index.ts';
import { joinEmbedded } from '../platform/embedded/index.ts';
import { linkText } from './announce.ts';
import { explainFailure } from './explain-failure.ts';
import { firstAdministratorLink } from './first-administrator.ts';
import { Lifetime } from './lifetime.ts';
import { migrateDatabase } from './migrate-database.ts';

const lifetime = new Lifetime();
const quiet = { info: () => undefined };

try {
  process.stdout.write(`${await run(readConfig(process.env))}\n`);
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exitCode = 1;
} finally {
  await lifetime.stop();
}

async function run(config: Config): Promise<string> {
  const db = openAsOwner(config.databaseUrl ?? (await joinOwn(config)));
  await lifetime.started(() => db.close());
  await migrateDatabase(db, quiet);
  const address = config.publicUrl ?? `http://${config.host}:${config.port}`;
  const link = await firstAdministratorLink(db, systemClock(config.today), address);
  return link ? linkText(link) : 'C’è già un amministratore: è lui a dare gli altri accessi.';
}

async function joinOwn(config: Config): Promise<string> {
  const embedded = await joinEmbedded({ dataDir: config.dataFolder, log: quiet.info });
  await lifetime.started(() => embedded.stop());
  return embedded.url;
}
