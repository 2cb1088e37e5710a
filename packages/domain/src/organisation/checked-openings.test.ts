import { expect, test } from 'vitest';
import { EXAMPLE, exampleFacts } from './example-facts.ts';
import { checkFacts } from './index.ts';
import type { FactEdit, FactRow } from './index.ts';

const OPENING: FactRow = {
  icao: 'LIXX',
  configuration_id: 'C',
  position_id: 'TWR',
  begin_hour: 7,
  end_hour: 15,
  valid_from: '2026-01-01',
  valid_to: '2026-12-31',
};
const CONFIGURATION = {
  icao: 'LIXX',
  configuration_id: 'C',
  name: 'Giorno',
  day_type: 'TUTTI',
  valid_from: '2026-01-01',
  valid_to: null,
};
const faultsOf = (opening: FactRow, edit: Omit<FactEdit, 'kind'>) => {
  const standing = exampleFacts({
    position: [EXAMPLE.POSITION],
    operating_configuration: [CONFIGURATION],
    position_opening: [opening],
  });
  const context = { standing, today: '2026-11-24' };
  return checkFacts([{ kind: 'position_opening', ...edit }], context).faults.map(({ column, code }) => [
    column,
    code,
  ]);
};

test('openings of one position in one configuration share no hour of a day', () => {
  const refused = (part: FactRow) => faultsOf(OPENING, { values: { ...OPENING, ...part }, version: null });
  expect(refused({ begin_hour: 14, end_hour: 16 })).toEqual([['begin_hour', 'twice']]);
  expect(refused({ begin_hour: 15, end_hour: 16 })).toEqual([]);
  const next = { valid_from: '2027-01-01', valid_to: null };
  for (const begin_hour of [7, 14]) expect(refused({ ...next, begin_hour, end_hour: 16 })).toEqual([]);
  expect(refused({ ...next, valid_from: '2026-12-31' })).toEqual([['valid_from', 'overlap']]);
});

test('one that began ends; that of today may still become another one', () => {
  const removed = (valid_from: string) => {
    const opening = { ...OPENING, valid_from };
    return faultsOf(opening, { values: opening, version: 1, remove: true });
  };
  expect(removed('2026-11-23')).toEqual([[null, 'removedState']]);
  expect([removed('2026-11-24'), removed('2026-11-25')]).toEqual([[], []]);
});
