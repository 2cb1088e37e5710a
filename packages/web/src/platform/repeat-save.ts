import type { BuiltRequest } from '@torre/contract/endpoint';
import { NetworkFailed } from './call-failure.ts';
import './generic.texts.ts';
import { textsOf } from './language.ts';
import { closeNotice, NOTICE, notify } from './notify.ts';

/** How long a save waits for the network to come back before it is given up. */
const RECONNECTION_MS = 20_000;
/** A connection that broke although the browser is online: the server restarts, a proxy gave up. */
const PAUSE_MS = 1_000;

/** A key for one action of the user: the server answers it once, however often it arrives. */
export function newIdempotencyKey(): string {
  // `randomUUID` exists on secure pages only; a plain address in a small network is not one.
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/**
 * The keys of the saves of one form or button. Who stopped waiting for an answer and sends the same again sends the same
 * key, so that it is done once; what was changed meanwhile, and what comes after an answer, is a save of its own.
 */
export class SaveKeys {
  #sent: { readonly request: string; readonly key: string } | null = null;

  keyOf(request: BuiltRequest): string {
    const text = JSON.stringify([request.method, request.url, request.body ?? null]);
    if (this.#sent?.request !== text) this.#sent = { request: text, key: newIdempotencyKey() };
    return this.#sent.key;
  }

  answered(): void {
    this.#sent = null;
  }
}

/**
 * Makes a save that carries an idempotency key, and once more when the connection broke before its answer arrived: who
 * saved cannot know whether it was done, the server can. Waits until the browser is online again, at most 20 s. A time-out
 * and a caller that stopped waiting are not repeated.
 */
export async function repeatBroken<T>(save: () => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await save();
  } catch (error) {
    const isBroken = error instanceof NetworkFailed && error.reason === 'offline';
    if (!isBroken || !(await isWorthRepeating(signal))) throw error;
    return save();
  }
}

/** After the pause or the return of the network; false when the caller or the limit ends the wait. */
async function isWorthRepeating(signal: AbortSignal): Promise<boolean> {
  const isOffline = navigator.onLine === false;
  const waited = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => waited.resolve(!isOffline), isOffline ? RECONNECTION_MS : PAUSE_MS);
  const back = (): void => waited.resolve(true);
  const ended = (): void => waited.resolve(false);
  // Who sees only a wheel for twenty seconds believes it broken, and does not expect that it saves by itself.
  const shownNotice = isOffline ? sayThatItWaits() : null;
  if (isOffline) window.addEventListener('online', back, { once: true });
  signal.addEventListener('abort', ended, { once: true });
  if (signal.aborted) ended();
  try {
    return await waited.promise;
  } finally {
    clearTimeout(timer);
    if (shownNotice !== null) closeNotice(shownNotice);
    if (isOffline) window.removeEventListener('online', back);
    signal.removeEventListener('abort', ended);
  }
}

function sayThatItWaits(): number {
  const t = textsOf('generic');
  return notify({ type: NOTICE.warning, header: t('offline'), text: t('saveWaits'), staysMs: null });
}
