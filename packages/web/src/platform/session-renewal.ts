const NAME = 'torre-session-renewal';
/** A call that left with the secret of before may be answered a moment after the new one is here. */
const STRAGGLERS_MS = 2000;

/**
 * Runs a call whose answer gives the session a new secret (decisions.md, Sign-in). Until it is here, and a moment longer, what
 * any tab is refused may be asked again (`sessionWasRenewed`). Where a browser has no Web Locks, or forbids them, each refusal is final.
 */
export function renewingSession<T>(run: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return run();
  return new Promise((resolve, reject) => {
    const answered = async (): Promise<void> => {
      try {
        resolve(await run());
      } catch (error) {
        reject(error as Error);
        return;
      }
      await new Promise((over) => setTimeout(over, STRAGGLERS_MS));
    };
    navigator.locks.request(NAME, answered).catch(answered);
  });
}

/** Whether the session was getting a new secret when a call was refused; answers once it has it. */
export async function sessionWasRenewed(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  // Shared: calls that ask this at the same time are not in each other's way.
  const wasFree = await navigator.locks
    .request(NAME, { mode: 'shared', ifAvailable: true }, (lock) => lock !== null)
    .catch(() => true);
  if (!wasFree) await navigator.locks.request(NAME, { mode: 'shared' }, () => undefined);
  return !wasFree;
}
