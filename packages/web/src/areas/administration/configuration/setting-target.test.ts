import type { Day } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { targetText, targetsThatDiffer, targetsThatStay } from './setting-target.ts';

const KEY = 'rules.BASE.R373.5.minRiposo';
const values = new Map([
  [
    KEY,
    [
      ['', ''],
      ['', 'CTA'],
      ['LIRR', ''],
      ['LIRR', 'CTA'],
      ['LIRF', 'EAV'],
    ].map(([icao, category]) => ({ icao: icao!, category: category!, validFrom: 20_000 as Day, value: 700 })),
  ],
]);

test('whoever has a value of their own is named by plant and category', () => {
  expect(targetsThatDiffer(values, KEY).map(targetText)).toEqual(['CTA', 'LIRF EAV', 'LIRR', 'LIRR CTA']);
});

test.each([
  ['', '', 'CTA, LIRF EAV, LIRR, LIRR CTA'],
  // A plant decides before a category.
  ['', 'CTA', 'LIRR, LIRR CTA'],
  ['LIRR', '', 'LIRR CTA'],
  ['LIRF', '', 'LIRF EAV'],
  ['LIRR', 'CTA', ''],
])('a new value of the plant %j and category %j does not reach %j', (icao, category, stay) => {
  expect(targetsThatStay(values, KEY, { icao, category }).map(targetText).join(', ')).toBe(stay);
});
