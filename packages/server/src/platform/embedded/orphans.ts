import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive } from './process-mark.ts';

/** First line of postmaster.pid, or null without a readable one. */
export function postmasterPid(cluster: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
    return Number.isInteger(pid) && pid > 1 ? pid : null;
  } catch {
    return null;
  }
}

/**
 * PostgreSQL processes of this cluster. PostgreSQL never leaves its folder, so the working directory identifies them
 * even when postmaster.pid is stale and its number belongs to another program by now.
 */
export function clusterProcesses(cluster: string): number[] {
  if (!existsSync(cluster)) return [];
  const folder = realpathSync(cluster);
  if (existsSync('/proc/self/cwd')) {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => isPostgresIn(pid, folder));
  }
  const pid = postmasterPid(cluster);
  return pid !== null && isAlive(pid) && commandOf(pid).includes(folder) ? [pid] : [];
}

function isPostgresIn(pid: number, folder: string): boolean {
  try {
    const program = basename(readlinkSync(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, ''));
    return program === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
}

function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/**
 * Stops the given processes of this cluster: fast shutdown first, then harder, in 9 seconds at most. Only those: a new
 * Torre may be starting its own postmaster here at the same time.
 */
export async function stopClusterProcesses(cluster: string, pids: readonly number[]): Promise<void> {
  const left = (): number[] => clusterProcesses(cluster).filter((pid) => pids.includes(pid));
  for (const [signal, patience] of STEPS) {
    const running = left();
    const postmaster = postmasterPid(cluster);
    // A living postmaster ends its own children; without one each child is told.
    const signalled =
      signal === 'SIGINT' && postmaster !== null && running.includes(postmaster) ? [postmaster] : running;
    signalled.forEach((pid) => signalQuietly(pid, signal));
    for (let waited = 0; waited < patience && left().length > 0; waited += 50) await delay(50);
  }
}

const STEPS = [
  ['SIGINT', 6_000],
  ['SIGQUIT', 2_000],
  ['SIGKILL', 1_000],
] as const;

/**
 * Clears what a crashed Torre left on this cluster; only for the holder of the data folder.
 * Returns how many processes were stopped.
 */
export async function clearOrphans(cluster: string): Promise<number> {
  const orphans = clusterProcesses(cluster);
  await stopClusterProcesses(cluster, orphans);
  // Nobody runs here any more: a number left in the file could be taken for a living server.
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  return orphans.length;
}

function signalQuietly(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended in the meantime.
  }
}
