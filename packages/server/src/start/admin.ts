/**
 * `npm run admin`: prints the one-time link that creates the first administrator; also while Torre is running. Exit code 1
 * when there is none to print.
 */
import { systemClock } from '../platform/clock.ts';
import { readConfig, type Config } from '../platform/config.ts';
import { settingWarnings } from '../platform/setting-names.ts';
import { linkText } from './announce.ts';
import { explainFailure } from './explain-failure.ts';
import { firstAdministratorLink } from './first-administrator.ts';
import { Lifetime } from './lifetime.ts';
import { openExisting } from './open-existing.ts';
import { StartProblem } from './start-problem.ts';

const lifetime = new Lifetime();

for (const warning of settingWarnings(process.env)) process.stderr.write(`${warning}\n`);
try {
  process.stdout.write(`${await run(readConfig(process.env))}\n`);
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exitCode = 1;
} finally {
  await lifetime.stop();
}

async function run(config: Config): Promise<string> {
  const db = await openExisting(config, lifetime);
  const address = config.publicUrl ?? `http://${config.host}:${config.port}`;
  const link = await firstAdministratorLink(db, systemClock(config.today), address);
  if (link) return linkText(link);
  throw new StartProblem(
    'C’è già un amministratore: è lui a dare gli altri accessi. Nessun collegamento creato.',
  );
}
