import { constants } from 'node:os';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

const PARENT_CHECK_MS = 500;
const parent = process.ppid;

/**
 * Calls back with the signal by which this command is told to stop, also when the npm above it is gone.
 * @param {(signal: NodeJS.Signals) => void} stop
 * @returns {() => void} ends the listening
 */
export function onStopWish(stop) {
  for (const signal of SIGNALS) process.on(signal, stop);
  // A killed npm tells nobody: its child gets another parent instead.
  const isBelowNpm = process.env.npm_lifecycle_event !== undefined;
  const parentCheck = setInterval(
    () => isBelowNpm && process.ppid !== parent && stop('SIGTERM'),
    PARENT_CHECK_MS,
  );
  return () => {
    clearInterval(parentCheck);
    for (const signal of SIGNALS) process.off(signal, stop);
  };
}

/**
 * Hands our signals on to a child until it ends; the child decides how to stop.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ code: number, wasStopped: boolean }>} its exit code as a shell gives it, and whether we were told to stop
 */
export async function untilEnd(child) {
  let wasStopped = false;
  const forget = onStopWish((signal) => {
    wasStopped = true;
    child.kill(signal);
  });
  try {
    const { code } = await endOf(child);
    return { code, wasStopped };
  } finally {
    forget();
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ code: number, signal: NodeJS.Signals | null }>} its exit code as a shell gives it
 */
export function endOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) =>
      resolve({ code: code ?? 128 + constants.signals[signal ?? 'SIGTERM'], signal }),
    );
  });
}
