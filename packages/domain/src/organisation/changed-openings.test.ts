import { describe, expect, test } from 'vitest';
import { changedOpenings, openingChanges, openingsOn } from './changed-openings.ts';
import type { FactRow, StandingFact } from './fact.ts';

const SUMMER: FactRow = {
  icao: 'LIXX',
  configuration_id: 'ESTATE',
  name: 'Estate',
  day_type: 'FERIALE',
  valid_from: '2026-06-01',
  valid_to: '2026-09-30',
};
const standing = (
  position_id: string,
  begin_hour: number,
  end_hour: number,
  valid_from = '2026-06-01',
  valid_to: string | null = null,
  version = 1,
): StandingFact => ({
  values: {
    icao: 'LIXX',
    configuration_id: 'ESTATE',
    position_id,
    begin_hour,
    end_hour,
    valid_from,
    valid_to,
  },
  version,
});
type Hours = readonly [string, number, number];
const TOWER: Hours = ['TWR', 6, 22];
const GROUND: Hours = ['GND', 8, 12];
const OPENINGS = [standing(...TOWER, '2026-06-01', null, 4), standing(...GROUND)];
const edits = (openings: readonly StandingFact[], wanted: readonly Hours[], from: string) =>
  changedOpenings(
    SUMMER,
    openings,
    wanted.map(([position, begin, end]) => ({ position, begin, end })),
    from,
  ).map(({ values, version, remove }) =>
    [
      remove ? 'remove' : version === null ? 'add' : `change ${version}`,
      ...['position_id', 'begin_hour', 'end_hour', 'valid_from', 'valid_to'].map((name) => values[name]),
    ].join(' '),
  );

describe('openings from a day on', () => {
  test.each<[string, readonly Hours[], readonly string[]]>([
    ['nothing changes', [TOWER, GROUND], []],
    [
      'a position closes: it was open until the day before',
      [TOWER],
      ['change 1 GND 8 12 2026-06-01 2026-07-14'],
    ],
    [
      'other hours follow',
      [['TWR', 6, 24], GROUND],
      ['change 4 TWR 6 22 2026-06-01 2026-07-14', 'add TWR 6 24 2026-07-15 '],
    ],
    [
      'a begin that moves',
      [['TWR', 7, 22], GROUND],
      ['change 4 TWR 6 22 2026-06-01 2026-07-14', 'add TWR 7 22 2026-07-15 '],
    ],
    ['a second stretch is added', [TOWER, GROUND, ['GND', 16, 20]], ['add GND 16 20 2026-07-15 ']],
    ['hours that touch say the same', [['TWR', 6, 14], ['TWR', 14, 22], GROUND], []],
  ])('%s', (_, wanted, expected) => {
    expect(edits(OPENINGS, wanted, '2026-07-15')).toEqual(expected);
  });

  test('those that begin on the day itself become others: hours in place, what closes goes', () => {
    expect(edits(OPENINGS, [['TWR', 6, 24]], '2026-06-01')).toEqual([
      'change 4 TWR 6 24 2026-06-01 ',
      'remove GND 8 12 2026-06-01 ',
    ]);
  });

  test('up to the day on which others are planned, from which they stay', () => {
    const planned = [
      standing(...TOWER),
      standing(...GROUND, '2026-06-01', '2026-08-31'),
      standing('GND', 9, 11, '2026-09-01'),
    ];
    expect(edits(planned, [['GND', 8, 12]], '2026-07-15')).toEqual([
      'change 1 TWR 6 22 2026-06-01 2026-07-14',
      'add TWR 6 22 2026-09-01 ',
    ]);
    expect(edits(planned, [TOWER, ['GND', 8, 10]], '2026-06-01')).toEqual([
      'change 1 GND 8 10 2026-06-01 2026-08-31',
    ]);
    expect(edits(planned, [['TWR', 6, 8], GROUND], '2026-06-01')).toEqual([
      'change 1 TWR 6 8 2026-06-01 2026-08-31',
      'add TWR 6 22 2026-09-01 ',
    ]);
    expect(edits(planned, [TOWER], '2026-09-01')).toEqual(['remove GND 9 11 2026-09-01 ']);
  });

  test('each day has its own, and says when the next ones come', () => {
    const openings = [
      standing(...TOWER, '2026-06-01', '2026-07-14'),
      standing(...GROUND),
      standing('TWR', 6, 24, '2026-08-01'),
    ];
    const on = (day: string) => openingsOn(openings, day).map(({ values }) => values['end_hour']);
    expect([on('2026-07-14'), on('2026-07-15'), on('2026-08-01')]).toEqual([[22, 12], [12], [12, 24]]);
    expect(openingChanges(openings, '2026-06-01')).toEqual(['2026-07-15', '2026-08-01']);
    expect(openingChanges(openings, '2026-08-01')).toEqual([]);
  });
});
