/** Why a session is over: the server refused it (`expired`) or the person left in some tab (`signed-out`). */
export type SessionEnd = 'expired' | 'signed-out';

type Listener = (reason: SessionEnd) => void;

const listeners = new Set<Listener>();

/** Subscribes to the end of the session; answers the function that unsubscribes. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceSessionEnd(reason: SessionEnd = 'expired'): void {
  for (const listener of listeners) listener(reason);
}
