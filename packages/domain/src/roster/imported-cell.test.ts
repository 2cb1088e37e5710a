import { expect, test } from 'vitest';
import { importedCell } from './index.ts';
import type { ImportedCell } from './index.ts';

const isShift = (turn: string): boolean => ['M', 'P', 'FREE'].includes(turn);
const changed = (turn: string | null): ImportedCell => ({ is: 'changed', turn });
const refused = (why: 'not-here' | 'unknown-turn' | 'absence'): ImportedCell => ({ is: 'refused', why });

test.each<[string, string, boolean, ImportedCell]>([
  ['M', 'M', true, { is: 'same' }],
  [' m ', 'M', true, { is: 'same' }],
  ['', '', true, { is: 'same' }],
  ['', '', false, { is: 'same' }],
  ['ASS', 'ASS', true, { is: 'same' }],
  ['P', 'M', true, changed('P')],
  ['p', '', true, changed('P')],
  ['P', 'ASS', true, changed('P')],
  ['', 'M', true, changed(null)],
  ['P', '', false, refused('not-here')],
  ['ASS', 'M', true, refused('absence')],
  ['X9', 'M', true, refused('unknown-turn')],
  ['FER', 'M', true, refused('unknown-turn')],
])('a file that writes «%s» beside «%s» (in the plant: %s)', (text, shown, isHere, asks) => {
  expect(importedCell(text, { shown, isHere }, isShift)).toEqual(asks);
});
