import { expect, test } from 'vitest';
import { EXAMPLE, exampleFacts } from './example-facts.ts';
import { MOST_ISLANDS_OF_PLANT, checkFacts } from './index.ts';
import type { FactRow, FactSet } from './index.ts';

const ISLANDS = Array.from({ length: MOST_ISLANDS_OF_PLANT }, (_, nth) => ({
  ...EXAMPLE.ISLAND,
  island_id: `I${nth}`,
}));
/** With the island of the example. */
const plantWith = (more: number): FactSet => exampleFacts({ island: ISLANDS.slice(0, more) });
const refused = (values: FactRow, standing: FactSet) =>
  checkFacts([{ kind: 'island', values }], { standing, today: '2026-11-24' }).faults.map(({ code }) => code);
const ADDED = { ...EXAMPLE.ISLAND, island_id: 'ULTIMA' };

test('a plant has so many islands at a time that counting them stays quick', () => {
  expect(refused(ADDED, plantWith(MOST_ISLANDS_OF_PLANT - 2))).toEqual([]);
  const full = plantWith(MOST_ISLANDS_OF_PLANT - 1);
  expect(refused(ADDED, full)).toEqual(['tooManyIslands']);
  expect(refused({ ...ADDED, valid_to: '2026-11-02' }, full)).toEqual(['tooManyIslands']);
  expect(refused({ ...ADDED, valid_to: '2026-10-31' }, full)).toEqual([]);
});

test('one that stands may change in a plant that has more', () => {
  expect(refused({ ...ISLANDS[5]!, name: 'Altro nome' }, plantWith(MOST_ISLANDS_OF_PLANT))).toEqual([]);
});
