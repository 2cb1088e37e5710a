const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/**
 * A style sheet of a screen that the network swallowed is asked for again until it is there. Vite loads each of them once, and
 * of several that are lost it tells of the first alone: the screen itself is tried again by the router, and would come bare.
 */
export function bringLostStyles(): void {
  // What fails to load tells nobody above it: it is heard on its way down.
  document.addEventListener('error', ({ target }) => lost(target), { capture: true });
}

function lost(element: EventTarget | null): void {
  if (!(element instanceof HTMLLinkElement) || element.rel !== 'stylesheet') return;
  if (element.dataset['again'] === undefined) bring(element.href, FIRST_PAUSE_MS);
}

function bring(address: string, pauseMs: number): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  link.dataset['again'] = '';
  link.addEventListener('error', () => {
    link.remove();
    setTimeout(() => bring(address, Math.min(pauseMs * 2, LONGEST_PAUSE_MS)), pauseMs);
  });
  document.head.append(link);
}
