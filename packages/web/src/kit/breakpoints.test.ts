import { expect, test } from 'vitest';
import { BREAKPOINTS, breakpointOf, isMobile, showsAt, type Breakpoint } from './breakpoints.ts';

const STEPS: readonly [number, Breakpoint][] = [
  [320, 'xs'],
  [575, 'xs'],
  [576, 'sm'],
  [767, 'sm'],
  [768, 'md'],
  [991, 'md'],
  [992, 'lg'],
  [1199, 'lg'],
  [1200, 'xl'],
  [2560, 'xl'],
];

test.each(STEPS)('[P9.03] %d px wide is %s', (width, name) => {
  expect(breakpointOf(width)).toBe(name);
});

test('[P9.04] a column may hide below each of the names xs to xl', () => {
  expect(Object.keys(BREAKPOINTS)).toEqual(['xs', 'sm', 'md', 'lg', 'xl']);
  expect(STEPS.map(([width]) => showsAt('lg', breakpointOf(width)))).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
    true,
    true,
    true,
    true,
  ]);
  expect(showsAt(undefined, 'xs')).toBe(true);
});

test('[E9.01] the mobile layout applies below 768 px', () => {
  expect(isMobile(breakpointOf(767))).toBe(true);
  expect(isMobile(breakpointOf(768))).toBe(false);
});
