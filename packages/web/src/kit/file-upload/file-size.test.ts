import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [0, '0 byte'],
  [830, '830 byte'],
  [12_288, '12 kB'],
  [1_468_006, '1,4 MB'],
  [26_214_400, '25 MB'],
  [5_368_709_120, '5 GB'],
])('%i is %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
