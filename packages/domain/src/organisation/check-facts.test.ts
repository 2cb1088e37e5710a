import { describe, expect, test } from 'vitest';
import { EXAMPLE, exampleFacts } from './example-facts.ts';
import { FACT_KIND_NAMES, checkFacts, kindOf } from './index.ts';
import type { FactEdit, FactKindName, FactRow, FactSet } from './index.ts';

const { ISLAND, MORNING, PERSON, POSITION, SPECIALIZATION, STAY } = EXAMPLE;
const check = (edits: readonly FactEdit[], standing: FactSet = exampleFacts()) =>
  checkFacts(edits, { standing, today: '2026-11-24' });
const refused = (kind: FactKindName, values: FactRow, standing?: FactSet) =>
  check([{ kind, values, version: null }], standing).faults.map(({ column, code }) => [column, code]);
const CYCLE = {
  icao: 'LIXX',
  cycle_id: 'MM',
  name: 'M M',
  turns: ['M', 'M'],
  rests_on_holidays: false,
  valid_to: null,
};

describe('a row is refused with what is wrong and where', () => {
  const night = { ...MORNING, name: 'N' };
  test.each<[string, FactKindName, FactRow, string | null, string]>([
    ['a code of a plant has four signs', 'plant', { ...EXAMPLE.PLANT, icao: 'LI' }, 'icao', 'notCode'],
    ['a plant without a name', 'plant', { ...EXAMPLE.PLANT, icao: 'LIYY', name: ' ' }, 'name', 'required'],
    [
      'a class that there is not',
      'plant',
      { ...EXAMPLE.PLANT, icao: 'LIYY', class: 'Z' },
      'class',
      'notChoice',
    ],
    ['a shift’s code has no small letters', 'shift_definition', { ...night, name: 'n' }, 'name', 'notCode'],
    ['an end at the midnight before', 'shift_definition', { ...night, end_time: 0 }, 'end_time', 'notTime'],
    [
      'a pause that ends at the midnight before',
      'shift_definition',
      { ...night, begin_time_non_working: 600, end_time_non_working: 0 },
      'end_time_non_working',
      'notTime',
    ],
    ['a begin without an end', 'shift_definition', { ...night, end_time: null }, 'end_time', 'timesHalf'],
    [
      'a shift at work without times',
      'shift_definition',
      { ...night, begin_time: null, end_time: null },
      'begin_time',
      'timesMissing',
    ],
    [
      'a rest with times',
      'shift_definition',
      { ...night, shift_class: 'NONLAV' },
      'begin_time',
      'timesToMuch',
    ],
    ['a time after midnight', 'shift_definition', { ...night, begin_time: 1440 }, 'begin_time', 'notTime'],
    [
      'a date that the calendar has not',
      'shift_definition',
      { ...night, from_date: '2027-02-29' },
      'from_date',
      'notDay',
    ],
    [
      'a year that nobody means',
      'shift_definition',
      { ...night, from_date: '0026-02-01' },
      'from_date',
      'notDay',
    ],
    [
      'an end before its begin',
      'shift_definition',
      { ...night, to_date: '2019-12-31' },
      'to_date',
      'daysReversed',
    ],
    [
      'a definition of the same days',
      'shift_definition',
      { ...MORNING, from_date: '2026-05-01' },
      'from_date',
      'overlap',
    ],
    [
      'a position in an unknown island',
      'position',
      { ...POSITION, island_id: 'SUD' },
      'island_id',
      'unknownReference',
    ],
    [
      'a position of an unknown specialization',
      'position',
      { ...POSITION, specialization_id: 'APS' },
      'specialization_id',
      'unknownReference',
    ],
    ['an island of an unknown plant', 'island', { ...ISLAND, icao: 'LIYY' }, 'icao', 'unknownReference'],
    [
      'an unknown category',
      'specialization',
      { ...SPECIALIZATION, specialization_id: 'X', category: 'ALTRI' },
      'category',
      'categoryUnknown',
    ],
    ['a cycle of an unknown shift', 'base_cycle', { ...CYCLE, turns: ['M', 'P'] }, 'turns', 'turnUnknown'],
    ['a cycle without a shift', 'base_cycle', { ...CYCLE, turns: [] }, 'turns', 'notCodes'],
    [
      'a cycle of 63 days',
      'base_cycle',
      { ...CYCLE, turns: Array.from({ length: 63 }, () => 'M') },
      'turns',
      'cycleTooLong',
    ],
    [
      'a person in two plants on one day',
      'assignment',
      { ...STAY, valid_from: '2026-03-01' },
      'valid_from',
      'overlap',
    ],
    [
      'an island without its plant',
      'assignment',
      { ...STAY, valid_from: '2025-01-01', valid_to: '2025-02-01', icao: null },
      'island_id',
      'islandWithoutPlant',
    ],
    [
      'somebody whom nobody knows',
      'assignment',
      { ...STAY, employee_id: '000002' },
      'employee_id',
      'unknownReference',
    ],
    [
      'a personnel code with a letter',
      'employee',
      { ...PERSON, employee_id: 'A00001' },
      'employee_id',
      'notCode',
    ],
    [
      'an opening that ends before it begins',
      'position_opening',
      {
        icao: 'LIXX',
        configuration_id: 'C',
        position_id: 'TWR',
        begin_hour: 8,
        end_hour: 8,
        valid_from: '2026-01-01',
      },
      'end_hour',
      'hoursReversed',
    ],
    [
      'a qualification of no kind',
      'qualification',
      { employee_id: '000001', kind: 'PATENTE', valid_from: '2026-01-01' },
      'kind',
      'notChoice',
    ],
    [
      'a column that there is not',
      'island',
      { ...ISLAND, island_id: 'SUD', colore: 'rosso' },
      null,
      'unknownColumn',
    ],
  ])('%s', (_, kind, values, column, code) => {
    expect(refused(kind, values)).toEqual([[column, code]]);
  });

  test('a row is not refused for what it holds since before its rule, when something else of it changes, now or from a day', () => {
    const old = { ...MORNING, name: 'X', end_time: 0 };
    const standing = exampleFacts({ shift_definition: [old] });
    const edit = { kind: 'shift_definition', values: { ...old, description: 'Sera' } } as const;
    expect(check([edit], standing).faults).toEqual([]);
    const later = { ...old, description: 'Sera', from_date: '2027-01-01' };
    const from: FactEdit[] = [
      { kind: 'shift_definition', values: { ...old, to_date: '2026-12-31' } },
      { kind: 'shift_definition', values: later },
    ];
    expect(check(from, standing).faults).toEqual([]);
    expect(refused('shift_definition', { ...later, name: 'Y' }, standing)).toEqual([['end_time', 'notTime']]);
  });

  test('nor for what it names since it began, although that ended or has a category that nobody knows', () => {
    const gone = { ...STAY, unit_code: 'SPARITA', category: 'SPARITA' };
    const standing = exampleFacts({ assignment: [gone] });
    const { employee_id, valid_from } = gone;
    const faultsOf = (values: FactRow) =>
      check([{ kind: 'assignment', values: { employee_id, valid_from, ...values } }], standing).faults.map(
        ({ column, code }) => [column, code],
      );
    expect(faultsOf({ island_id: null })).toEqual([]);
    expect(faultsOf({ unit_code: 'ALTRA' })).toEqual([['unit_code', 'unknownReference']]);
    expect(faultsOf({ category: 'PERSA' })).toEqual([['category', 'categoryUnknown']]);
  });

  test('what it names must not have ended before it begins', () => {
    const standing = exampleFacts({ island: [{ ...ISLAND, island_id: 'SUD', valid_to: '2025-12-31' }] });
    expect(refused('position', { ...POSITION, island_id: 'SUD' }, standing)).toEqual([
      ['island_id', 'endedReference'],
    ]);
    expect(
      refused('position', { ...POSITION, island_id: 'SUD', valid_from: '2025-12-31' }, standing),
    ).toEqual([]);
  });

  test('a cycle of a person wants a day on which they are of the plant', () => {
    const standing = exampleFacts({ base_cycle: [CYCLE] });
    const cycle = {
      employee_id: '000001',
      valid_from: '2025-01-01',
      valid_to: '2025-12-31',
      icao: 'LIXX',
      cycle_id: 'MM',
      anchor_day: '2025-01-01',
    };
    expect(refused('employee_cycle', cycle, standing)).toEqual([['icao', 'cycleElsewhere']]);
    expect(refused('employee_cycle', { ...cycle, valid_to: '2026-01-01' }, standing)).toEqual([]);
  });

  test('the 32nd specialization of a plant that hold together is refused, an ended one makes room', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, nth) => ({ ...SPECIALIZATION, specialization_id: `S${nth}` }));
    const added = { ...SPECIALIZATION, specialization_id: 'ULTIMA' };
    expect(refused('specialization', added, exampleFacts({ specialization: many(29) }))).toEqual([]);
    expect(refused('specialization', added, exampleFacts({ specialization: many(30) }))).toEqual([
      [null, 'tooManySpecializations'],
    ]);
    const [first, ...others] = many(30);
    const withEnded = exampleFacts({ specialization: [{ ...first!, valid_to: '2026-06-30' }, ...others] });
    expect(refused('specialization', added, withEnded)).toEqual([]);
  });

  test('a text with a control character, half of one, or the sign that stands for it is refused', () => {
    for (const name of ['Nor\u0001d', 'Nor\uD83Dd', 'Nor\uFFFDd'])
      expect(refused('specialization', { ...SPECIALIZATION, specialization_id: 'ALTRA', name })).toEqual([
        ['name', 'unreadable'],
      ]);
  });

  test('a code among several with a control character, or the sign that stands for one, is refused', () => {
    for (const turn of ['M\u0000', 'M\u0001', 'M\uFFFD'])
      expect(refused('base_cycle', { ...CYCLE, turns: ['M', turn] })).toEqual([['turns', 'unreadable']]);
  });

  test('a specialization that ends later, or ended in this very month, holds a place of the 31 all the same', () => {
    const last = (valid_to: string) =>
      exampleFacts({
        specialization: Array.from({ length: 30 }, (_, nth) => ({
          ...SPECIALIZATION,
          specialization_id: `S${nth}`,
          valid_to,
        })),
      });
    const added = { ...SPECIALIZATION, specialization_id: 'ULTIMA' };
    for (const day of ['2027-12-31', '2026-11-02'])
      expect(refused('specialization', added, last(day))).toEqual([[null, 'tooManySpecializations']]);
    expect(refused('specialization', added, last('2026-10-31'))).toEqual([]);
    expect(refused('specialization', { ...added, valid_to: '2027-01-31' }, last('2027-12-31'))).toEqual([
      [null, 'tooManySpecializations'],
    ]);
  });

  test('every column of every kind refuses a value of another type', () => {
    const wrong = {
      text: 5,
      code: 5,
      integer: 'x',
      day: 'oggi',
      time: 'x',
      boolean: 'forse',
      choice: 'X Y',
      codes: 'x',
      names: 'x',
    } as const;
    for (const kind of FACT_KIND_NAMES) {
      const [sample] = exampleFacts()[kind].values();
      for (const [name, column] of Object.entries(kindOf(kind).columns)) {
        const { faults } = check([{ kind, values: { ...sample?.values, [name]: wrong[column.type] } }]);
        expect(
          faults.some((one) => one.column === name),
          `${kind} ${name}`,
        ).toBe(true);
      }
    }
  });
});
