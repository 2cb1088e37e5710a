import { expect, test } from 'vitest';
import { compareValues, matchesDate, matchesSelect, matchesText, passesFilter } from './column-filters.ts';

test('[M2.3.14] a date filter finds the day written DD/MM/YYYY, whatever the hour beside it', () => {
  expect(matchesDate('03/11/2026 07:15', '03/11/2026')).toBe(true);
  expect(matchesDate('03/11/2026', '03/11/2026')).toBe(true);
  expect(matchesDate('11/03/2026', '03/11/2026')).toBe(false);
  expect(matchesDate(null, '03/11/2026')).toBe(false);
});

test('[M2.3.15] a text filter finds a part of the text in capital or small letters', () => {
  expect(matchesText("D'ANGELO Niccolò", 'angelo nic')).toBe(true);
  expect(matchesText('Rossi Anna', 'ROSS')).toBe(true);
  expect(matchesText('Rossi Anna', 'anna rossi')).toBe(false);
});

test('[M2.3.16] a select filter takes several options and does not look at capitals', () => {
  expect(matchesSelect('CTA', ['eav', 'cta'])).toBe(true);
  expect(matchesSelect('METEO', ['eav', 'cta'])).toBe(false);
  expect(matchesSelect(['ROLE_ADMIN', 'ROLE_HR'], ['role_hr'])).toBe(true);
});

test('[M2.3.17] a select filter without a choice lets every row through', () => {
  expect(matchesSelect('CTA', [])).toBe(true);
  expect(matchesSelect(null, [])).toBe(true);
  expect(passesFilter('select', null, [])).toBe(true);
});

test('[M2.3.18] each filter type compares in its own way, and none compares nothing', () => {
  expect(passesFilter('text', '03/11/2026 07:15', '11/2026')).toBe(true);
  expect(passesFilter('date', '03/11/2026 07:15', '11/2026')).toBe(false);
  expect(passesFilter('select', '03/11/2026', ['11/2026'])).toBe(false);
  expect(passesFilter('none', 'attivo', 'scaduta')).toBe(true);
});

test('days are ordered by time and names as the dictionary does', () => {
  const days = ['01/12/2026', '15/11/2026 08:00', '15/11/2026 07:30'];
  expect(days.toSorted((a, b) => compareValues('date', a, b))).toEqual(['15/11/2026 07:30', '15/11/2026 08:00', '01/12/2026']);
  expect(['òscar', 'Zeno', 'anna'].toSorted((a, b) => compareValues('text', a, b))).toEqual(['anna', 'òscar', 'Zeno']);
});
