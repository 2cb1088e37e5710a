import { expect, test } from 'vitest';
import { managerCalendarSearch, parseMonth, parseSearch, stringifySearch, wantedAddress } from './address.ts';

test('the address of the calendar keeps what can be read and drops the rest', () => {
  expect(managerCalendarSearch({ impianto: 'LIRR', mese: '2026-11', persona: '800123', giorno: '20261114' })).toEqual({
    impianto: 'LIRR',
    mese: '2026-11',
    persona: '800123',
    giorno: '20261114',
  });
  expect(managerCalendarSearch({ mese: '2026-13', giorno: '20260230' })).toEqual({});
  expect(parseMonth('2026-1')).toBeNull();
});

test('a code that looks like a number stays a text on its way through the address', () => {
  const text = stringifySearch({ persona: '0800123', giorno: undefined });
  expect(text).toBe('?persona=0800123');
  expect(parseSearch(text)).toEqual({ persona: '0800123' });
});

test.each([
  ['/responsabile/calendario?mese=2026-11', '/responsabile/calendario?mese=2026-11'],
  [undefined, '/'],
  ['https://altrove.example', '/'],
  ['//altrove.example', '/'],
  ['/\\altrove.example', '/'],
  ['/login', '/'],
  ['/init?da=/login', '/'],
])('after sign-in the wanted address %s leads to %s', (wanted, expected) => {
  expect(wantedAddress(wanted)).toBe(expected);
});
