/** P9.03, P9.04: the layouts' thresholds in px and the names that table columns use; `xs` is everything below `sm`. */
export const BREAKPOINTS = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200 } as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

const NAMES = Object.keys(BREAKPOINTS) as Breakpoint[];

/** The widest threshold that a window of this width has reached. */
export function breakpointOf(width: number): Breakpoint {
  return NAMES.findLast((name) => width >= BREAKPOINTS[name]) ?? 'xs';
}

/** Below 768 px the mobile layout applies (E9.01): sheets instead of row actions, two-line rows, bottom bar. */
export function isMobile(breakpoint: Breakpoint): boolean {
  return BREAKPOINTS[breakpoint] < BREAKPOINTS.md;
}

/** Whether a column that hides below `hideBelow` shows at this breakpoint. */
export function showsAt(hideBelow: Breakpoint | undefined, at: Breakpoint): boolean {
  return hideBelow === undefined || BREAKPOINTS[at] >= BREAKPOINTS[hideBelow];
}
