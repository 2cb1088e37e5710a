import { expect, test } from 'vitest';
import { isChangeOf } from './use-live-month.ts';

const patchBy = (employeeId: string | null) => ({
  plant: 'LIRR',
  cells: [],
  modifyUser: { employeeId, employeeName: 'Anna', employeeSurname: 'Rossi' },
});

test('the change of a colleague of the same name and surname is not taken for one of my own', () => {
  expect(isChangeOf(patchBy('800245'), '800245')).toBe(true);
  expect(isChangeOf(patchBy('800246'), '800245')).toBe(false);
  expect([isChangeOf(patchBy(null), '800245'), isChangeOf({ plant: 'LIRR', cells: [] }, '800245')]).toEqual([
    false,
    false,
  ]);
});
