import { ensurePackages } from './packages.mjs';
import { ensureRuntime } from './pinned-runtime.mjs';
import { Problem } from './say.mjs';
import { oneAtATime } from './one-at-a-time.mjs';

const OLDEST_NODE = 20;

/** Brings everything that Torre needs from the npm registry; in a moment when it is there already. */
export async function prepare(/** @type {() => Promise<void>} */ further = async () => undefined) {
  const [major = '0'] = process.versions.node.split('.');
  if (Number(major) < OLDEST_NODE) {
    throw new Problem(`Torre si avvia con Node ${OLDEST_NODE} o successivo; qui c’è ${process.version}.`);
  }
  await oneAtATime(async () => {
    await ensureRuntime();
    await ensurePackages();
    await further();
  });
}
