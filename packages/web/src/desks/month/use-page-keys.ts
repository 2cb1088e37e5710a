import { useEffect, useEffectEvent } from 'react';

/** Whether a press of the key turns a page of the roster: nothing holds the focus, and no window stands above the roster. */
export function turnsPage(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'>,
  focus: { readonly isFree: boolean; readonly isCovered: boolean },
): 1 | -1 | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return null;
  if (!focus.isFree || focus.isCovered) return null;
  if (event.key === 'PageDown') return 1;
  return event.key === 'PageUp' ? -1 : null;
}

/** PagSu and PagGiù as the status line says, also before a cell has the focus; in the grid they are the grid's own. */
export function usePageKeys(onStep: (step: 1 | -1) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { activeElement, body } = document;
    const step = turnsPage(event, {
      isFree: activeElement === null || activeElement === body || activeElement.tagName === 'MAIN',
      isCovered: document.querySelector('[role=dialog], [role=alertdialog]') !== null,
    });
    if (step === null) return;
    event.preventDefault();
    onStep(step);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
