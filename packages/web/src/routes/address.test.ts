import { expect, test } from 'vitest';
import {
  managerCalendarSearch,
  ownCalendarSearch,
  parseSearch,
  stringifySearch,
  wantedAddress,
} from './address.ts';

test('what cannot be read in an address falls away', () => {
  expect(
    managerCalendarSearch(parseSearch('?impianto=LIRR&mese=2026-13&giorno=20260230&scoperti=forse')),
  ).toMatchObject({
    impianto: 'LIRR',
    mese: undefined,
    giorno: undefined,
    scoperti: undefined,
  });
  expect(ownCalendarSearch(parseSearch('?mese=2026-12&giorno=20261214&vista=colleghi'))).toEqual({
    mese: '2026-12',
    giorno: '20261214',
    vista: 'colleghi',
  });
});

test('addresses hold plain text and no empty values', () => {
  expect(stringifySearch({ mese: '2026-12', giorno: undefined, cerca: '' })).toBe('?mese=2026-12');
  expect(stringifySearch({})).toBe('');
});

test('after signing in only an address of this product is opened, and none of the sign-in itself', () => {
  expect(wantedAddress('/dipendente/calendario?mese=2026-12')).toBe('/dipendente/calendario?mese=2026-12');
  for (const other of [
    undefined,
    '',
    'https://altrove.example',
    '//altrove.example',
    '/\\altrove.example',
    '/login?da=/',
    '/init',
    '/not-found',
  ]) {
    expect(wantedAddress(other)).toBe('/');
  }
});
