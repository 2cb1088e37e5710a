import { CHOICE_WORDS, NUMBER_WORDS } from '@torre/contract/organisation';
import { FACT_KINDS, FACT_KIND_NAMES, kindOf } from '@torre/domain/organisation';
import type { FactColumn } from '@torre/domain/organisation';
import { describe, expect, test } from 'vitest';
import { readCell, shownValue, writtenCell } from './fact-cells.ts';
import { kindOfFileName, kindOfSheet, columnOfHead } from './fact-sheets.ts';

const { from_date, end_time, begin_time, secondary_activity, ord, shift_class } =
  FACT_KINDS.shift_definition.columns;
const { turns } = FACT_KINDS.base_cycle.columns;
const { employee_id, company } = FACT_KINDS.employee.columns;
const midnight = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day));

test.each<[string, FactColumn, unknown, unknown]>([
  ['from_date', from_date, '01/02/2027', '2027-02-01'],
  ['from_date', from_date, '1/2/2027', '2027-02-01'],
  ['from_date', from_date, '2027-02-01', '2027-02-01'],
  ['from_date', from_date, midnight(2027, 2, 1), '2027-02-01'],
  ['from_date', from_date, '31/02/2027', '31/02/2027'],
  ['begin_time', begin_time, '07:30', 450],
  ['begin_time', begin_time, '00:00', 0],
  ['begin_time', begin_time, 0.3125, 450],
  ['begin_time', begin_time, new Date(Date.UTC(1899, 11, 30, 7, 30)), 450],
  ['begin_time', begin_time, '7.30', '7.30'],
  ['end_time', end_time, '00:00', 1440],
  ['end_time', end_time, '24:00', 1440],
  ['end_time', end_time, 1, 1440],
  ['end_time', end_time, '24:30', '24:30'],
  ['secondary_activity', secondary_activity, 'Sì', true],
  ['secondary_activity', secondary_activity, 'no', false],
  ['secondary_activity', secondary_activity, true, true],
  ['secondary_activity', secondary_activity, 'forse', 'forse'],
  ['ord', ord, '12', 12],
  ['ord', ord, 12, 12],
  ['ord', ord, '1,5', '1,5'],
  ['shift_class', shift_class, ' lav', 'LAV'],
  ['turns', turns, ' M  P N ', ['M', 'P', 'N']],
  ['employee_id', employee_id, 412, '000412'],
  ['employee_id', employee_id, '412', '000412'],
  ['company', company, '', ''],
  ['ord', ord, null, null],
])('a cell of %s that holds %j is read as a person means it', (name, column, cell, value) => {
  expect(readCell(name, column, cell as string)).toEqual(value);
});

test('an end at midnight is written so that it is read as one', () => {
  expect(readCell('end_time', end_time, shownValue('end_time', end_time, 1440))).toBe(1440);
});

describe('values that have words in screens', () => {
  const choices = FACT_KIND_NAMES.flatMap((kind) =>
    Object.entries(kindOf(kind).columns).flatMap(([name, column]) =>
      column.type === 'choice' ? column.choices!.map((code) => [kind, name, code, column] as const) : [],
    ),
  );

  test('are written in them, and read in them and as codes, whatever their case and accents', () => {
    expect(choices.length).toBeGreaterThan(60);
    for (const [kind, name, code, column] of choices) {
      const written = writtenCell(name, column, code, 'xlsx');
      expect([kind, name, written]).toEqual([kind, name, CHOICE_WORDS[code]?.[0] ?? code]);
      for (const word of [code, ...(CHOICE_WORDS[code] ?? [])])
        for (const typed of [word, word.toUpperCase(), word.normalize('NFD').replaceAll(/\p{M}/gu, '')])
          expect([kind, name, typed, readCell(name, column, typed)]).toEqual([kind, name, typed, code]);
    }
    const { kind } = FACT_KINDS.qualification.columns;
    expect([readCell('kind', kind, 'visita MEDICA'), readCell('kind', kind, 'Visita')]).toEqual([
      'MEDICAL',
      'Visita',
    ]);
  });

  test('are months and days of begin, too, and figures stay figures', () => {
    const { month } = FACT_KINDS.plant_hours.columns;
    const { start_offset } = FACT_KINDS.shift_definition.columns;
    for (const [name, column] of [
      ['month', month],
      ['start_offset', start_offset],
    ] as const)
      for (const [value, words] of NUMBER_WORDS[name]!) {
        expect(writtenCell(name, column, value, 'xlsx')).toBe(words[0]);
        for (const typed of [value, String(value), ...words, words[0].toUpperCase()])
          expect([typed, readCell(name, column, typed)]).toEqual([typed, value]);
      }
    expect([writtenCell('ord', ord, 1, 'xlsx'), writtenCell('ord', ord, 1, 'csv')]).toEqual([1, '1']);
  });
});

describe('what a file calls things', () => {
  test.each([
    ['Turni.csv', 'shift_definition'],
    ['turni-20261114.csv', 'shift_definition'],
    ['Specializzazioni persone LIRN.csv', 'employee_specialization'],
    ['Specializzazioni.csv', 'specialization'],
    ['Festivita_2027.csv', 'holiday'],
    ['People.xlsx', 'employee'],
    ['Turnistica.csv', null],
    ['dati.csv', null],
  ])('the file %s holds %s', (name, kind) => {
    expect(kindOfFileName(name)).toBe(kind);
  });

  test('its sheets and heads are read in both languages, whatever their case and accents', () => {
    expect([kindOfSheet(' festivita '), kindOfSheet('Holidays'), kindOfSheet('Foglio1')]).toEqual([
      'holiday',
      'holiday',
      null,
    ]);
    expect([
      columnOfHead('holiday', 'GIORNO'),
      columnOfHead('holiday', 'Day'),
      columnOfHead('holiday', 'x'),
    ]).toEqual(['day', 'day', null]);
  });
});

test('a character that cannot be stored becomes the sign that the rules refuse, never half of one', () => {
  for (const cell of ['Nor\u0000d', 'Nor\uD800d', 'Nor\u0001d'])
    expect(readCell('company', company, cell)).toBe('Nor\uFFFDd');
  expect(readCell('company', company, 'Nord 😀')).toBe('Nord 😀');
});
