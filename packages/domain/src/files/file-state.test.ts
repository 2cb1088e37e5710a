import { expect, test } from 'vitest';
import { FILE } from './file-state.ts';

test.each([
  ['uploading', ['owner', 'reader'], ['send', 'complete', 'delete']],
  ['checking', ['owner', 'reader'], ['delete']],
  ['ready', ['owner', 'reader'], ['download', 'delete']],
  ['ready', ['administrator'], ['delete']],
  ['ready', ['reader'], ['download']],
  ['refused', ['owner', 'reader'], ['delete']],
  ['checking', ['system'], ['accept', 'refuse']],
] as const)('a file that is %s: %j may %j', (state, actors, operations) => {
  expect(FILE.allowed(state, actors)).toEqual(operations);
});

test('the list shows what its screen offers', () => {
  expect(FILE.allowed('uploading', ['owner'], ['download', 'delete'])).toEqual(['delete']);
});
