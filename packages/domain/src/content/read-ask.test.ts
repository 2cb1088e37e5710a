import { expect, test } from 'vitest';
import { dayOf } from '../kernel/index.ts';
import { isAskedToRead, readOccasion } from './read-ask.ts';

test.each<[readonly string[], readonly string[], string | null, string, boolean]>([
  [['LIRR'], [], 'LIRR', 'CTA', true],
  [['LIRR'], [], 'LIRF', 'CTA', false],
  [['LIRR', 'LIRF'], [], 'LIRF', 'EAV', true],
  [[], ['CTA'], 'LIRN', 'CTA', true],
  [[], ['CTA'], 'LIRN', 'EAV', false],
  [['LIRR'], ['CTA'], 'LIRR', 'EAV', false],
  [['LIRR'], ['CTA'], 'LIRR', 'CTA', true],
  // Who works in no plant is asked by category alone.
  [['LIRR'], [], null, 'AMM', false],
  [[], ['AMM'], null, 'AMM', true],
  [[], [], 'LIRR', 'CTA', false],
])('plants %j, categories %j: %s of %s is asked: %s', (plants, categories, icao, category, asked) => {
  expect(isAskedToRead({ plants, categories }, { icao, category })).toBe(asked);
});

test.each([
  [10, 'asked'],
  [12, 'asked'],
  [13, 'soon'],
  [15, 'soon'],
  [16, 'late'],
] as const)('due on the 15th, on the %ith: %s', (today, occasion) => {
  expect(readOccasion(dayOf(2026, 12, 15), dayOf(2026, 12, today))).toBe(occasion);
});
