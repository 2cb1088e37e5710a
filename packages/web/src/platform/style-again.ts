const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/**
 * A style sheet of a screen that the network swallowed is asked for again until it is there. Vite loads each of them once:
 * the screen itself is tried again by the router, and would come bare.
 */
export function bringLostStyles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const path = /CSS for (\S+)$/.exec(payload.message)?.[1];
    if (path !== undefined) bring(path, FIRST_PAUSE_MS);
  });
}

function bring(path: string, pauseMs: number): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = path;
  link.addEventListener('error', () => {
    link.remove();
    setTimeout(() => bring(path, Math.min(pauseMs * 2, LONGEST_PAUSE_MS)), pauseMs);
  });
  document.head.append(link);
}
