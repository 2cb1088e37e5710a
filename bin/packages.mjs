import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { installEnvironment } from './npm-environment.mjs';
import { pinnedNode, pinnedNpm } from './pinned-runtime.mjs';
import { root } from './place.mjs';
import { runQuietly } from './run-command.mjs';
import { step } from './say.mjs';

/** Installs the packages of the lock file when what is installed differs from it. */
export async function ensurePackages() {
  if (packagesAreInstalled(root)) return;
  await step('Installo i pacchetti', async () => {
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    await runQuietly(pinnedNode, [pinnedNpm, ...args], { cwd: root, env: await installEnvironment() });
  });
}

/**
 * Compares what npm wrote at the end of the last complete installation with the lock file, and the lock file with the
 * package.json of every workspace.
 * @param {string} folder
 */
export function packagesAreInstalled(folder) {
  try {
    const wanted = readJson(join(folder, 'package-lock.json')).packages;
    const present = readJson(join(folder, 'node_modules/.package-lock.json')).packages;
    return Object.entries(wanted).every(([path, entry]) =>
      path.includes('node_modules/') ? isPresent(entry, present[path]) : isCurrent(folder, path, entry),
    );
  } catch {
    return false;
  }
}

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockEntry */

/**
 * @param {LockEntry} wanted
 * @param {LockEntry | undefined} present
 */
function isPresent(wanted, present) {
  // Packages of other platforms are in the lock file only.
  if (!present) return Boolean(wanted.optional || wanted.devOptional);
  return wanted.link === present.link && wanted.version === present.version;
}

/**
 * @param {string} folder
 * @param {string} path
 * @param {Record<string, unknown>} entry
 */
function isCurrent(folder, path, entry) {
  const manifest = readJson(join(folder, path, 'package.json'));
  return ['dependencies', 'devDependencies', 'optionalDependencies'].every((kind) =>
    isDeepStrictEqual(manifest[kind] ?? {}, entry[kind] ?? {}),
  );
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
