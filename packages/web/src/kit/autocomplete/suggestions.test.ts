import { expect, test } from 'vitest';
import { suggestionsFor } from './suggestions.ts';

const turns = [
  { value: 'P', label: 'Pomeriggio' },
  { value: 'RPN', label: 'Reperibilità notturna' },
  { value: 'M', label: 'Mattina' },
];

test('codes that begin with what was typed come before those that only hold it', () => {
  expect(suggestionsFor(turns, 'p').map(({ value }) => value)).toEqual(['P', 'RPN']);
});

test('accents and capitals do not matter', () => {
  expect(suggestionsFor(turns, 'REPERIBILITA').map(({ value }) => value)).toEqual(['RPN']);
});

test('nothing typed shows everything', () => {
  expect(suggestionsFor(turns, ' ')).toHaveLength(3);
});
