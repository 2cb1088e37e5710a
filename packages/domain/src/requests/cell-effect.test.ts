import { expect, test } from 'vitest';
import { cellEffect } from './index.ts';

test.each([
  ['being called in', '7509', 'RPN', { turn: 'N' }],
  ['being called in by the older code', '7509', 'REP', { turn: 'N' }],
  ['being called in from a reserve', '7509', 'RID', null],
  ['being called in from a rest', '7509', 'R', null],
  ['overtime on call', '9047', 'RPD', { isStr: true }],
  ['overtime on a working day', '9047', 'M', null],
  ['a rest that is owed, on a reserve', '1022', 'RIDN', { turn: 'RC' }],
  ['a rest that is owed, on a working day', '1022', 'M', null],
  ['a flexible day', 'FLES', 'M', { turn: 'FLES' }],
  ['a flexible day that stands', 'FLES', 'FLES', null],
  ['leave', '8114', 'M', null],
] as const)('%s', (_case, cause, turn, effect) => {
  expect(cellEffect(cause, turn, 'N')).toEqual(effect);
});

test('where no slot is covered the shift on call stays', () => {
  expect(cellEffect('7509', 'RPN', null)).toBe(null);
});
