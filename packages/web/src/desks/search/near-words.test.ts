import { expect, test } from 'vitest';
import { nearFinder, typingErrors } from './near-words.ts';

test.each([
  ['saldi', 'saldi', 0],
  ['sladi', 'saldi', 1],
  ['sald', 'saldi', 1],
  ['saaldi', 'saldi', 1],
  ['soldi', 'saldi', 1],
  ['calendrio', 'calendario', 1],
  ['claendrio', 'calendario', 2],
  ['', 'abc', 3],
  ['abc', '', 3],
])('%j for %j has %i typing errors', (typed, word, errors) => {
  expect(typingErrors(typed, word)).toBe(errors);
  expect(typingErrors(word, typed)).toBe(errors);
});

test.each([
  ['sladi', 'Saldi', true],
  ['calendrio', 'Il mio calendario', true],
  ['mio calendrio', 'Il mio calendario', true],
  ['claendrio', 'Il mio calendario', true],
  // Two errors in a short word, one in a very short one, one word of two that is nothing like it.
  ['slady', 'Saldi', false],
  ['sldi', 'Saldi', false],
  ['mensa calendrio', 'Il mio calendario', false],
])('%j for the screen %j is forgiven: %s', (typed, name, isForgiven) => {
  expect(nearFinder(typed)(name)).toBe(isForgiven);
});
