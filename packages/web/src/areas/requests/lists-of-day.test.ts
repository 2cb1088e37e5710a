import { expect, test } from 'vitest';
import { listsOfDay } from './lists-of-day.ts';

const row = (stato: number, tipo = 0, allowedActions: readonly string[] = []) => ({
  stato,
  tipo,
  allowedActions: [...allowedActions],
});

test.each([
  ['approved', row(10), 'handled'],
  ['annulled', row(30), 'handled'],
  ['refused', row(70), 'handled'],
  ['endorsed, for the first level', row(50), 'handled'],
  ['endorsed, for who may approve it', row(50, 0, ['approve']), 'toApprove'],
  ['to approve', row(40), 'toApprove'],
  ['to endorse', row(60), 'toApprove'],
  ['whose annulment is asked for', row(20), 'toApprove'],
  ['a disposition', row(10, 1), 'dispositions'],
  ['a disposition whose annulment is asked for', row(20, 1), 'toApprove'],
] as const)('a request that is %s stands in one list', (_, request, list) => {
  const lists = listsOfDay([request]);
  const found = (['toApprove', 'handled', 'dispositions'] as const).filter((name) => lists[name].length > 0);
  expect(found).toEqual([list]);
});
