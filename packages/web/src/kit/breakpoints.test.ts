import { expect, test } from 'vitest';
import { BREAKPOINTS, breakpointOf, isMobile, showsAt } from './breakpoints.ts';

test('[P9.03] the layout changes at 576, 768, 992 and 1200 px', () => {
  expect(BREAKPOINTS).toEqual({ xs: 0, sm: 576, md: 768, lg: 992, xl: 1200 });
  const widths = [320, 575, 576, 767, 768, 991, 992, 1199, 1200];
  expect(widths.map(breakpointOf)).toEqual(['xs', 'xs', 'sm', 'sm', 'md', 'md', 'lg', 'lg', 'xl']);
});

test('[E9.01] a window of 767 px has the mobile layout, one of 768 px has not', () => {
  expect(isMobile(breakpointOf(767))).toBe(true);
  expect(isMobile(breakpointOf(768))).toBe(false);
});

test('[P9.04] a column that hides below lg shows from lg on', () => {
  expect((['xs', 'sm', 'md', 'lg', 'xl'] as const).map((at) => showsAt('lg', at))).toEqual([false, false, false, true, true]);
  expect(showsAt(undefined, 'xs')).toBe(true);
});
