/** How long until the server is asked again while the browser believes in a network. */
export const ASK_AGAIN_MS = 3000;

/** What the wait is made of; tests give their own. */
interface Surroundings {
  readonly network: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  readonly isOnline: () => boolean;
  /** Whether the server answers. */
  readonly ask: () => Promise<boolean>;
}

const BROWSER: Surroundings = {
  network: globalThis,
  isOnline: () => navigator.onLine,
  ask: () =>
    fetch('/api/health', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
};

/**
 * Calls `back` once the server answers again; returns the way to stop waiting. The browser's word that there is a network
 * is not enough: it comes before anything gets through, and a server that was restarted sends none.
 */
export function whenReachable(
  back: () => void,
  { network, isOnline, ask }: Surroundings = BROWSER,
): () => void {
  let waits = true;
  const stop = (): void => {
    waits = false;
    clearInterval(timer);
    network.removeEventListener('online', look);
  };
  const look = (): void =>
    void ask().then((answers) => {
      if (!waits || !answers) return;
      stop();
      back();
    });
  const timer = setInterval(() => isOnline() && look(), ASK_AGAIN_MS);
  network.addEventListener('online', look);
  return stop;
}
