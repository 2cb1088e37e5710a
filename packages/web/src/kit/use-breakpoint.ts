import { useSyncExternalStore } from 'react';
import { BREAKPOINTS, breakpointOf, isMobile, type Breakpoint } from './breakpoints.ts';

function subscribe(changed: () => void): () => void {
  const queries = Object.values(BREAKPOINTS).map((width) => window.matchMedia(`(min-width: ${width}px)`));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

/** The breakpoint of the window; the component draws again only when a threshold is crossed. */
export function useBreakpoint(): { readonly breakpoint: Breakpoint; readonly mobile: boolean } {
  const breakpoint = useSyncExternalStore(subscribe, () => breakpointOf(window.innerWidth));
  return { breakpoint, mobile: isMobile(breakpoint) };
}
