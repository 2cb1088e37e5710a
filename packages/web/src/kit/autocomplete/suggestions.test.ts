import { expect, test } from 'vitest';
import { suggestionsFor } from './suggestions.ts';

const SHIFTS = [
  { value: 'M', label: 'Mattina' },
  { value: 'P', label: 'Pomeriggio' },
  { value: 'AM1', label: 'Amministrazione' },
  { value: 'RIP', label: 'Riposo più lungo' },
];
const found = (typed: string): readonly string[] => suggestionsFor(SHIFTS, typed).map(({ value }) => value);

test('values that begin with what was typed come first, then those that hold it anywhere', () => {
  expect(found('m')).toEqual(['M', 'P', 'AM1']);
  expect(found('p')).toEqual(['P', 'RIP']);
});

test('a code that is typed to its end comes before those that go on', () => {
  const nights = [
    { value: 'N11', label: 'Notte corta' },
    { value: 'N', label: 'Notte' },
  ];
  expect(suggestionsFor(nights, 'n').map(({ value }) => value)).toEqual(['N', 'N11']);
});

test('accents and case do not count, an empty field suggests everything', () => {
  expect(found(' PIU ')).toEqual(['RIP']);
  expect(found('')).toEqual(['M', 'P', 'AM1', 'RIP']);
  expect(found('xyz')).toEqual([]);
});

test('a long list stops at its limit', () => {
  expect(suggestionsFor(SHIFTS, '', 2)).toHaveLength(2);
});
