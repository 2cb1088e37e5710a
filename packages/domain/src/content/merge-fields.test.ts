import { expect, test } from 'vitest';
import { mergeFields } from './index.ts';
import type { FieldConflict, FieldEdits, ItemFields } from './index.ts';

const SEEN: ItemFields = { titolo: 'Uno', testo: 'Testo', lista_link: ['a'] };

test.each<[string, ItemFields, FieldEdits, ItemFields, readonly FieldConflict[]]>([
  ['a change of what stands as seen', SEEN, { titolo: 'Due' }, { ...SEEN, titolo: 'Due' }, []],
  [
    'what somebody else changed meanwhile stays',
    { ...SEEN, testo: 'Altro' },
    { titolo: 'Due' },
    { ...SEEN, titolo: 'Due', testo: 'Altro' },
    [],
  ],
  [
    'the same field is a conflict and stays as it stands',
    { ...SEEN, titolo: 'Tre' },
    { titolo: 'Due' },
    { ...SEEN, titolo: 'Tre' },
    [{ field: 'titolo', wanted: 'Due', standing: 'Tre' }],
  ],
  [
    'unless both wrote the same',
    { ...SEEN, titolo: 'Due' },
    { titolo: 'Due' },
    { ...SEEN, titolo: 'Due' },
    [],
  ],
  ['null empties a field', SEEN, { testo: null }, { titolo: 'Uno', lista_link: ['a'] }, []],
  [
    'a list in another order is another one',
    { ...SEEN, lista_link: ['a', 'b'] },
    { lista_link: ['b', 'a'] },
    { ...SEEN, lista_link: ['a', 'b'] },
    [{ field: 'lista_link', wanted: ['b', 'a'], standing: ['a', 'b'] }],
  ],
  ['a field named as an object has one', SEEN, { toString: 'x' }, { ...SEEN, toString: 'x' }, []],
])('%s', (_, standing, edits, fields, conflicts) => {
  expect(mergeFields(SEEN, standing, edits)).toEqual({ fields, conflicts });
});
