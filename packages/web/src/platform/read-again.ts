import { CallFailed, NetworkFailed } from './call-failure.ts';
import './generic.texts.ts';
import { textsOf } from './language.ts';
import { NOTICE, notify } from './notify.ts';

const OFFLINE_TRIES = 2;
/** With the pauses that a busy server asks for (1 to 4 s) about a quarter of a minute. */
const BUSY_TRIES = 6;
/** A server without its database asks for longer pauses; nobody looks at a waiting screen for longer. */
const LONGEST_PAUSE_S = 15;

/** A read that the server was too busy for (503, 429 with Retry-After) is tried again, and so is one without network. */
export function mayReadAgain(failures: number, error: Error): boolean {
  if (error instanceof NetworkFailed) return error.reason === 'offline' && failures < OFFLINE_TRIES;
  if (busySeconds(error) === null || failures >= BUSY_TRIES) return false;
  // What is on the screen stays; the notice says why nothing new comes.
  notify({ type: NOTICE.warning, text: textsOf('generic')('serviceBusy'), staysMs: 4000 });
  return true;
}

/** Milliseconds: what the server asked for and up to half as much again, so that not all screens come back at once. */
export function pauseBeforeReading(failures: number, error: Error): number {
  const seconds = busySeconds(error);
  if (seconds === null) return Math.min(1000 * 2 ** failures, 30_000);
  return Math.min(seconds, LONGEST_PAUSE_S) * 1000 * (1 + Math.random() / 2);
}

function busySeconds(error: Error): number | null {
  const isBusy = error instanceof CallFailed && (error.status === 503 || error.status === 429);
  return isBusy ? error.retryAfter : null;
}
