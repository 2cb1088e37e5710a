import { useEffect, useState } from 'react';
import { focusPlace, returnFocus, type FocusPlace } from '../focus/return-focus.ts';

/**
 * Gives the focus back, when the window goes, to what had it when the window came (`returnTo`, where it was lost by then);
 * to the screen's contents when nothing had it, as in a window opened by its address.
 */
export function useReturnFocus(returnTo?: FocusPlace): void {
  const [place] = useState(() => returnTo ?? focusPlace());
  useEffect(
    () => () => {
      const { from } = place;
      const back = from?.isConnected ? from : document.querySelector<HTMLElement>('main');
      back?.focus();
      returnFocus(place);
    },
    [place],
  );
}
