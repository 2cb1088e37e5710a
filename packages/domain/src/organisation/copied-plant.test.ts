import { expect, test } from 'vitest';
import { checkFacts } from './check-facts.ts';
import { copiedPlant } from './copied-plant.ts';
import { EXAMPLE, exampleFacts } from './example-facts.ts';
import type { FactRow } from './fact.ts';
import type { FactKindName } from './fact-kinds.ts';

const SLOT = {
  icao: 'LIXX',
  timeslot_id: 'GIORNO',
  valid_from: '2020-01-01',
  valid_to: '2026-12-31',
  description: 'Giorno',
  begin_time: 420,
  end_time: 1380,
  kind: 'LAV',
  ord: 1,
};
const POSITION = {
  icao: 'LIXX',
  position_id: 'TWR',
  valid_from: '2020-01-01',
  valid_to: null,
  name: 'TWR',
  kind: 'LAV',
  island_id: 'NORD',
  specialization_id: 'ADC',
  ord: 1,
};
const configuration = (configuration_id: string, valid_to: string | null): FactRow => ({
  icao: 'LIXX',
  configuration_id,
  name: configuration_id,
  day_type: 'TUTTI',
  valid_from: '2020-01-01',
  valid_to,
});
const opening = (configuration_id: string): FactRow => ({
  icao: 'LIXX',
  configuration_id,
  position_id: 'TWR',
  begin_hour: 6,
  end_hour: 22,
  valid_from: '2000-01-01',
  valid_to: null,
});
const NEW = { ...EXAMPLE.PLANT, icao: 'LINN', name: 'Nuovo' };
const SOURCE = exampleFacts({
  timeslot: [SLOT, { ...SLOT, valid_from: '2027-01-01', valid_to: null, end_time: 1320 }],
  position: [POSITION],
  operating_configuration: [configuration('ORA', null), configuration('VECCHIA', '2026-05-31')],
  position_opening: [
    opening('ORA'),
    opening('VECCHIA'),
    { ...opening('ORA'), begin_hour: 22, end_hour: 23, valid_to: '2026-06-30' },
  ],
});
const BOOK = Object.fromEntries(
  Object.entries(SOURCE).map(([kind, rows]) => [kind, [...rows.values()]]),
) as never;
const copied = (kind: FactKindName, from: string): readonly FactRow[] =>
  copiedPlant('LIXX', BOOK, NEW, from).flatMap((edit) => (edit.kind === kind ? [edit.values] : []));

test('a copy has what the other plant has on its first day and plans later, and not what ended', () => {
  expect(
    copied('timeslot', '2026-07-01').map(({ icao, valid_from, valid_to, end_time }) => [
      icao,
      valid_from,
      valid_to,
      end_time,
    ]),
  ).toEqual([
    ['LINN', '2026-07-01', '2026-12-31', 1380],
    ['LINN', '2027-01-01', null, 1320],
  ]);
  expect(copied('operating_configuration', '2026-07-01').map((row) => row['configuration_id'])).toEqual([
    'ORA',
  ]);
  expect(
    copied('position_opening', '2026-07-01').map((row) => [
      row['configuration_id'],
      row['begin_hour'],
      row['valid_from'],
    ]),
  ).toEqual([['ORA', 6, '2026-07-01']]);
  expect(copied('timeslot', '2028-01-01')).toHaveLength(1);
});

test('a copy takes no people and no units, and each of its rows finds those that it names', () => {
  const edits = copiedPlant('LIXX', BOOK, NEW, '2026-07-01');
  const kinds = new Set(edits.map(({ kind }) => kind));
  expect(['assignment', 'employee', 'unit'].filter((kind) => kinds.has(kind as FactKindName))).toEqual([]);
  const { faults, stale, changes } = checkFacts(edits, {
    standing: SOURCE,
    today: '2026-06-15',
  });
  expect({ faults, stale }).toEqual({ faults: [], stale: [] });
  // and the new plant has a division of its own
  expect(changes).toHaveLength(edits.length + 1);
});
