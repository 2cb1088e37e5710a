import { useSyncExternalStore } from 'react';

/** A laptop at 200 % zoom, a phone on its side: little height, and width enough for two bars in one. */
const LOW = '(max-height: 480px) and (min-width: 560px)';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(LOW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether bars must share a line so that content remains in view. */
export function useLowWindow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(LOW).matches);
}
