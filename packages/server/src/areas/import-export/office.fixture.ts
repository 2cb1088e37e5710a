import { compactDay } from '@torre/domain/kernel';
import { expect } from 'vitest';
import { compareWithMonth } from './compare-with-month.ts';
import { ONLY_T10, ONLY_T12, december } from './december.fixture.ts';
import { monthSheet } from './month-sheet.ts';
import { readMonthTable } from './read-month-table.ts';

export const data = december();
export const sheet = monthSheet(data, { employees: null });

/** What a file changes in that month; none of its cells is refused. */
export async function changesOf(bytes: Uint8Array<ArrayBuffer>) {
  const { changes, refused } = compareWithMonth(await readMonthTable(bytes, data.key), data);
  expect(refused).toEqual([]);
  return changes.map(({ person, day, version, before, turn }) => [
    person.employeeId,
    compactDay(day),
    version,
    before,
    turn,
  ]);
}

/** The two cells that LibreOffice changes. */
export const EDITED = [
  [ONLY_T12.employeeId, '20261217', 1, 'T12', 'N'],
  [ONLY_T10.employeeId, '20261203', 1, 'T10', null],
];
