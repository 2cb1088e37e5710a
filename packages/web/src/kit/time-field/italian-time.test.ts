import { expect, test } from 'vitest';
import { parseItalianTime } from './italian-time.ts';

test.each([
  ['7.30', 450],
  ['7:30', 450],
  ['7,30', 450],
  ['730', 450],
  ['0730', 450],
  ['7', 420],
  ['00:00', 0],
  [' 23.59 ', 1439],
])('%j is read as minute %d of the day', (typed, minute) => {
  expect(parseItalianTime(typed)).toBe(minute);
});

test.each(['', '24', '7.60', '2460', '7.30.1', 'ieri', '-1'])('%j is no time of a day', (typed) => {
  expect(parseItalianTime(typed)).toBeNull();
});
