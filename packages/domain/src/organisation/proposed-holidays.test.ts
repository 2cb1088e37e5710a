import { expect, test } from 'vitest';
import { dayOf } from '../kernel/index.ts';
import { proposedHolidays } from './proposed-holidays.ts';

const patron = (code: string, day: number, month: number) => ({
  code,
  validFrom: dayOf(1970, 1, 1),
  validTo: null,
  nameIt: code,
  nameEn: code,
  aliases: [],
  ord: 0,
  attributes: { day, month },
});
const PATRONS = [patron('Napoli', 19, 9), patron('Roma', 29, 6)];

const named = (
  year: number,
  comuni: readonly string[],
  standing: Parameters<typeof proposedHolidays>[2] = [],
) => proposedHolidays(year, comuni, standing, PATRONS).map(({ day, type, comune }) => [day, type, comune]);

test('a year is proposed with its national days and one patron day for each municipality that has one', () => {
  const days = named(2027, ['Napoli', 'Napoli', 'Atlantide']);
  expect(days).toContainEqual(['2027-03-29', 'FESTIVO', '']);
  expect(days.filter(([, type]) => type === 'PATRONO')).toEqual([['2027-09-19', 'PATRONO', 'Napoli']]);
  const inOrder = days.every(([day], place) => place === 0 || String(days[place - 1]![0]) <= String(day));
  expect(inOrder).toBe(true);
});

test('what stands already is not proposed again, a day of another municipality is', () => {
  const standing = proposedHolidays(2027, ['Napoli'], [], PATRONS).map((values) => ({ values, version: 1 }));
  expect(named(2027, ['Napoli', 'Roma'], standing)).toEqual([['2027-06-29', 'PATRONO', 'Roma']]);
});
