import { describe, expect, test } from 'vitest';
import { LOOKUP_LISTS } from '../lookups/index.ts';
import { EXAMPLE, exampleFacts } from './example-facts.ts';
import { ATTRIBUTE_COLUMN, checkFacts, kindOf } from './index.ts';
import type { FactEdit, FactRow } from './index.ts';

const CATEGORY: FactRow = {
  list: 'category',
  code: 'DRONI',
  valid_from: '2027-01-01',
  valid_to: null,
  name_it: 'Droni',
  name_en: 'Drones',
  aliases: ['PILOTI DI DRONI'],
  ord: 20,
  passes_guard: true,
  is_day_staff: false,
  outside_time_system: false,
  short_it: null,
  short_en: null,
  day: null,
  month: null,
};
const SAINT: FactRow = {
  ...CATEGORY,
  list: 'patron-day',
  code: 'Valmarina',
  aliases: [],
  passes_guard: null,
  is_day_staff: null,
  outside_time_system: null,
  day: 29,
  month: 2,
};
const check = (...edits: FactEdit[]) => checkFacts(edits, { standing: exampleFacts(), today: '2026-11-24' });
const value = (values: FactRow): FactEdit => ({ kind: 'lookup_value', values, version: null });

test('every attribute that a list declares is a column of its kind', () => {
  const declared = Object.values(LOOKUP_LISTS).flatMap(({ attributes }) => Object.keys(attributes));
  expect(Object.keys(ATTRIBUTE_COLUMN).toSorted()).toEqual(declared.toSorted());
  const columns = Object.keys(kindOf('lookup_value').columns);
  expect(columns).toEqual(expect.arrayContaining(Object.values(ATTRIBUTE_COLUMN)));
});

describe('a value of a list', () => {
  test('has the columns of its list, and none of another', () => {
    expect(check(value(CATEGORY), value(SAINT)).faults).toEqual([]);
  });

  test.each<[string, FactRow, string, string]>([
    ['a code that its list does not take', { ...CATEGORY, code: 'D 1' }, 'code', 'notCode'],
    [
      'a category that does not say who sees the calendar',
      { ...CATEGORY, passes_guard: null },
      'passes_guard',
      'required',
    ],
    ['a category with a day', { ...CATEGORY, day: 4 }, 'day', 'notOfList'],
    ['a patron day that no year has', { ...SAINT, day: 30 }, 'day', 'notDay'],
    ['a patron day without its month', { ...SAINT, month: null }, 'month', 'required'],
    ['a name with a comma', { ...CATEGORY, aliases: ['UNO, DUE'] }, 'aliases', 'notNames'],
    ['a name that is too long', { ...CATEGORY, aliases: ['x'.repeat(101)] }, 'aliases', 'tooLong'],
    [
      'too many names',
      { ...CATEGORY, aliases: Array.from({ length: 21 }, (_, nth) => `N${nth}`) },
      'aliases',
      'tooManyNames',
    ],
    ['a code of another value, whatever its case', { ...CATEGORY, code: 'cta' }, 'code', 'nameTaken'],
    ['another name that is a code', { ...CATEGORY, aliases: ['eav'] }, 'aliases', 'nameTaken'],
  ])('is refused with %s', (_, values, column, code) => {
    expect(check(value(values)).faults).toMatchObject([{ column, code }]);
  });

  test('may take the name of one that ended before', () => {
    const [cta] = exampleFacts({}).lookup_value.values();
    const ended = { ...cta!.values, valid_to: '2026-12-31' };
    const edits = [{ kind: 'lookup_value', values: ended, version: 1 } as const];
    const named = { ...CATEGORY, aliases: ['CTA'] };
    expect(check(...edits, value(named)).faults).toEqual([]);
    expect(check(...edits, value({ ...named, valid_from: '2026-12-31' })).faults).toMatchObject([
      { edit: 0, column: 'code', code: 'nameTaken', details: { name: 'CTA', code: 'DRONI' } },
      { edit: 1, column: 'aliases', code: 'nameTaken', details: { name: 'CTA', code: 'CTA' } },
    ]);
  });

  test('never goes: what was planned is replaced by the window of its list', () => {
    const [standing] = exampleFacts({}).lookup_value.values();
    expect(
      check({ kind: 'lookup_value', values: standing!.values, version: 1, remove: true }).faults,
    ).toMatchObject([{ code: 'removedValue' }]);
  });
});

test('a category is there for rows that come with it, and for no others', () => {
  const stay = { ...EXAMPLE.STAY, employee_id: '000002', category: 'DRONI' };
  const person = { ...EXAMPLE.PERSON, employee_id: '000002' };
  const edits: FactEdit[] = [
    { kind: 'employee', values: person, version: null },
    { kind: 'assignment', values: stay, version: null },
  ];
  expect(check(...edits).faults).toMatchObject([{ edit: 1, column: 'category', code: 'categoryUnknown' }]);
  expect(check(...edits, value(CATEGORY)).faults).toEqual([]);
});
