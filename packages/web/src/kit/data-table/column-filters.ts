import { dayFromCompact, type Day } from '@torre/domain/kernel';

/** M2.3.18: the filter types of a table's columns. */
export type FilterKind = 'text' | 'date' | 'select' | 'none';

/** What a column compares: one text, or several (the roles of a person). Dates come as DD/MM/YYYY, with or without HH:mm. */
export type CellValue = string | readonly string[] | null;

/** What is set on a filter: a text, a date DD/MM/YYYY, or the chosen options. */
export type FilterValue = string | readonly string[];

const lower = (text: string): string => text.toLocaleLowerCase('it-IT');
const texts = (value: CellValue): readonly string[] =>
  value === null ? [] : typeof value === 'string' ? [value] : value;

/** M2.3.15: a substring, without regard to case. */
export function matchesText(value: CellValue, filter: string): boolean {
  return texts(value).some((text) => lower(text).includes(lower(filter.trim())));
}

/** M2.3.14: the same day, compared as DD/MM/YYYY; a time that follows does not count. */
export function matchesDate(value: CellValue, filter: string): boolean {
  return texts(value).some((text) => text.slice(0, 10) === filter);
}

/** M2.3.16, M2.3.17: one of the chosen options, without regard to case; none chosen means all. */
export function matchesSelect(value: CellValue, chosen: readonly string[]): boolean {
  if (chosen.length === 0) return true;
  const wanted = new Set(chosen.map(lower));
  return texts(value).some((text) => wanted.has(lower(text)));
}

/** Whether a row with this value passes; an empty filter passes everything. */
export function passesFilter(kind: FilterKind, value: CellValue, filter: FilterValue): boolean {
  if (kind === 'none' || filter.length === 0) return true;
  if (typeof filter !== 'string') return matchesSelect(value, filter);
  return kind === 'date' ? matchesDate(value, filter) : matchesText(value, filter);
}

const DISPLAY_DATE = /^(\d{2})\/(\d{2})\/(\d{4})/;

/** The day of DD/MM/YYYY; null for anything else. */
export function dayFromDisplay(text: string): Day | null {
  return dayFromCompact(text.replace(DISPLAY_DATE, '$3$2$1'));
}

/** What a column sorts by: days by time (`DD/MM/YYYY` would sort by the day of the month), texts as they read. */
export function sortKey(kind: FilterKind, value: CellValue): string {
  const text = texts(value).join(' ');
  return kind === 'date' ? text.replace(DISPLAY_DATE, '$3$2$1') : lower(text);
}

const COLLATOR = new Intl.Collator('it-IT', { numeric: true });

export function compareValues(kind: FilterKind, one: CellValue, other: CellValue): number {
  return COLLATOR.compare(sortKey(kind, one), sortKey(kind, other));
}
