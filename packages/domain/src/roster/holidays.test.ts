import { describe, expect, test } from 'vitest';
import { dayFromIso, dayOf, displayDay, weekday } from '../kernel/index.ts';
import { easterSunday, isRestHoliday, nationalHolidays, patronHoliday } from './index.ts';

const on = (iso: string) =>
  nationalHolidays(Number(iso.slice(0, 4))).filter(({ day }) => day === dayFromIso(iso));
const restDays = (year: number) =>
  nationalHolidays(year)
    .filter(({ type }) => isRestHoliday(type))
    .map(({ day }) => displayDay(day).slice(0, 5));

describe('Easter', () => {
  test.each([
    [2026, '05/04/2026'],
    [2027, '28/03/2027'],
    [2028, '16/04/2028'],
  ])('of %d is %s', (year, written) => {
    expect(displayDay(easterSunday(year))).toBe(written);
  });

  test('is a Sunday between 22 March and 25 April in every year of two centuries', () => {
    for (let year = 1900; year < 2100; year++) {
      const easter = easterSunday(year);
      expect(weekday(easter)).toBe(7);
      expect(easter).toBeGreaterThanOrEqual(dayFromIso(`${year}-03-22`)!);
      expect(easter).toBeLessThanOrEqual(dayFromIso(`${year}-04-25`)!);
    }
  });
});

describe('national days', () => {
  test('of rest in 2026, San Francesco again among them', () => {
    expect(restDays(2026)).toEqual([
      '01/01',
      '06/01',
      '05/04',
      '06/04',
      '25/04',
      '01/05',
      '02/06',
      '15/08',
      '04/10',
      '01/11',
      '08/12',
      '25/12',
      '26/12',
    ]);
  });

  test('San Francesco is none in 2025, a Sunday in 2026 and a Monday in 2027', () => {
    expect(on('2025-10-04')).toEqual([]);
    expect(on('2026-10-04')).toMatchObject([{ type: 'FESTIVO', domenicale: true }]);
    expect(on('2027-10-04')).toMatchObject([{ type: 'FESTIVO', domenicale: false }]);
  });

  test('national unity is remembered on the first Sunday of November and gives no rest', () => {
    const unity = (year: number) => nationalHolidays(year).find(({ type }) => type === 'RICORRENZA')!;
    expect(displayDay(unity(2026).day)).toBe('01/11/2026');
    expect(displayDay(unity(2027).day)).toBe('07/11/2027');
    expect(isRestHoliday('RICORRENZA')).toBe(false);
    expect(on('2026-11-04')).toEqual([]);
  });

  test('abolished holidays stand in the table and give no rest', () => {
    const abolished = nationalHolidays(2026).filter(({ type }) => type === 'SOPPRESSA');
    expect(abolished.map(({ day }) => displayDay(day))).toEqual([
      '19/03/2026',
      '14/05/2026',
      '04/06/2026',
      '29/06/2026',
    ]);
    expect(isRestHoliday('SOPPRESSA')).toBe(false);
  });

  test('Easter Sunday 2027 is a holiday on the day of the clock change', () => {
    expect(on('2027-03-28')).toMatchObject([{ type: 'FESTIVO', name: 'Pasqua', domenicale: true }]);
  });
});

describe('patron days', () => {
  const patron = (code: string, day: number, month: number, validFrom = dayOf(1970, 1, 1)) => ({
    code,
    validFrom,
    validTo: null,
    nameIt: 'Santo',
    nameEn: 'Saint',
    aliases: [],
    ord: 1,
    attributes: { day, month },
  });
  const patrons = [
    patron('Roma', 29, 6),
    { ...patron('Bari', 6, 12), validTo: dayOf(2026, 12, 31) },
    patron('Bari', 8, 5, dayOf(2027, 1, 1)),
    patron('Bisestile', 29, 2),
  ];

  test.each([
    ['Roma', 2026, '29/06/2026'],
    ['Bari', 2026, '06/12/2026'],
    ['Bari', 2027, '08/05/2027'],
    ['Bisestile', 2028, '29/02/2028'],
  ])('of %s in %i is %s and a day of rest', (comune, year, written) => {
    const found = patronHoliday(patrons, comune, year)!;
    expect(displayDay(found.day)).toBe(written);
    expect(isRestHoliday(found.type)).toBe(true);
  });

  test('of an unknown comune is none, nor of a year without that day', () => {
    expect(patronHoliday(patrons, 'Atlantide', 2026)).toBeNull();
    expect(patronHoliday(patrons, 'Bisestile', 2027)).toBeNull();
  });
});
