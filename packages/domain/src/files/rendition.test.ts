import { expect, test } from 'vitest';
import { DEFAULT_FORMAT, RENDITION_NAMES, renditionFor } from './rendition.ts';

test.each([
  [320, 'thumbnail'],
  [576, 'thumbnail'],
  [577, 'small'],
  [768, 'small'],
  [769, 'medium'],
  [992, 'medium'],
  [993, 'large'],
  [2560, 'large'],
])('[P4.10][P4.11][P4.12][P4.13] a window of %i px is for the size %s', (width, name) => {
  expect(renditionFor(width)).toBe(name);
});

test('[P3.21][P3.22] the sizes have their names in lower case, and the usual format is jpg', () => {
  expect(RENDITION_NAMES).toEqual(['thumbnail', 'small', 'medium', 'large']);
  expect(DEFAULT_FORMAT).toBe('jpg');
});
