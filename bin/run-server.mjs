import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { keepRunning } from './keep-running.mjs';
import { root, workFolder } from './place.mjs';

/** Code that was read once is read from here by the next start: a quarter of a start is nothing else. */
const NODE_COMPILE_CACHE = join(workFolder, 'compile-cache');

/**
 * Runs the server on this Node, again and again where it ends by itself.
 * @param {string} node
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} exit code of the last one
 */
export function runServer(node, args, env) {
  const main = join(root, 'packages/server/src/main.ts');
  return keepRunning((port) =>
    spawn(node, [main, ...args, ...(port === null ? [] : ['--no-open'])], {
      cwd: root,
      env: { NODE_COMPILE_CACHE, ...env, ...(port !== null && { PORT: String(port) }) },
      // The channel tells the server when this process is gone, so that none is left alone behind a killed npm.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    }),
  );
}
