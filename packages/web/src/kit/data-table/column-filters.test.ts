import { expect, test } from 'vitest';
import { compareValues, passesFilter } from './column-filters.ts';

test('[M2.3.14] a date filter compares the day as DD/MM/YYYY; a time behind it does not count', () => {
  expect(passesFilter('date', '14/12/2026 07:41', '14/12/2026')).toBe(true);
  expect(passesFilter('date', '14/12/2026', '14/12/2026')).toBe(true);
  expect(passesFilter('date', '14/12/2025 07:41', '14/12/2026')).toBe(false);
  expect(passesFilter('date', '04/12/2026', '4/12/2026')).toBe(false);
  expect(passesFilter('date', null, '14/12/2026')).toBe(false);
});

test('[M2.3.15] a text filter finds part of a text without regard to case', () => {
  expect(passesFilter('text', 'Fontana Marta', 'NTAN')).toBe(true);
  expect(passesFilter('text', 'Fontana Marta', ' marta ')).toBe(true);
  expect(passesFilter('text', 'Fontana Marta', 'martha')).toBe(false);
});

test('[M2.3.16] a select filter takes several values and compares without regard to case', () => {
  expect(passesFilter('select', 'LIRR', ['lirf', 'lirr'])).toBe(true);
  expect(passesFilter('select', 'LIRN', ['LIRF', 'LIRR'])).toBe(false);
  expect(passesFilter('select', ['ROLE_HR', 'ROLE_EDITOR'], ['role_editor'])).toBe(true);
  // A whole option, not part of one.
  expect(passesFilter('select', 'LIRR', ['LIR'])).toBe(false);
});

test('[M2.3.17] nothing chosen in a select filter means all', () => {
  expect(passesFilter('select', 'LIRR', [])).toBe(true);
  expect(passesFilter('select', null, [])).toBe(true);
});

test('[M2.3.18] filters are of type text, date, select and none; none lets everything pass', () => {
  const value = '14/12/2026 07:41';
  expect(passesFilter('text', value, '07')).toBe(true);
  expect(passesFilter('date', value, '07')).toBe(false);
  expect(passesFilter('select', value, ['07'])).toBe(false);
  expect(passesFilter('none', value, 'niente di ciò')).toBe(true);
});

test('dates are in order of time, texts as Italians read them, numbers by size', () => {
  const sorted = (kind: 'date' | 'text', values: string[]): string[] =>
    values.toSorted((one, other) => compareValues(kind, one, other));
  expect(sorted('date', ['02/01/2027', '31/12/2026 09:00', '31/12/2026 08:59'])).toEqual([
    '31/12/2026 08:59',
    '31/12/2026 09:00',
    '02/01/2027',
  ]);
  expect(sorted('text', ['zeta', 'Èlite', 'eco', '10', '9'])).toEqual(['9', '10', 'eco', 'Èlite', 'zeta']);
});
