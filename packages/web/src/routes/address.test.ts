import { expect, test } from 'vitest';
import {
  counterSearch,
  managerCalendarSearch,
  ownCalendarSearch,
  parseSearch,
  roomSearch,
  searchWithMonth,
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

test('the operations room has a view and the filters of its table; the plan is what stands without one', () => {
  expect(roomSearch(parseSearch('?impianto=LIRR&giorno=20261217&vista=postazioni&isola=Nord'))).toEqual({
    impianto: 'LIRR',
    giorno: '20261217',
    vista: 'postazioni',
    isola: 'Nord',
  });
  expect(roomSearch(parseSearch('?vista=piano')).vista).toBeUndefined();
  expect(roomSearch(parseSearch('?vista=altro&giorno=ieri'))).toMatchObject({
    vista: undefined,
    giorno: undefined,
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

test('another month takes the place of the old one in an address, and closes the day that was open in it', () => {
  const month = { year: 2027, month: 1 };
  expect(searchWithMonth('?vista=colleghi&giorno=20261229&mese=2026-12', month)).toBe(
    '?vista=colleghi&mese=2027-01',
  );
  expect(searchWithMonth('', month)).toBe('?mese=2027-01');
});

test('the hour of a counter is a number, the second of its name marked; anything else falls away', () => {
  expect(['3', '23', '2-2', 'tre', '2-3', ''].map((ora) => counterSearch({ ora }).ora)).toEqual([
    '3',
    '23',
    '2-2',
    undefined,
    undefined,
    undefined,
  ]);
});
