import { compactDay, dayFromCompact } from '@torre/domain/kernel';

/** A calendar month; `month` counts from 1. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

/** Search values as the address holds them: plain text, no JSON. */
export type SearchText = Readonly<Record<string, string | undefined>>;

export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

export function stringifySearch(values: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' && value !== '') search.set(name, value);
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** `2026-11`, or null for anything else. */
export function parseMonth(text: string | undefined): Month | null {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text ?? '');
  return match ? { year: Number(match[1]), month: Number(match[2]) } : null;
}

export function formatMonth({ year, month }: Month): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** Month of a compact date (YYYYMMDD); the session's `today` is one. */
export function monthOfCompact(date: string): Month {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(4, 6)) };
}

/** Keeps YYYYMMDD where it names a day that exists. */
export function parseDate(text: string | undefined): string | null {
  const day = text === undefined ? null : dayFromCompact(text);
  return day === null ? null : compactDay(day);
}

export interface OwnCalendarSearch {
  readonly mese?: string | undefined;
  readonly giorno?: string | undefined;
}

export interface ManagerCalendarSearch extends OwnCalendarSearch {
  readonly impianto?: string | undefined;
  readonly persona?: string | undefined;
}

/** Total: what cannot be read falls away, and the screen uses its default. */
export function ownCalendarSearch(search: SearchText): OwnCalendarSearch {
  const month = parseMonth(search['mese']);
  return { mese: month ? formatMonth(month) : undefined, giorno: parseDate(search['giorno']) ?? undefined };
}

export function managerCalendarSearch(search: SearchText): ManagerCalendarSearch {
  return { impianto: search['impianto'], persona: search['persona'], ...ownCalendarSearch(search) };
}

/** Where to go after signing in: an address of this product only, never a sign-in page or another site. */
export function wantedAddress(text: string | undefined): string {
  if (!text || !/^\/(?![/\\])/.test(text)) return '/';
  return /^\/(login|init|not-found)([/?#]|$)/.test(text) ? '/' : text;
}
