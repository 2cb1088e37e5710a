import { expect, test } from 'vitest';
import { stateGaps } from './index.ts';

type Days = readonly [from: string, to: string | null];

const states = (...days: readonly Days[]) =>
  days.map(([valid_from, valid_to]) => ({
    values: { employee_id: '000001', kind: 'MEDICAL', valid_from, valid_to },
    version: 1,
  }));
const gapsOf = (...days: readonly Days[]) => stateGaps('qualification', states(...days));

test('states that follow one another leave no gap, nor does a single one', () => {
  expect(gapsOf(['2025-01-01', '2025-12-31'], ['2026-01-01', null])).toEqual([]);
  expect(gapsOf(['2025-01-01', null])).toEqual([]);
  expect(gapsOf()).toEqual([]);
});

test('each gap is told with its first and last day', () => {
  expect(
    gapsOf(['2024-04-03', '2025-04-02'], ['2025-05-01', '2026-04-02'], ['2026-04-04', '2027-04-03']),
  ).toEqual([
    { from: '2025-04-03', to: '2025-04-30' },
    { from: '2026-04-03', to: '2026-04-03' },
  ]);
});
