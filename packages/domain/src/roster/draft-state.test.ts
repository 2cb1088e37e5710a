import { expect, test } from 'vitest';
import { DRAFT } from './draft-state.ts';

test.each([
  ['OPEN', ['write', 'publish', 'discard']],
  ['PUBLISHED', []],
  ['DISCARDED', []],
] as const)('with a draft that is %s its managers may %j', (state, operations) => {
  expect(DRAFT.allowed(state, ['manager'])).toEqual(operations);
});
