import { inLanguage, type AnyList, type Language, type ListQuery } from '@torre/contract/list';
import { compactDay, dayFromCompact, displayDay } from '@torre/domain/kernel';
import { dayFromDisplay, type FilterKind, type FilterValue } from '../data-table/column-filters.ts';
import type { TableAddress, TableView } from '../data-table/table-address.ts';

type Column = AnyList['columns'][string];

const DATES: readonly string[] = ['day', 'since', 'until'];

/** What a column is called in the address of its screen. */
export const addressName = (name: string, { address }: Column): string => address ?? name;

/** The field in which the filter of a column is set. `choices`: the screen gives options that the contract does not know. */
export function filterKind({ filter, options }: Column, choices = false): FilterKind {
  if (filter === undefined) return 'none';
  if (DATES.includes(filter)) return 'date';
  return filter === 'code' && (options || choices) ? 'select' : 'text';
}

/** The address as tables read it: days as people write them. */
export function tableAddress({ columns }: AnyList, address: TableAddress): TableAddress {
  return eachDate(columns, address, (text) => {
    const day = dayFromCompact(text);
    return day === null ? text : displayDay(day);
  });
}

/** The other way round, beside what else stands in the address: days as YYYYMMDD. */
export function listAddress(list: AnyList, view: TableAddress, standing: TableAddress): TableAddress {
  const own = new Set(['ordine', ...Object.entries(list.columns).map((entry) => addressName(...entry))]);
  const others = Object.entries(standing).filter(([name]) => !own.has(name));
  return { ...Object.fromEntries(others), ...eachDate(list.columns, view, compact) };
}

const compact = (text: string): string => {
  const day = dayFromDisplay(text);
  return day === null ? text : compactDay(day);
};

function eachDate(
  columns: AnyList['columns'],
  address: TableAddress,
  change: (text: string) => string,
): TableAddress {
  const changed = { ...address };
  for (const [name, column] of Object.entries(columns)) {
    const place = addressName(name, column);
    const text = changed[place];
    if (text && DATES.includes(column.filter ?? '')) changed[place] = change(text);
  }
  return changed;
}

/** What the call of the list is asked; `sent`: how a typed value is sent, where it is not as typed. */
export function listQuery<L extends AnyList>(
  { columns }: L,
  { filters, sort }: TableView,
  sent: Readonly<Record<string, ((text: string) => string) | undefined>> = {},
): ListQuery<L> {
  const query: Record<string, string> = {};
  for (const [name, column] of Object.entries(columns)) {
    const value = filters[addressName(name, column)];
    const text = value === undefined ? '' : sentText(column, value);
    if (text) query[name] = sent[name]?.(text) ?? text;
  }
  const sorted = Object.entries(columns).find((entry) => addressName(...entry) === sort?.column);
  if (sort && sorted) query['order'] = `${sort.descending ? '-' : ''}${sorted[0]}`;
  return query as ListQuery<L>;
}

function sentText({ filter }: Column, value: FilterValue): string {
  if (typeof value !== 'string') return value.join('|');
  return DATES.includes(filter ?? '') ? compact(value) : value.trim();
}

/** What is wrong where the last day lies before the first: no row can match. */
export function reversedDays(
  { columns }: AnyList,
  filters: TableView['filters'],
  language: Language,
): { readonly name: string; readonly since: string } | null {
  const named = Object.entries(columns).map(([name, column]) => ({
    name,
    column,
    day: filters[addressName(name, column)],
  }));
  const since = named.find(({ column }) => column.filter === 'since');
  const until = named.find(({ column }) => column.filter === 'until');
  if (typeof since?.day !== 'string' || typeof until?.day !== 'string' || !since.day || !until.day)
    return null;
  return compact(since.day) > compact(until.day)
    ? { name: until.name, since: inLanguage(since.column.words, language) }
    : null;
}
