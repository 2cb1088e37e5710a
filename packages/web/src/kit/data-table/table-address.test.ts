import { expect, test } from 'vitest';
import { isFiltered, nextSort, readView, writeView } from './table-address.ts';

const columns = [
  { id: 'nome', filter: 'text' },
  { id: 'stato', filter: 'select' },
  { id: 'accesso', filter: 'date' },
  { id: 'sessioni', filter: 'none', sortable: false },
] as const;

test('filters and order survive the way through the address', () => {
  const address = { nome: 'ros', stato: 'attivo|da attivare', accesso: '03/11/2026', ordine: '-accesso' };
  const view = readView(columns, address);
  expect(view).toEqual({
    filters: { nome: 'ros', stato: ['attivo', 'da attivare'], accesso: '03/11/2026' },
    sort: { column: 'accesso', descending: true },
  });
  expect(writeView(view)).toEqual(address);
});

test('what the table cannot read in an address falls away', () => {
  const view = readView(columns, { accesso: 'ieri', sessioni: '3', ordine: 'sessioni', boh: 'x' });
  expect(view).toEqual({ filters: {}, sort: null });
  expect(isFiltered(view)).toBe(false);
});

test('a column head goes from ascending to descending and back to the order of arrival', () => {
  const first = nextSort(null, 'nome');
  const second = nextSort(first, 'nome');
  expect([first, second, nextSort(second, 'nome')]).toEqual([
    { column: 'nome', descending: false },
    { column: 'nome', descending: true },
    null,
  ]);
  expect(nextSort(second, 'stato')).toEqual({ column: 'stato', descending: false });
});
