import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Who is not root mounts in a namespace of the own: there one is root for a moment, mounts the disk, and goes on as
 * oneself (PostgreSQL refuses to run as root). $1: folder, $2: megabytes, then the command.
 */
const MOUNT_THEN_RUN = `
  mount -t tmpfs -o "size=$2m,mode=0777" tmpfs "$1" || exit 125
  shift 2
  exec unshare --user --map-user="$AS_USER" --map-group="$AS_GROUP" "$@"`;

/** Runs a command that finds a small disk of its own at `folder`; throws with what it printed when it fails. */
export async function runWithDisk(
  folder: string,
  megabytes: number,
  command: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const { stdout } = await run(
    'unshare',
    [
      '--user',
      '--map-root-user',
      '--mount',
      'sh',
      '-c',
      MOUNT_THEN_RUN,
      'sh',
      folder,
      String(megabytes),
      ...command,
    ],
    {
      env: {
        ...env,
        AS_USER: String(process.getuid?.()),
        AS_GROUP: String(process.getgid?.()),
      },
      maxBuffer: 16_777_216,
    },
  );
  return stdout;
}

/** Whether this machine lets us mount in a namespace. */
export async function canMountInNamespace(env: NodeJS.ProcessEnv): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'torre-namespace-'));
  try {
    await runWithDisk(folder, 1, ['true'], env);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
