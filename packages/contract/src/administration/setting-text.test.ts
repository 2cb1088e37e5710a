import { expect, test } from 'vitest';
import { durationText } from './setting-text.ts';

test('a length of time has one spelling, whichever unit it is kept in', () => {
  expect([720, 750, 45, 60, 1, 1440, 10_080, 12_000].map((minutes) => durationText(minutes, 'it'))).toEqual([
    '12 ore',
    '12 ore 30 minuti',
    '45 minuti',
    '1 ora',
    '1 minuto',
    '24 ore',
    '7 giorni',
    '200 ore',
  ]);
  expect(durationText(10_080, 'en')).toBe('7 days');
});
