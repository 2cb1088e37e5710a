import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from '../app.ts';
import { demoDocuments, demoPictures, demoVideos } from '../areas/content/index.ts';
import { forbidTemporaryTables } from '../platform/access/temporary-tables.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { App } from '../platform/deps.ts';
import { refuseHeldFolder } from '../platform/embedded/index.ts';
import { prepareJobSchema } from '../platform/jobs/queue-engine.ts';
import { readinessText } from './announce.ts';
import { demoAccounts, loadDemoWorld } from './demo-world.ts';
import { firstAdministratorLink } from './first-administrator.ts';
import type { Lifetime } from './lifetime.ts';
import { listen, tryPort } from './listen.ts';
import { migrateDatabase } from './migrate-database.ts';
import { openServerDatabase } from './open-server-database.ts';

export interface Start {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  /** Progress and result for the person at the terminal, one line a call. */
  readonly say: (line: string) => void;
  /** Called once everything answers, before anybody is told where. */
  readonly ready: (port: number) => void;
  readonly lifetime: Lifetime;
}

/** Requests that still run when Torre is told to stop get this long; then their connections are cut. */
const PATIENCE_MS = 5_000;

/**
 * Starts everything in order, saying each step, and returns the address to open. Whatever it started is in `lifetime`
 * also when it throws.
 */
export async function startTorre({ config, log, say, ready, lifetime }: Start): Promise<string> {
  // A Torre of the same folder says more than the port that it holds too.
  if (config.databaseUrl === null) refuseHeldFolder(config.dataFolder);
  await tryPort(config);
  const clock = systemClock(config.today);
  const sinceStart = stopwatch();
  const db = await openServerDatabase(config, lifetime, log, async (owner) => {
    say(`✓ Database pronto (${sinceStart()})`);

    const sinceMigration = stopwatch();
    const applied = await migrateDatabase(owner, log);
    await prepareJobSchema(owner, log);
    const migrations = applied.length === 1 ? '1 migrazione' : `${applied.length} migrazioni`;
    say(
      applied.length > 0 ? `✓ Schema aggiornato: ${migrations} (${sinceMigration()})` : '✓ Schema aggiornato',
    );
    const statement = await forbidTemporaryTables(owner);
    if (statement !== null) {
      say(
        '! Le richieste degli utenti possono creare tabelle temporanee, che a Torre non servono. Torre si avvia lo stesso; ' +
          `far eseguire dal proprietario del database, una volta sola:\n  ${statement}`,
      );
    }

    const sinceWorld = stopwatch();
    const loaded = await loadDemoWorld(owner, config, clock, say);
    if (loaded) say(`✓ ${loaded} (${sinceWorld()})`);
  });

  let drawDemo: (() => Promise<void>)[] = [];
  const app = await buildApp(
    { config, db, clock, log },
    { jobs: (deps) => void (drawDemo = [demoPictures(deps), demoVideos(deps), demoDocuments(deps)]) },
  );
  await lifetime.started(() => closeApp(app));
  const listening = await listen(app, config);
  // Without its pictures, videos and documents the demo is a demo all the same: on a full disk nothing can be enqueued.
  for (const draw of drawDemo)
    await draw().catch((error: unknown) =>
      log.warn({ err: error }, 'pictures, videos or documents of the demo wait for the next start'),
    );
  const address = config.publicUrl ?? listening.address;
  const firstAdministrator = await firstAdministratorLink(db, clock, address);
  const accounts = await demoAccounts(db);
  ready(listening.port);
  say(
    readinessText({
      address,
      host: config.host,
      hosts: config.hosts,
      demoAccounts: accounts,
      firstAdministrator,
    }),
  );
  return address;
}

async function closeApp(app: App): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
  await app.close();
  clearTimeout(cut);
}

function stopwatch(): () => string {
  const since = performance.now();
  return () => `${((performance.now() - since) / 1000).toFixed(1).replace('.', ',')} s`;
}
