import { describe, expect, test } from 'vitest';
import { EXAMPLE, exampleFacts } from './example-facts.ts';
import { checkFacts, endedByNext } from './index.ts';
import type { FactEdit, FactRow } from './index.ts';

const medical = (valid_from: string, valid_to: string | null): FactRow => ({
  employee_id: EXAMPLE.PERSON.employee_id,
  kind: 'MEDICAL',
  valid_from,
  valid_to,
});
const edit = (values: FactRow): FactEdit => ({ kind: 'qualification', values });
const STANDING = exampleFacts({ qualification: [medical('2025-03-15', '2027-03-14')] });
const endsOf = (...rows: readonly FactRow[]) =>
  endedByNext(rows.map(edit), STANDING).map(({ edit: { values }, next }) => [values['valid_to'], next]);

describe('a state ends on the day before the next one', () => {
  test('where the next one is a row of its own, and both can be saved', () => {
    const renewal = edit(medical('2027-02-01', '2029-01-31'));
    const [end] = endedByNext([renewal], STANDING);
    expect(end).toEqual({ edit: edit(medical('2025-03-15', '2027-01-31')), next: 0, replaces: null });
    const { changes, faults } = checkFacts([renewal, end!.edit], {
      standing: STANDING,
      today: '2026-11-24',
    });
    expect([faults, changes.map(({ after }) => after!['valid_to'])]).toEqual([
      [],
      ['2029-01-31', '2027-01-31'],
    ]);
  });

  test('by the first of several that follow, none of which needs to go as far alone', () => {
    expect(endsOf(medical('2027-03-01', null), medical('2027-01-01', '2027-02-28'))).toEqual([
      ['2026-12-31', 1],
    ]);
  });

  test.each([
    ['begins after it', [medical('2027-03-15', null)]],
    ['ends before it', [medical('2026-12-01', '2026-12-31')]],
    ['begins before it', [medical('2025-01-01', null)]],
    ['begins with it', [medical('2025-03-15', null)]],
    ['has no day', [medical('quando', null)]],
    [
      'comes with a row that says when it ends',
      [medical('2027-02-01', null), medical('2025-03-15', '2027-03-10')],
    ],
  ])('and not where the new row %s', (_, rows) => {
    expect(endsOf(...rows)).toEqual([]);
  });

  test('a row that repeats it as it stands is no other word of when it ends: the end stands in its place', () => {
    const rows = [medical('2025-03-15', '2027-03-14'), medical('2027-02-01', null)].map(edit);
    expect(endedByNext(rows, STANDING)).toEqual([
      { edit: edit(medical('2025-03-15', '2027-01-31')), next: 1, replaces: 0 },
    ]);
  });

  test('of another thing it stays as it is', () => {
    expect(endsOf({ ...medical('2027-02-01', null), kind: 'LICENCE' })).toEqual([]);
  });
});
