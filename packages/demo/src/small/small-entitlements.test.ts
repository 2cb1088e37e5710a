import { dayOf } from '@torre/domain/kernel';
import { DEFAULT_CAUSES } from '@torre/domain/requests';
import { expect, test } from 'vitest';
import { buildWorld } from '../index.ts';

const world = buildWorld('small', dayOf(2026, 10, 14));
const rows = world.leave_entitlement;

test('everybody has leave, abolished holidays and study in each year that the calendar shows', () => {
  for (const year of [2026, 2027])
    for (const [balance, teorica] of [
      ['FER', 28],
      ['RFS', 32 * 60],
      ['ESAU', 150 * 60],
    ] as const) {
      const own = rows.filter((row) => row.year === year && row.balance === balance);
      expect(own.map((row) => row.teorica)).toEqual(world.employee.map(() => teorica));
    }
  expect(rows.filter(({ year }) => year < 2026 || year > 2027)).toEqual([]);
});

test('what was left stands with the first year alone, of one person as in domain.md 2.4', () => {
  const brought = rows.filter((row) => row.residuo_anni_prec !== 0 || row.residuo_anno_prec !== 0);
  expect(new Set(brought.map(({ year, balance }) => `${balance} ${year}`))).toEqual(new Set(['FER 2026']));
  const example = { residuo_anni_prec: 3, residuo_anno_prec: 5, teorica: 28, riduzioni: 2 };
  const { employee_id } = world.account.find(({ user_name }) => user_name === 'cta.lirr')!;
  expect(brought.find((row) => row.employee_id === employee_id)).toMatchObject(example);
});

test('of the first year two weeks were taken before, but by a few', () => {
  const first = rows.filter(({ year, balance }) => year === 2026 && balance === 'FER');
  const without = first.filter(({ forzate }) => forzate === 0);
  expect(first.every(({ forzate }) => forzate === 0 || forzate === 10)).toBe(true);
  expect(without.length).toBeGreaterThan(2);
  expect(without.length).toBeLessThan(10);
  expect(rows.filter(({ year, forzate }) => year === 2027 && forzate > 0)).toEqual([]);
});

test('whoever was or will be away for a cause that needs a right has it on those days', () => {
  const needed = new Map(DEFAULT_CAUSES.map(({ idcausale, right }) => [idcausale, right]));
  const without = world.absence.filter(({ employee_id, cause, from_day }) => {
    const right = needed.get(cause) ?? null;
    return (
      right !== null &&
      !world.person_right.some(
        (row) => row.employee_id === employee_id && row.right_kind === right && row.valid_from <= from_day,
      )
    );
  });
  expect(without).toEqual([]);
});

test('two carers share a person, a safety representative has the hours, and each kind of right is held', () => {
  const kinds = Map.groupBy(world.person_right, ({ right_kind }) => right_kind);
  expect([...kinds.keys()].toSorted()).toEqual(['104', 'CHILD', 'RLS', 'UNION']);
  const carers = Map.groupBy(kinds.get('104')!, ({ assisted }) => assisted ?? '');
  expect(carers.get('PARENTE 001')!.map(({ right_kind }) => right_kind)).toEqual(['104', '104']);
  const [representative] = kinds.get('RLS')!;
  expect(rows.filter(({ balance }) => balance === 'PRLS')).toEqual(
    [2026, 2027].map((year) =>
      expect.objectContaining({ employee_id: representative!.employee_id, year, teorica: 40 * 60 }),
    ),
  );
});
