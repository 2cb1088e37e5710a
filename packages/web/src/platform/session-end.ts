import { dropIdleWork } from './when-idle.ts';

/**
 * Why a session is over: the server refused a call (`expired`), it says so by itself (`ended`: left in another tab, or
 * closed by an administrator), or the person leaves here (`signed-out`).
 */
export type SessionEnd = 'expired' | 'ended' | 'signed-out';

type Listener = (reason: SessionEnd) => void;

const listeners = new Set<Listener>();

/** Subscribes to the end of the session; answers the function that unsubscribes. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let leaving = false;

/** While the person leaves, every end of the session is their own: the stream may tell of it before the answer comes. */
export function setLeaving(now: boolean): void {
  leaving = now;
}

export function announceSessionEnd(reason: SessionEnd): void {
  const ending = leaving ? 'signed-out' : reason;
  if (ending === 'signed-out') {
    forgetTab();
    dropIdleWork();
  }
  for (const listener of listeners) listener(ending);
}

/** Who leaves on purpose leaves nothing typed behind for the next person at this screen. */
function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // A browser that forbids storage kept nothing.
  }
}
