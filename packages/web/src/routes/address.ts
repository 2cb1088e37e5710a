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

interface CalendarSearch {
  readonly mese?: string | undefined;
  readonly giorno?: string | undefined;
}

export interface OwnCalendarSearch extends CalendarSearch {
  /** The colleagues' shifts instead of one's own. */
  readonly vista?: 'colleghi' | undefined;
  /** Filters among the colleagues: part of a name, ids of islands separated by commas. */
  readonly cerca?: string | undefined;
  readonly isole?: string | undefined;
}

export interface ManagerCalendarSearch extends CalendarSearch {
  readonly impianto?: string | undefined;
  readonly persona?: string | undefined;
  /** Filters of the month: part of a name, ids of islands separated by commas, `si` for short days only. */
  readonly cerca?: string | undefined;
  readonly isole?: string | undefined;
  readonly scoperti?: string | undefined;
}

function calendarSearch(search: SearchText): CalendarSearch {
  const month = parseMonth(search['mese']);
  return { mese: month ? formatMonth(month) : undefined, giorno: parseDate(search['giorno']) ?? undefined };
}

/** Total: what cannot be read falls away, and the screen uses its default. */
export function ownCalendarSearch(search: SearchText): OwnCalendarSearch {
  const { cerca, isole, vista } = search;
  return { ...calendarSearch(search), cerca, isole, vista: vista === 'colleghi' ? vista : undefined };
}

export function managerCalendarSearch(search: SearchText): ManagerCalendarSearch {
  const { impianto, persona, cerca, isole } = search;
  const scoperti = search['scoperti'] === 'si' ? 'si' : undefined;
  return { impianto, persona, cerca, isole, scoperti, ...calendarSearch(search) };
}

/** Where to go after signing in: an address of this product only, never a sign-in page or another site. */
export function wantedAddress(text: string | undefined): string {
  if (!text || !/^\/(?![/\\])/.test(text)) return '/';
  return /^\/(login|init|uscita|not-found)([/?#]|$)/.test(text) ? '/' : text;
}
