import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { DatabaseUser } from './database-user.ts';
import { EmbeddedProblem } from './embedded-problem.ts';

/** Where the embedded database keeps its things, all inside the data folder. */
export interface DataFolder {
  readonly root: string;
  /** PostgreSQL's own folder (PGDATA), mode 0700, of the database user. */
  readonly cluster: string;
  /** What PostgreSQL says before its own log begins; also a failed start. */
  readonly startLog: string;
}

export function dataFolder(dataDir: string): DataFolder {
  const root = resolve(dataDir);
  return { root, cluster: join(root, 'postgres'), startLog: join(root, 'postgres-start.log') };
}

/** Whether the folder holds a database of an earlier start that this user can see. */
export const holdsCluster = (folder: DataFolder): boolean => existsSync(join(folder.cluster, 'PG_VERSION'));

/** Creates the folder closed to other users (health data); throws EmbeddedProblem when it cannot be written. */
export function createDataFolder(folder: DataFolder): void {
  try {
    mkdirSync(folder.root, { recursive: true, mode: 0o700 });
    chmodSync(folder.root, 0o700);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EmbeddedProblem(`La cartella dei dati ${folder.root} non è utilizzabile: ${reason}`, {
      cause: error,
    });
  }
}

/** Secret of the database superuser: made once, readable by whoever runs Torre only. */
export function databaseSecret(folder: DataFolder): string {
  const path = join(folder.root, 'postgres.secret');
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secret = randomBytes(32).toString('hex');
  writeFileSync(path, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return secret;
}

export interface SocketFolder {
  readonly path: string;
  remove(): void;
}

/** An empty folder of mode 0700 for the socket, of the database user; `runningSocket` finds it again. */
export function createSocketFolder(folder: DataFolder, user: DatabaseUser): SocketFolder {
  const inside = join(folder.root, 'socket');
  rmSync(inside, { recursive: true, force: true });
  // The kernel allows 104 to 108 bytes for the path of a socket.
  const fits = Buffer.byteLength(join(inside, SOCKET)) <= 100;
  const path = fits ? inside : mkdtempSync(join(tmpdir(), 'torre-'));
  if (fits) mkdirSync(inside, { mode: 0o700 });
  else symlinkSync(path, inside);
  giveTo(path, user);
  const remove = (): void => [path, inside].forEach((each) => rmSync(each, { recursive: true, force: true }));
  return { path, remove };
}

const SOCKET = '.s.PGSQL.5432';

/** Folder of the socket of the PostgreSQL that runs on this data folder, or null without one. */
export function runningSocket(folder: DataFolder): string | null {
  const path = join(folder.root, 'socket');
  return existsSync(join(path, SOCKET)) ? realpathSync(path) : null;
}

export function giveTo(path: string, user: DatabaseUser): void {
  if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
}
