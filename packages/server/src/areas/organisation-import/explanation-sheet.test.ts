import { FACT_KIND_NAMES } from '@torre/domain/organisation';
import { expect, test } from 'vitest';
import { explanationSheet } from './explanation-sheet.ts';

test('the example of a column is what is written there: a person has a name and a code of persons, not those of a plant', () => {
  const { rows = [] } = explanationSheet(FACT_KIND_NAMES);
  const ofPeople = rows.filter(([sheet]) => sheet === 'Persone').map((row) => [row[1], row[4]]);
  expect(ofPeople.slice(0, 3)).toEqual([
    ['Codice personale', '800101'],
    ['Cognome', 'Rossi'],
    ['Nome', 'Mario'],
  ]);
});
