import { constants } from 'node:os';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

const PARENT_CHECK_MS = 500;
const parent = process.ppid;

/**
 * Hands our signals on to a child until it ends; the child decides how to stop.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ code: number, wasStopped: boolean }>} its exit code as a shell gives it, and whether we were told to stop
 */
export function untilEnd(child) {
  let wasStopped = false;
  const handOn = (/** @type {NodeJS.Signals} */ signal) => {
    wasStopped = true;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, handOn);
  // A killed npm tells nobody: its child gets another parent instead.
  const isBelowNpm = process.env.npm_lifecycle_event !== undefined;
  const parentCheck = setInterval(
    () => isBelowNpm && process.ppid !== parent && handOn('SIGTERM'),
    PARENT_CHECK_MS,
  );
  const finish = () => {
    clearInterval(parentCheck);
    for (const signal of SIGNALS) process.off(signal, handOn);
  };
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      finish();
      reject(error);
    });
    child.once('close', (code, signal) => {
      finish();
      resolve({ code: code ?? 128 + constants.signals[signal ?? 'SIGTERM'], wasStopped });
    });
  });
}
