import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { pinnedEnvironment } from './npm-environment.mjs';
import { pinnedNode } from './pinned-runtime.mjs';
import { root, workFolder } from './place.mjs';
import { runQuietly } from './run-command.mjs';
import { step } from './say.mjs';

/** What the screens are made of; a change of anything else leaves the build as it is. */
const SOURCES = [
  'packages/web',
  'packages/contract',
  'packages/domain',
  'package-lock.json',
  'tsconfig.base.json',
];
const NOT_SOURCES = new Set(['node_modules', 'dist']);

const stampFile = join(workFolder, 'web-build.txt');
const dist = join(root, 'packages/web/dist');

/** Builds the screens when their sources changed since the last build. */
export async function ensureWebBuild() {
  const stamp = stampOf(SOURCES);
  if (
    existsSync(join(dist, 'index.html')) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp
  )
    return;
  await step('Preparo le schermate', build);
  writeFileSync(stampFile, stamp);
}

/** Built beside its place and moved there when complete: a server that runs meanwhile never serves half a build. */
async function build() {
  const next = join(workFolder, 'web-next');
  const previous = join(workFolder, 'web-previous');
  rmSync(next, { recursive: true, force: true });
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--outDir', '../../.torre/web-next', '--emptyOutDir', '--logLevel', 'warn'];
  await runQuietly(pinnedNode, args, { cwd: join(root, 'packages/web'), env: pinnedEnvironment() });
  rmSync(previous, { recursive: true, force: true });
  rmSync(stampFile, { force: true });
  if (existsSync(dist)) renameSync(dist, previous);
  renameSync(next, dist);
  rmSync(previous, { recursive: true, force: true });
}

/** @param {readonly string[]} sources */
function stampOf(sources) {
  mkdirSync(workFolder, { recursive: true });
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesBelow))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/**
 * @param {string} path below the root
 * @returns {string[]} files in a fixed order, tests left out
 */
function filesBelow(path) {
  if (NOT_SOURCES.has(basename(path)) || /\.test\.tsx?$/.test(path)) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  const names = readdirSync(join(root, path)).sort();
  return names.flatMap((name) => filesBelow(join(path, name)));
}
