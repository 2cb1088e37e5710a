import { describe, expect, test } from 'vitest';
import { changedOpenings, configurationFrom } from './changed-openings.ts';
import type { FactRow, StandingFact } from './fact.ts';

const SUMMER: FactRow = {
  icao: 'LIXX',
  configuration_id: 'ESTATE',
  name: 'Estate',
  day_type: 'FERIALE',
  valid_from: '2026-06-01',
  valid_to: '2026-09-30',
};
const standing = (position_id: string, begin_hour: number, end_hour: number, version = 1): StandingFact => ({
  values: { icao: 'LIXX', configuration_id: 'ESTATE', position_id, begin_hour, end_hour },
  version,
});
const OPENINGS = [standing('TWR', 6, 22, 4), standing('GND', 8, 12)];
const short = (edits: ReturnType<typeof changedOpenings>) =>
  edits.map(({ values, version, remove }) => [
    remove ? 'remove' : 'put',
    values['position_id'],
    values['begin_hour'],
    values['end_hour'],
    version,
  ]);

describe('openings of a configuration', () => {
  test.each([
    [
      'nothing changes',
      [
        ['TWR', 6, 22],
        ['GND', 8, 12],
      ],
      [],
    ],
    [
      'an end moves over the version that was seen',
      [
        ['TWR', 6, 24],
        ['GND', 8, 12],
      ],
      [['put', 'TWR', 6, 24, 4]],
    ],
    [
      'a begin that moves is another row',
      [
        ['TWR', 7, 22],
        ['GND', 8, 12],
      ],
      [
        ['remove', 'TWR', 6, 22, 4],
        ['put', 'TWR', 7, 22, null],
      ],
    ],
    ['a position closes', [['TWR', 6, 22]], [['remove', 'GND', 8, 12, 1]]],
    [
      'a second stretch is added',
      [
        ['TWR', 6, 22],
        ['GND', 8, 12],
        ['GND', 16, 20],
      ],
      [['put', 'GND', 16, 20, null]],
    ],
  ] as const)('%s', (_, wanted, edits) => {
    const hours = wanted.map(([position, begin, end]) => ({ position, begin, end }));
    expect(short(changedOpenings(SUMMER, OPENINGS, hours))).toEqual(edits);
  });
});

describe('other openings from a day', () => {
  const wanted = [{ position: 'TWR', begin: 5, end: 23 }];
  const from = (day: string, names: readonly string[] = ['ESTATE']) =>
    configurationFrom({ values: SUMMER, version: 3 }, OPENINGS, wanted, day, new Set(names));

  test('the configuration ends on the day before, one of the same name and last day follows', () => {
    const [ended, next, opened, ...more] = from('2026-07-15');
    expect(ended).toEqual({
      kind: 'operating_configuration',
      values: { ...SUMMER, valid_to: '2026-07-14' },
      version: 3,
    });
    expect(next).toEqual({
      kind: 'operating_configuration',
      values: { ...SUMMER, configuration_id: 'ESTATE-20260715', valid_from: '2026-07-15' },
      version: null,
    });
    expect(opened!.values).toEqual({
      icao: 'LIXX',
      configuration_id: 'ESTATE-20260715',
      position_id: 'TWR',
      begin_hour: 5,
      end_hour: 23,
    });
    expect(more).toEqual([]);
  });

  test('a name that the plant has already gets a number', () => {
    expect(from('2026-07-15', ['ESTATE-20260715'])[1]!.values['configuration_id']).toBe('ESTATE-20260715-2');
  });

  test('one that begins on the day or later is changed itself', () => {
    expect(short(from('2026-06-01')).map(([what]) => what)).toEqual(['remove', 'remove', 'put']);
  });
});
