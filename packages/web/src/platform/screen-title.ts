import { useEffect } from 'react';

/** Names the browser's tab: the screen first, so that many tabs of Torre are told apart. */
export function useScreenTitle(screen: string): void {
  useEffect(() => {
    document.title = `${screen} · Torre`;
  }, [screen]);
}
