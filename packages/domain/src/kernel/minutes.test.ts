import { expect, test } from 'vitest';
import {
  MINUTES_PER_DAY,
  compactMinutes,
  dayMinute,
  dayOf,
  formatDuration,
  formatMinutes,
  minutesFromCompact,
} from './index.ts';

test('[P9.16][E2.52] minutes become HH:mm with leading zeros', () => {
  expect(formatMinutes(0)).toBe('00:00');
  expect(formatMinutes(65)).toBe('01:05');
  expect(formatMinutes(1439)).toBe('23:59');
});

test('minutes beyond midnight wrap into the clock', () => {
  expect(formatMinutes(1530)).toBe('01:30');
  expect(formatMinutes(1440)).toBe('00:00');
  expect(compactMinutes(1860)).toBe('0700');
});

test('[M9.01] a day has 1440 minutes in time arithmetic', () => {
  expect(MINUTES_PER_DAY).toBe(1440);
  expect(dayMinute(dayOf(2026, 10, 14), 1440)).toEqual({ day: dayOf(2026, 10, 15), minute: 0 });
  expect(dayMinute(dayOf(2026, 10, 14), 1439)).toEqual({ day: dayOf(2026, 10, 14), minute: 1439 });
});

test('a length is not cut at a day', () => {
  expect(formatDuration(2820)).toBe('47:00');
  expect(formatDuration(90)).toBe('1:30');
  expect(formatDuration(-30)).toBe('-0:30');
});

test.each([
  ['0000', 0],
  ['0730', 450],
  ['2359', 1439],
  ['2400', 1440],
])('%s is minute %d', (text, minutes) => {
  expect(minutesFromCompact(text)).toBe(minutes);
});

test.each(['2401', '0760', '730', '07:30', '', 'abcd'])('%j is no time', (text) => {
  expect(minutesFromCompact(text)).toBeNull();
});
