import { expect, test } from 'vitest';
import { isFiltered, nextSort, readView, writeView } from './table-address.ts';

const COLUMNS = [
  { id: 'nome', filter: 'text' },
  { id: 'impianto', filter: 'select' },
  { id: 'accesso', filter: 'date' },
  { id: 'sessioni', filter: 'none', sortable: false },
] as const;

test('what stands in the address comes back to it unchanged', () => {
  const address = { nome: 'font', impianto: 'LIRF|LIRR', accesso: '14/12/2026', ordine: '-nome' };
  const view = readView(COLUMNS, address);
  expect(view).toEqual({
    filters: { nome: 'font', impianto: ['LIRF', 'LIRR'], accesso: '14/12/2026' },
    sort: { column: 'nome', descending: true },
  });
  expect(writeView(view)).toEqual(address);
});

test('what no column knows falls away', () => {
  expect(readView(COLUMNS, { altro: 'x', accesso: 'ieri', sessioni: '3', ordine: 'sessioni' })).toEqual({
    filters: {},
    sort: null,
  });
});

test('empty filters leave no trace', () => {
  const view = { filters: { nome: '', impianto: [] }, sort: null };
  expect(writeView(view)).toEqual({});
  expect(isFiltered(view)).toBe(false);
});

test('a head pressed again turns the order round, then lets it go', () => {
  const once = nextSort(null, 'nome');
  const twice = nextSort(once, 'nome');
  expect([once, twice, nextSort(twice, 'nome'), nextSort(twice, 'impianto')]).toEqual([
    { column: 'nome', descending: false },
    { column: 'nome', descending: true },
    null,
    { column: 'impianto', descending: false },
  ]);
});
