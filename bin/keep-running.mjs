import { setTimeout as delay } from 'node:timers/promises';
import { endOf, onStopWish } from './forward-signals.mjs';
import { say } from './say.mjs';

/**
 * @typedef {object} Pace milliseconds
 * @property {number} firstPause before the first restart; each further one waits twice as long
 * @property {number} longestPause
 * @property {number} steadyAfter a server that ran so long begins with the first pause again
 */

/** @type {Pace} */
const PACE = { firstPause: 1_000, longestPause: 60_000, steadyAfter: 600_000 };

/**
 * Runs the server until it is told to stop, and starts it again when it ends by itself. A start that fails is not
 * repeated: its reason stands above, and would be the same again. The server says by its channel when it is ready
 * (`{ kind: 'ready', port }`) and when it is about to stop (`{ kind: 'stopping' }`).
 * @param {(port: number | null) => import('node:child_process').ChildProcess} start `port`: of the server before, so that
 *   open pages find it again; null at the first start
 * @param {Partial<Pace>} [pace]
 * @returns {Promise<number>} the exit code
 */
export async function keepRunning(start, pace = {}) {
  const { firstPause, longestPause, steadyAfter } = { ...PACE, ...pace };
  const stopRequest = new AbortController();
  /** @type {import('node:child_process').ChildProcess | null} */
  let server = null;
  const forget = onStopWish((signal) => {
    stopRequest.abort();
    server?.kill(signal);
  });
  try {
    /** @type {number | null} */
    let port = null;
    for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
      const since = performance.now();
      server = start(port);
      const { code, signal, readyOn, isStopping } = await run(server);
      if (stopRequest.signal.aborted || isStopping || code === 0) return code;
      if (readyOn === null) {
        if (port !== null) say('Il riavvio non è riuscito: Torre resta fermo.');
        return code;
      }
      port = readyOn;
      if (performance.now() - since >= steadyAfter) pause = firstPause;
      say(`\nTorre si è fermato da solo (${signal ?? `codice ${code}`}). Lo riavvio tra ${seconds(pause)}.`);
      await delay(pause, undefined, { signal: stopRequest.signal }).catch(() => undefined);
      if (stopRequest.signal.aborted) return 0;
    }
  } finally {
    forget();
  }
}

/**
 * @param {import('node:child_process').ChildProcess} server
 */
async function run(server) {
  /** @type {number | null} */
  let readyOn = null;
  let isStopping = false;
  server.on('message', (message) => {
    const { kind, port } = /** @type {{ kind?: string, port?: number }} */ (message);
    if (kind === 'ready') readyOn = port ?? 0;
    if (kind === 'stopping') isStopping = true;
  });
  const end = await endOf(server);
  return { ...end, readyOn: /** @type {number | null} */ (readyOn), isStopping };
}

/** @param {number} milliseconds */
function seconds(milliseconds) {
  const number = milliseconds / 1000;
  return number === 1 ? 'un secondo' : `${number.toLocaleString('it-IT')} secondi`;
}
