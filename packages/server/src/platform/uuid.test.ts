import { expect, test } from 'vitest';
import { uuidv7 } from './uuid.ts';

test('ids made within a millisecond keep the order in which they were made', () => {
  const made = Array.from({ length: 5_000 }, () => uuidv7());
  expect(made).toEqual(made.toSorted());
  expect(new Set(made).size).toBe(made.length);
});
