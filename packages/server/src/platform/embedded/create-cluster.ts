import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { giveTo, type DataFolder } from './data-folder.ts';
import type { DatabaseUser } from './database-user.ts';
import { EmbeddedProblem } from './embedded-problem.ts';
import { openFolders } from './open-folders.ts';

export const SUPERUSER = 'torre';

const HOW = [
  `--username=${SUPERUSER}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
];

/**
 * Makes the cluster at the first start. It is built beside its place and renamed when complete: an interrupted first
 * start leaves nothing that looks like a database. Sorting is by code point and needs no library of the system.
 */
export function createCluster(
  binaries: Binaries,
  folder: DataFolder,
  user: DatabaseUser,
  secret: string,
): void {
  if (existsSync(folder.cluster)) return;
  const unfinished = `${folder.cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  giveTo(unfinished, user);
  const secretFolder = mkdtempSync(join(tmpdir(), 'torre-'));
  const secretFile = join(secretFolder, 'secret');
  const folders = openFolders(user, [unfinished]);
  try {
    writeFileSync(secretFile, secret, { mode: 0o600 });
    giveTo(secretFile, user);
    giveTo(secretFolder, user);
    const result = spawnSync(binaries.initdb, ['-D', ...folders.names, `--pwfile=${secretFile}`, ...HOW], {
      ...user,
      cwd: '/',
      env: { LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe', ...folders.descriptors],
    });
    if (result.status !== 0) {
      throw new EmbeddedProblem(
        `La creazione del database non è riuscita: ${result.stderr?.toString().trim()}`,
      );
    }
  } finally {
    folders.close();
    rmSync(secretFolder, { recursive: true, force: true });
  }
  renameSync(unfinished, folder.cluster);
}
