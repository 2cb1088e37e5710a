import { useEffect, useState } from 'react';

/** Gives the focus back, when the window goes, to what had it when the window came. */
export function useReturnFocus(): void {
  const [from] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (from instanceof HTMLElement && from.isConnected) from.focus();
    },
    [from],
  );
}
