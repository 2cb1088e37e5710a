import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { clusterSettings } from './cluster-settings.ts';
import type { DataFolder, SocketFolder } from './data-folder.ts';
import type { DatabaseUser } from './database-user.ts';
import { EmbeddedProblem } from './embedded-problem.ts';
import { openFolders } from './open-folders.ts';
import { within } from '../within.ts';

export interface Postmaster {
  readonly pid: number;
  /** Settles when the process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>;
}

export interface PostmasterPlace {
  readonly binaries: Binaries;
  readonly folder: DataFolder;
  readonly socket: SocketFolder;
  readonly user: DatabaseUser;
  readonly throwaway: boolean;
}

/** Starts PostgreSQL; `onSpawn` learns the pid at once, before it is ready. Throws EmbeddedProblem with its last words. */
export async function startPostmaster(
  place: PostmasterPlace,
  onSpawn: (pid: number) => void,
): Promise<Postmaster> {
  const child = spawnPostgres(place);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const pid = child.pid;
  if (pid !== undefined) onSpawn(pid);
  if (pid === undefined || !(await becomesReady(child, join(place.folder.cluster, 'postmaster.pid')))) {
    const words = readFileSync(place.folder.startLog, 'utf8').trim().split('\n').slice(-5).join('\n');
    throw new EmbeddedProblem(`PostgreSQL non si è avviato:\n${words}`);
  }
  return { pid, ended, stop: () => stop(child, ended) };
}

function spawnPostgres({ binaries, folder, socket, user, throwaway }: PostmasterPlace): ChildProcess {
  const log = openSync(folder.startLog, 'w', 0o600);
  const folders = openFolders(user, [folder.cluster, socket.path]);
  const [cluster = '', socketName = ''] = folders.names;
  try {
    const child = spawn(binaries.postgres, ['-D', cluster, ...clusterSettings(socketName, throwaway)], {
      ...user,
      cwd: '/',
      env: { LC_ALL: 'C' },
      // Its own process group: Ctrl+C reaches Torre, which stops the database last.
      detached: true,
      stdio: ['ignore', log, log, ...folders.descriptors],
    });
    child.unref();
    return child;
  } finally {
    folders.close();
    closeSync(log);
  }
}

/** False when it ended instead. Recovery after a power cut may take minutes: as long as it lives, it is waited for. */
async function becomesReady(child: ChildProcess, pidFile: string): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const lines = readLines(pidFile);
    const status = lines[7]?.trim();
    if (Number(lines[0]) === child.pid && status === 'ready') return true;
    await delay(10);
  }
  return false;
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await within(patience, ended, undefined);
  }
}
