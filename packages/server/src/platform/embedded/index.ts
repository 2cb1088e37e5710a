/**
 * The embedded PostgreSQL: a real server from npm for trying out and small sites, started and stopped with Torre
 * (design.md, Stack). Sites with a PostgreSQL of their own set DATABASE_URL and never come here.
 */
import pg from 'pg';
import { prepareBinaries } from './binaries.ts';
import { createCluster, SUPERUSER } from './create-cluster.ts';
import {
  createDataFolder,
  createSocketFolder,
  databaseSecret,
  dataFolder,
  holdsCluster,
  runningSocket,
  type DataFolder,
} from './data-folder.ts';
import { databaseUser } from './database-user.ts';
import { EmbeddedProblem } from './embedded-problem.ts';
import { holderOf, holdFolder } from './folder-hold.ts';
import { keepRunning, type RunningPostmaster } from './keep-running.ts';
import { clearOrphans } from './orphans.ts';
import { reserveOf, type Reserve } from './reserve.ts';
import { supervise } from './supervise.ts';

export { refuseHeldFolder } from './folder-hold.ts';
export { EmbeddedProblem };

export interface EmbeddedOptions {
  /** The data folder (TORRE_DATA); made at the first start. */
  readonly dataDir: string;
  readonly log: (message: string) => void;
  /** Free bytes that the reserve of disk space must leave (TORRE_MIN_FREE_MB). */
  readonly minFreeBytes?: number;
  /** For tests only: faster, and lost at a power cut; without a reserve of disk space. */
  readonly throwaway?: boolean;
}

export interface EmbeddedDatabase {
  /** Connection string for `pg`, with the secret: never print it. */
  readonly url: string;
  /** Of the running postmaster; another one after an unexpected end. */
  readonly pid: number;
  readonly supervisorPid: number | undefined;
  /** Stops PostgreSQL and gives the data folder back. */
  stop(): Promise<void>;
}

const DATABASE = 'torre';

/**
 * Starts PostgreSQL on the data folder and waits until it answers. One owner per folder: throws EmbeddedProblem naming
 * the pid of the other one, or saying in Italian why PostgreSQL cannot run here.
 */
export async function startEmbedded({
  dataDir,
  log,
  minFreeBytes = 0,
  throwaway = false,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = dataFolder(dataDir);
  createDataFolder(folder);
  const reserve = reserveOf(folder, minFreeBytes);
  // First of all: on a full disk nothing below could be written.
  await reserve.releaseIfFull();
  const lock = await holdFolder(folder.root);
  try {
    return await startHeld({ folder, reserve, log, throwaway, onStopped: lock.release });
  } catch (error) {
    lock.release();
    throw error;
  }
}

interface HeldFolder {
  readonly folder: DataFolder;
  readonly reserve: Reserve;
  readonly log: (message: string) => void;
  readonly throwaway: boolean;
  readonly onStopped: () => void;
}

async function startHeld({
  folder,
  reserve,
  log,
  throwaway,
  onStopped,
}: HeldFolder): Promise<EmbeddedDatabase> {
  if ((await clearOrphans(folder.cluster)) > 0)
    log('Fermato il PostgreSQL rimasto da un arresto improvviso.');
  const user = databaseUser(folder.cluster);
  const binaries = prepareBinaries(user);
  const secret = databaseSecret(folder);
  createCluster(binaries, folder, user, secret);
  const socket = createSocketFolder(folder, user);
  const supervision = supervise(folder.cluster);
  let postmaster: RunningPostmaster | undefined;
  const stop = async (): Promise<void> => {
    await reserve.stop();
    await postmaster?.stop();
    supervision.end();
    socket.remove();
    onStopped();
  };
  try {
    const place = { binaries, folder, socket, user, throwaway };
    const running = await keepRunning(place, reserve, (pid) => supervision.guard(pid), log);
    postmaster = running;
    await createDatabaseOnce(connectionString(socket.path, secret, 'postgres'));
    if (!throwaway) reserve.keep();
    return {
      url: connectionString(socket.path, secret, DATABASE),
      get pid() {
        return running.pid;
      },
      get supervisorPid() {
        return supervision.pid;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * The database of a Torre that is running on this data folder, for commands beside it; otherwise starts it.
 * `stop` stops only what this call started. Never makes a database: throws EmbeddedProblem naming a folder without one.
 */
export async function joinEmbedded(
  options: EmbeddedOptions,
): Promise<Pick<EmbeddedDatabase, 'url' | 'stop'>> {
  const folder = dataFolder(options.dataDir);
  if (!holdsCluster(folder)) {
    throw new EmbeddedProblem(
      `Nella cartella dei dati ${folder.root} non c’è un database di Torre, o questo utente non può leggerla. ` +
        'Controllare TORRE_DATA, oppure DATABASE_URL per un PostgreSQL proprio; un Torre nuovo lo prepara npm start.',
    );
  }
  const socketPath = holderOf(folder.root) === null ? null : runningSocket(folder);
  if (socketPath === null) return startEmbedded(options);
  return {
    url: connectionString(socketPath, databaseSecret(folder), DATABASE),
    stop: () => Promise.resolve(),
  };
}

/** A well-formed address for URL parsers too; `pg` prefers the socket folder in `host`. */
function connectionString(socketPath: string, secret: string, database: string): string {
  return `postgresql://${SUPERUSER}:${secret}@localhost/${database}?host=${encodeURIComponent(socketPath)}`;
}

async function createDatabaseOnce(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
