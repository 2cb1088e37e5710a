import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { installWithApt } from './apt.mjs';
import { cleanEnvironment, machineNpm, pinnedBin } from './npm-environment.mjs';
import { root, workFolder } from './place.mjs';
import { runQuietly } from './run-command.mjs';
import { explain, Problem, step } from './say.mjs';

const FILES = ['package.json', 'package-lock.json'];
const folder = join(workFolder, 'runtime');

/** Path of the pinned Node. */
export const pinnedNode = join(pinnedBin, 'node');
/** Path of the pinned npm, a script for `pinnedNode`. */
export const pinnedNpm = join(pinnedBin, 'npm');

/**
 * Brings the Node and the npm of `bin/runtime` from the npm registry: the machine's npm installs them and nothing else,
 * since npm 10 cannot install everything that Torre needs.
 */
export async function ensureRuntime() {
  if (isInstalled()) return;
  await step('Scarico Node e npm nella versione di Torre', install);
}

/** The folder gets its name only when complete, so equal lock files mean a complete installation. */
function isInstalled() {
  try {
    return FILES.every((file) => read(join(folder, file)) === read(join(root, 'bin/runtime', file)));
  } catch {
    return false;
  }
}

/** @param {string} path */
function read(path) {
  return readFileSync(path, 'utf8');
}

async function install() {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  for (const file of FILES) copyFileSync(join(root, 'bin/runtime', file), join(unfinished, file));
  const [command = 'npm', ...args] = machineNpm();
  const place = { cwd: unfinished, env: cleanEnvironment() };
  await runQuietly(
    command,
    [...args, 'ci', '--ignore-scripts', '--include=optional', '--no-audit', '--no-fund'],
    place,
  );
  linkPrograms(unfinished);
  await requireRunning(join(unfinished, 'bin/node'), place);
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

/**
 * Links of our own: the packages of all platforms call their program `node`, and npm 10 then links none of them.
 * @param {string} runtime
 */
function linkPrograms(runtime) {
  const programs = { npm: 'npm/bin/npm-cli.js', npx: 'npm/bin/npx-cli.js' };
  const node = [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`]
    .map((name) => `${name}/bin/node`)
    .find((path) => existsSync(join(runtime, 'node_modules', path)));
  if (!node) throw new Problem(`Per ${process.platform} ${process.arch} npm non ha il Node che Torre vuole.`);
  mkdirSync(join(runtime, 'bin'));
  for (const [name, target] of Object.entries({ ...programs, node })) {
    symlinkSync(join('../node_modules', target), join(runtime, 'bin', name));
  }
}

/**
 * Node's own build wants one library that a bare Debian does not have.
 * @param {string} node
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} place
 */
async function requireRunning(node, place) {
  const failure = await failureOf(node, place);
  if (failure === null) return;
  if (!failure.includes('libatomic.so.1')) {
    throw new Problem(`Il Node di Torre non si avvia su ${process.platform} ${process.arch}.\n${failure}`);
  }
  await installWithApt(['libatomic1'], 'Il Node di Torre vuole la libreria libatomic, che qui manca.');
  await runQuietly(node, ['--version'], place);
}

/**
 * @param {string} node
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} place
 * @returns {Promise<string | null>} what it says when it does not run
 */
async function failureOf(node, place) {
  try {
    await runQuietly(node, ['--version'], place);
    return null;
  } catch (error) {
    return explain(error);
  }
}
