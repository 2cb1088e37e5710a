import { expect, test } from 'vitest';
import { columnsOf, filledSlides, PER_SLIDE } from './slides.ts';

test.each([
  ['', ''],
  ['a', 'a'],
  ['abc', 'abc'],
  ['abcd', 'abcdab'],
  ['abcde', 'abcdea'],
  ['abcdef', 'abcdef'],
  ['abcdefg', 'abcdefgab'],
])('[P9.05][P9.07][P9.08][P9.09] of %j the carousel shows %j', (items, shown) => {
  expect(filledSlides([...items], PER_SLIDE).join('')).toBe(shown);
});

test.each([
  [3, 4],
  [5, 2],
  [1, 12],
])('[P9.06] %i on a slide take %i columns each', (perSlide, columns) => {
  expect(columnsOf(perSlide)).toBe(columns);
});
