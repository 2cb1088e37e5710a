import type { FilterKind, FilterValue } from './column-filters.ts';

/** What a table shows: filters by column, and one column that orders the rows. */
export interface TableView {
  readonly filters: Readonly<Record<string, FilterValue>>;
  readonly sort: { readonly column: string; readonly descending: boolean } | null;
}

/** Search values of an address. */
export type TableAddress = Readonly<Record<string, string | undefined>>;

/** A screen whose table lives in its address. */
export interface TableScreenProps {
  readonly address: TableAddress;
  readonly onAddress: (address: TableAddress) => void;
}

interface AddressedColumn {
  readonly id: string;
  readonly filter: FilterKind;
  readonly sortable?: boolean | undefined;
}

const SORT = 'ordine';
const DATE = /^\d{2}\/\d{2}\/\d{4}$/;

/** Reads what stands in the address; what no column knows falls away. `ordine=nome` ascends, `ordine=-nome` descends. */
export function readView(columns: readonly AddressedColumn[], address: TableAddress): TableView {
  const filters: Record<string, FilterValue> = {};
  for (const { id, filter } of columns) {
    const text = address[id];
    if (!text || filter === 'none') continue;
    if (filter === 'select') filters[id] = text.split('|').filter(Boolean);
    else if (filter === 'text' || DATE.test(text)) filters[id] = text;
  }
  const sort = address[SORT] ?? '';
  const column = sort.replace(/^-/, '');
  const known = columns.some(({ id, sortable }) => id === column && sortable !== false);
  return { filters, sort: known ? { column, descending: sort.startsWith('-') } : null };
}

/** The other way round; empty filters leave no trace. */
export function writeView({ filters, sort }: TableView): TableAddress {
  const address: Record<string, string> = {};
  for (const [id, value] of Object.entries(filters)) {
    if (value.length > 0) address[id] = typeof value === 'string' ? value : value.join('|');
  }
  if (sort) address[SORT] = `${sort.descending ? '-' : ''}${sort.column}`;
  return address;
}

/** A press on a column's head: ascending, descending, as it came. */
export function nextSort(sort: TableView['sort'], column: string): TableView['sort'] {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? null : { column, descending: true };
}

export function isFiltered({ filters }: TableView): boolean {
  return Object.values(filters).some((value) => value.length > 0);
}
