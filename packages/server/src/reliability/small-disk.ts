import { execFileSync } from 'node:child_process';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BLOCK = Buffer.alloc(256 * 1024, 1);
export const MB = 1024 * 1024;

/** A small disk of its own, in memory, for tests that fill it. */
export interface SmallDisk {
  readonly path: string;
  /** Fills it until this many bytes are free. */
  fill(leave: number): void;
  /** Takes away what `fill` wrote. */
  empty(): void;
  remove(): void;
}

/** Mounts one of so many megabytes; only root may. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), 'torre-disk-'));
  run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', path]);
  return diskAt(path, () => {
    run('umount', [path]);
    rmSync(path, { recursive: true });
  });
}

/** One that somebody else has mounted here; it is left empty. */
export function givenSmallDisk(path: string): SmallDisk {
  return diskAt(path, () => {
    for (const name of readdirSync(path)) rmSync(join(path, name), { recursive: true });
  });
}

/** A folder on the machine's own disk, whatever its size: for who is allowed to mount nothing. */
export function folderAsDisk(): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), 'torre-disk-'));
  return diskAt(path, () => rmSync(path, { recursive: true }));
}

function diskAt(path: string, remove: () => void): SmallDisk {
  const ballast = join(path, 'ballast');
  return {
    path,
    fill(leave) {
      const file = openSync(ballast, 'a');
      try {
        for (let room = freeOn(path) - leave; room > 0; room = freeOn(path) - leave) {
          if (!written(file, BLOCK.subarray(0, Math.min(room, BLOCK.length)))) return;
        }
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    remove,
  };
}

/** From now on what this process starts may write no file beyond so many bytes, as if the disk ended there. */
export function limitFiles(pid: number, bytes: number): void {
  // As its own user: root in a container may have been denied just that.
  const { uid, gid } = statSync(`/proc/${pid}`);
  run('prlimit', ['--pid', String(pid), `--fsize=${bytes}`], { uid, gid });
}

/** Whether this machine lets the test mount at all (root outside of a closed container). */
export function canMountDisks(): boolean {
  try {
    mountSmallDisk(1).remove();
    return true;
  } catch {
    return false;
  }
}

function run(
  program: 'mount' | 'umount' | 'prlimit',
  args: readonly string[],
  as: { readonly uid?: number; readonly gid?: number } = {},
): void {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'], ...as });
}

/** Bytes that this process may still write where the folder is. */
export function freeOn(path: string): number {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}

/** false when somebody else took the last byte first. */
function written(file: number, block: Buffer): boolean {
  try {
    return writeSync(file, block) > 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}
