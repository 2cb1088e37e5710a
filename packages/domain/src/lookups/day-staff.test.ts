import { expect, test } from 'vitest';
import { addDays, dayOf } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import { dayStaffSpans } from './day-staff.ts';
import type { LookupValue } from './lookup-value.ts';

const FIRST = dayOf(2026, 12, 1);
const LAST = dayOf(2026, 12, 31);
const MONTH = { from: FIRST, to: LAST };
const BEFORE = dayOf(2020, 1, 1);

function state(isDayStaff: boolean, validFrom: Day, validTo: Day | null = null, code = 'TEC'): LookupValue {
  const attributes = { isDayStaff };
  return { code, validFrom, validTo, nameIt: code, nameEn: code, aliases: ['TECNICI'], ord: 1, attributes };
}
const changing = (on: Day): readonly LookupValue[] => [
  state(false, BEFORE, addDays(on, -1)),
  state(true, on),
];
const spans = (values: readonly LookupValue[], names = ['TEC']) => dayStaffSpans(values, names, MONTH);

test('a category that becomes day staff within the month is that from its day on, not before', () => {
  const day = dayOf(2026, 12, 16);
  expect(spans(changing(day))).toEqual([{ category: 'TEC', from: day, to: LAST }]);
});

test('on the first day it is that of the whole month, on the last of one day, the day after of none', () => {
  expect(spans(changing(FIRST))).toEqual([{ category: 'TEC', from: FIRST, to: LAST }]);
  expect(spans(changing(LAST))).toEqual([{ category: 'TEC', from: LAST, to: LAST }]);
  expect(spans(changing(addDays(LAST, 1)))).toEqual([]);
});

test('a change that leaves it day staff divides nothing, nor does one of another category', () => {
  const day = dayOf(2026, 12, 16);
  const values = [state(true, BEFORE, addDays(day, -1)), state(true, day)];
  expect(spans(values)).toEqual([{ category: 'TEC', from: FIRST, to: LAST }]);
  const other = state(true, day, null, 'ALTRI');
  expect(spans([state(true, BEFORE), { ...other, aliases: [] }])).toEqual([
    { category: 'TEC', from: FIRST, to: LAST },
  ]);
});

test('one that ended keeps the way in which its people worked', () => {
  expect(spans([state(true, BEFORE, addDays(FIRST, 4))])).toEqual([
    { category: 'TEC', from: FIRST, to: LAST },
  ]);
});
