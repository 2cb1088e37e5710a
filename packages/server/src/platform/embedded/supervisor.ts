/**
 * A process of its own: holds the reading end of a pipe from the server. While the server lives, the pipe is open; when
 * it dies, however it dies, the pipe closes and PostgreSQL is stopped. Argument: the cluster; the pipe carries the pid
 * of the current postmaster, one a line.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { clusterProcesses, postmasterPid, stopClusterProcesses } from './orphans.ts';
import { isAlive } from './process-mark.ts';

const cluster = process.argv[2] ?? '';
let guarded: number | null = null;
let rest = '';

// The server decides when to stop; a terminal's Ctrl+C is not meant for us.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

process.stdin.setEncoding('utf8');
process.stdin.on('data', (text: string) => {
  const lines = (rest + text).split('\n');
  rest = lines.pop() ?? '';
  const latest = lines.at(-1);
  if (latest !== undefined) guarded = Number(latest);
});
process.stdin.on('error', () => undefined);
process.stdin.on('close', () => void serverIsGone());

async function serverIsGone(): Promise<void> {
  if (guarded === null) return;
  // A postmaster that was born a moment ago has not entered its folder yet.
  for (let waited = 0; waited < 2_000 && isAlive(guarded); waited += 50) {
    if (clusterProcesses(cluster).includes(guarded)) return stopWholeCluster(guarded);
    await delay(50);
  }
}

/** The postmaster and its children; not a new postmaster, should another Torre have taken over already. */
async function stopWholeCluster(postmaster: number): Promise<void> {
  const isOurs = postmasterPid(cluster) === postmaster || postmasterPid(cluster) === null;
  await stopClusterProcesses(cluster, isOurs ? clusterProcesses(cluster) : [postmaster]);
}
