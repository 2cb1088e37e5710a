const NAME = 'torre-session-renewal';
/** A call that left with the secret of before may be answered a moment after the new one is here. */
const STRAGGLERS_MS = 2000;

/**
 * Runs a call whose answer gives the session a new secret (decisions.md, Sign-in). Until it is here, and a moment longer, what
 * any tab is refused may be asked again (`sessionWasRenewed`). Without Web Locks each refusal is final.
 */
export function renewingSession<T>(run: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return run();
  return new Promise((resolve, reject) => {
    void navigator.locks.request(NAME, async () => {
      try {
        resolve(await run());
      } catch (error) {
        reject(error as Error);
        return;
      }
      await new Promise((over) => setTimeout(over, STRAGGLERS_MS));
    });
  });
}

/** Whether the session was getting a new secret when a call was refused; answers once it has it. */
export async function sessionWasRenewed(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const wasFree = await navigator.locks.request(NAME, { ifAvailable: true }, (lock) => lock !== null);
  if (!wasFree) await navigator.locks.request(NAME, () => undefined);
  return !wasFree;
}
