import { delimiter, join } from 'node:path';
import { workFolder } from './place.mjs';
import { runQuietly } from './run-command.mjs';

/** Folder with the pinned `node`, `npm` and `npx`. */
export const pinnedBin = join(workFolder, 'runtime/bin');

/** The npm that runs us, or the one on the path: it is only trusted with the pinned runtime. */
export function machineNpm() {
  const ours = process.env.npm_execpath;
  return ours?.endsWith('npm-cli.js') ? [process.execPath, ours] : ['npm'];
}

/**
 * Environment for an npm below ours: what the outer npm says about its own project is left out, what the user or the
 * machine says (registry, proxy, certificates) stays.
 * @returns {NodeJS.ProcessEnv}
 */
export function cleanEnvironment() {
  const foreign = /^npm_(package_|lifecycle_|command$|execpath$|node_execpath$|config_local_prefix$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
}

/**
 * Environment in which `node` and `npm` are the pinned ones.
 * @returns {NodeJS.ProcessEnv}
 */
export function pinnedEnvironment() {
  return { ...cleanEnvironment(), PATH: [pinnedBin, process.env.PATH].join(delimiter) };
}

/**
 * The machine's npm may know its registry from a file beside itself, where the pinned npm would not look.
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function installEnvironment() {
  const env = pinnedEnvironment();
  if (env.npm_config_globalconfig) return env;
  const [command = 'npm', ...args] = machineNpm();
  const options = { cwd: workFolder, env: cleanEnvironment() };
  const output = await runQuietly(
    command,
    [...args, 'config', 'get', 'globalconfig', '--loglevel=silent'],
    options,
  );
  return { ...env, npm_config_globalconfig: output.trim().split('\n').at(-1) };
}
