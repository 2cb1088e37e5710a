import { expect, test } from 'vitest';
import { scrollToShow } from './grid-dom.ts';

test('a cell in view does not scroll, one outside scrolls just far enough', () => {
  expect(scrollToShow([100, 500], [120, 150])).toBe(0);
  expect(scrollToShow([100, 500], [60, 90])).toBe(-40);
  expect(scrollToShow([100, 500], [490, 520])).toBe(20);
});
