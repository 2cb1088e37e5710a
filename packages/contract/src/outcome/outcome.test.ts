import { expect, test } from 'vitest';
import { OUTCOME } from './outcome.endpoint.ts';

test('every outcome has a code of its own', () => {
  const codes = Object.values(OUTCOME);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});
