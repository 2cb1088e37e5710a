import { emptyFacts, keyOfFact } from '@torre/domain/organisation';
import type { FactEdit, FactKindName, FactRow } from '@torre/domain/organisation';
import { expect, test } from 'vitest';
import { judgeFactFile } from './judge-fact-file.ts';

const EMPLOYEE = { employee_id: '000001', surname: 'Rossi', name: 'Anna', company: '', person_type: '' };
const MEDICAL = { employee_id: '000001', kind: 'MEDICAL', valid_from: '2026-02-01', valid_to: '2027-01-31' };
const PLANT = {
  icao: 'LIXX',
  name: 'Prova',
  class: 'B',
  shift_type: 'H24',
  kind: 'FUNZIONE',
  is_strategic: false,
  comune: 'Prova',
  ord: 1,
  valid_to: null,
};
/** A shift that ends at the midnight before, as could be saved once. */
const OLD = {
  icao: 'LIXX',
  name: 'S',
  from_date: '2020-01-01',
  to_date: null,
  description: 'Sera',
  shift_class: 'LAV',
  begin_time: 1080,
  end_time: 0,
  begin_time_non_working: null,
  end_time_non_working: null,
  start_offset: -1,
  secondary_activity: false,
  ord: 1,
};

function judged(edits: readonly (readonly [FactKindName, FactRow])[]) {
  const standing = emptyFacts();
  const rows: readonly (readonly [FactKindName, FactRow])[] = [
    ['employee', EMPLOYEE],
    ['qualification', MEDICAL],
    ['plant', PLANT],
    ['shift_definition', OLD],
  ];
  for (const [kind, values] of rows) standing[kind].set(keyOfFact(kind, values), { values, version: 3 });
  const sheetOf = (kind: FactKindName) => ({ name: kind, kind, heads: new Map<string, string>() });
  const file = {
    edits: edits.map(([kind, values]): FactEdit => ({ kind, values })),
    places: edits.map(([kind], index) => ({ sheet: sheetOf(kind), row: index + 2 })),
    faults: [],
  };
  return judgeFactFile(file, { standing, today: '2026-11-24' });
}

test('a file that names the paper of today and its early renewal ends the one and begins the other', () => {
  const renewal = { ...MEDICAL, valid_from: '2027-01-11', valid_to: '2028-01-10' };
  const { checked, report } = judged([
    ['qualification', MEDICAL],
    ['qualification', renewal],
  ]);
  expect(checked.faults).toEqual([]);
  expect(checked.changes.map(({ after }) => [after!['valid_from'], after!['valid_to']])).toEqual([
    ['2026-02-01', '2027-01-10'],
    ['2027-01-11', '2028-01-10'],
  ]);
  expect(report.counts).toMatchObject([{ added: 1, changed: 1, same: 0, refused: 0 }]);
});

test('a file that repeats an end at the midnight before, which it writes as 00:00, changes nothing of it', () => {
  expect(judged([['shift_definition', { ...OLD, end_time: 1440 }]]).checked.changes).toEqual([]);
  const { checked } = judged([['shift_definition', { ...OLD, end_time: 1440, description: 'Tarda sera' }]]);
  expect([
    checked.faults,
    checked.changes.map(({ after }) => [after!['end_time'], after!['description']]),
  ]).toEqual([[], [[0, 'Tarda sera']]]);
});
