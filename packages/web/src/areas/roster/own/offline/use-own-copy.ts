import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Keeps the own shifts that this page reads, for when there is no network, and brings the service worker that shows them. */
export function useOwnCopy(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !('caches' in window)) return;
    let isGone = false;
    let stop = (): void => undefined;
    void import('./own-copy.ts').then(({ installWorker, keepOwnShifts }) => {
      if (isGone) return;
      installWorker();
      stop = keepOwnShifts(client);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [client]);
}
