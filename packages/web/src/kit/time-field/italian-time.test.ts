import { formatMinutes } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { parseItalianTime } from './italian-time.ts';

test.each([
  ['7.30', '07:30'],
  ['7:30', '07:30'],
  ['730', '07:30'],
  ['0730', '07:30'],
  ['7', '07:00'],
  ['7,05', '07:05'],
  ['23:59', '23:59'],
  ['0', '00:00'],
])('[E2.52] a time typed as %s is shown as %s', (typed, shown) => {
  const minutes = parseItalianTime(typed);
  expect(minutes).not.toBeNull();
  expect(formatMinutes(minutes ?? -1)).toBe(shown);
});

test.each(['', '24', '24:00', '7.60', '760', 'sette', '12345'])('%s is no time of a day', (typed) => {
  expect(parseItalianTime(typed)).toBeNull();
});
