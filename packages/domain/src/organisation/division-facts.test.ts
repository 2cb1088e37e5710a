import { expect, test } from 'vitest';
import { EXAMPLE, exampleFacts } from './example-facts.ts';
import { checkFacts } from './index.ts';
import type { FactEdit } from './index.ts';

const OWN = { division_id: 'DIVLIXX', icao: 'LIXX', name: 'Prova', valid_to: null };
const NEW_PLANT: FactEdit = {
  kind: 'plant',
  values: { ...EXAMPLE.PLANT, icao: 'LIZZ', name: 'Nuova' },
  version: null,
};
const check = (...edits: FactEdit[]) =>
  checkFacts(edits, { standing: exampleFacts({ division: [OWN] }), today: '2026-11-24' });
const divisions = ({ changes }: ReturnType<typeof check>) =>
  changes.filter(({ kind }) => kind === 'division').map(({ after }) => after);

test('a plant begins with a division of its own, or with the one that comes with it', () => {
  expect(divisions(check(NEW_PLANT))).toEqual([
    { division_id: 'DIVLIZZ', icao: 'LIZZ', name: 'Nuova', valid_to: null },
  ]);
  const brought = { division_id: 'NORD', icao: 'LIZZ', name: 'Nord', valid_to: null };
  const combined = check({ kind: 'division', values: brought, version: null }, NEW_PLANT);
  expect([combined.faults, divisions(combined)]).toEqual([[], [brought]]);
});

test('it is renamed and ends, but never goes, changes its plant or stands beside another', () => {
  const edit = (values: object, part: object = {}) =>
    check({ kind: 'division', values: { ...OWN, ...values }, version: 1, ...part }).faults.map(
      ({ column, code }) => [column, code],
    );
  expect(edit({ name: 'Divisione Sud', valid_to: '2027-12-31' })).toEqual([]);
  expect(edit({ icao: 'LIYY' })).toEqual([['icao', 'fixed']]);
  expect(edit({}, { remove: true })).toEqual([[null, 'stillUsed']]);
  expect(edit({ division_id: 'ALTRA' }, { version: null })).toEqual([['icao', 'otherDivision']]);
});
