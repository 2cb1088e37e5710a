import { expect, test } from 'vitest';
import { exampleFacts } from './example-facts.ts';
import { checkFacts } from './index.ts';
import type { FactRow } from './index.ts';

const qualification = (kind: string, valid_to: string | null, valid_from = '2026-01-01') => ({
  employee_id: '000001',
  kind,
  valid_from,
  valid_to,
});
const check = (values: FactRow, standing: readonly FactRow[] = []) =>
  checkFacts(
    [
      {
        kind: 'qualification',
        values,
        version: standing.some((row) => row['valid_from'] === values['valid_from']) ? 1 : null,
      },
    ],
    {
      standing: exampleFacts({ qualification: standing }),
      today: '2026-11-24',
    },
  );
const codes = (values: FactRow, standing?: readonly FactRow[]) =>
  check(values, standing).faults.map(({ column, code }) => [column, code]);

test.each([
  ['MEDICAL', null, [['valid_to', 'medicalWithoutEnd']]],
  ['MEDICAL', '2026-12-31', []],
  ['LICENCE', null, []],
  ['ENGLISH', null, []],
  ['SUSPENSION', null, []],
])('%s until %s', (kind, last, faults) => {
  expect(codes(qualification(kind, last))).toEqual(faults);
});

test('a medical that stands without a last day may be repeated and ended; the next one needs an end', () => {
  const standing = qualification('MEDICAL', null);
  expect(check(standing, [standing])).toMatchObject({ changes: [], faults: [], stale: [] });
  const ended = { ...standing, valid_to: '2026-12-31' };
  expect(check(ended, [standing])).toMatchObject({ changes: [{ after: ended }], faults: [] });
  expect(codes(qualification('MEDICAL', null, '2027-01-01'), [ended])).toEqual([
    ['valid_to', 'medicalWithoutEnd'],
  ]);
});

test('the last day of a medical is not taken away', () => {
  const standing = qualification('MEDICAL', '2026-12-31');
  expect(codes({ ...standing, valid_to: null }, [standing])).toEqual([['valid_to', 'medicalWithoutEnd']]);
});
