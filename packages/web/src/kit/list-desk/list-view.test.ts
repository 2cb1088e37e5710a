import { accountList, auditList } from '@torre/contract/administration';
import { expect, test } from 'vitest';
import { readView, writeView } from '../data-table/table-address.ts';
import { addressName, filterKind, listAddress, listQuery, reversedDays, tableAddress } from './list-view.ts';

const viewOf = (address: Record<string, string>) =>
  readView(
    Object.entries(auditList.columns).map(([name, column]) => ({
      id: addressName(name, column),
      filter: filterKind(column),
      sortable: 'order' in column,
    })),
    tableAddress(auditList, address),
  );

test('what stands in the address is asked of the call, by its own names, and comes back to the address unchanged', () => {
  const address = {
    chi: 'rossi',
    cosa: 'sign-in|update',
    giorno: '20261229',
    dal: '20261201',
    ordine: '-at',
  };
  const view = viewOf({ ...address, riga: 'x' });
  expect(listQuery(auditList, view)).toEqual({
    actor: 'rossi',
    what: 'sign-in|update',
    day: '20261229',
    from: '20261201',
    order: '-at',
  });
  expect(listAddress(auditList, writeView(view), { ...address, chi: 'bianchi', riga: 'x' })).toEqual({
    ...address,
    riga: 'x',
  });
});

test('a day that an older link holds as DD/MM/YYYY is still read; what is no date falls away', () => {
  expect(listQuery(auditList, viewOf({ giorno: '29/12/2026' }))).toEqual({ day: '20261229' });
  expect(listQuery(auditList, viewOf({ giorno: 'ieri' }))).toEqual({});
});

test('filters that are taken away leave the address, and what is not the list’s stays', () => {
  expect(listAddress(auditList, {}, { chi: 'rossi', ordine: 'at', riga: 'x' })).toEqual({ riga: 'x' });
});

test('a column of codes is chosen from where its codes are known, and typed where they are not', () => {
  const { stato, plant, nome, openSessions, lastSignIn } = accountList.columns;
  expect([stato, plant, nome, openSessions, lastSignIn].map((column) => filterKind(column))).toEqual([
    'select',
    'text',
    'text',
    'none',
    'date',
  ]);
  expect(filterKind(plant, true)).toBe('select');
});

test('a last day before the first is the wrong way round, one day is not', () => {
  const reversed = (dal: string, al: string) => reversedDays(auditList, viewOf({ dal, al }).filters, 'it');
  expect(reversed('20261215', '20261214')).toEqual({ name: 'to', since: 'Dal' });
  expect(reversed('20261214', '20261214')).toBeNull();
  expect(reversedDays(auditList, viewOf({ dal: '20261215' }).filters, 'it')).toBeNull();
});
