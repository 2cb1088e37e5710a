import { spawn } from 'node:child_process';
import { untilEnd } from './forward-signals.mjs';
import { Problem } from './say.mjs';

const LINES_SHOWN = 40;

/**
 * @typedef {{ cwd: string, env?: NodeJS.ProcessEnv }} CommandPlace
 */

/**
 * Runs a command quietly and gives its output; throws a Problem with the last lines when it fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {CommandPlace} place
 * @returns {Promise<string>}
 */
export async function runQuietly(command, args, { cwd, env }) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const collect = (/** @type {Buffer} */ chunk) => (output += chunk);
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const code = await codeOf(child, command);
  if (code === 0) return output;
  const tail = output.trimEnd().split('\n').slice(-LINES_SHOWN).join('\n');
  throw new Problem(`${tail}\n\n${[command, ...args].join(' ')}: non riuscito (codice ${code}).`);
}

/**
 * Runs a command that talks to the terminal itself; never hands it the standard input.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {CommandPlace} place
 * @returns {Promise<number>} its exit code
 */
export function runAloud(command, args, { cwd, env }) {
  return codeOf(spawn(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] }), command);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} command
 */
async function codeOf(child, command) {
  const { code, wasStopped } = await untilEnd(child).catch((error) => {
    throw new Problem(`${command} non si avvia: ${error.message}`);
  });
  // Told to stop: what would have come next is not begun.
  if (wasStopped) process.exit(code || 130);
  return code;
}
