import { useEffect, useState } from 'react';

/**
 * Gives the focus back, when the window goes, to what had it when the window came; to the screen's contents when nothing
 * had it, as in a window opened by its address.
 */
export function useReturnFocus(): void {
  const [from] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isThere = from instanceof HTMLElement && from.isConnected && from !== document.body;
      const back = isThere ? from : document.querySelector<HTMLElement>('main');
      back?.focus();
    },
    [from],
  );
}
