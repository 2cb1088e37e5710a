import { compactDay, dayFromCompact } from '@torre/domain/kernel';
import type { AttendanceAddress } from '../areas/attendance/index.ts';

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

/** The search of a calendar's address with another month: what stood open in the one before stays with that. */
export function searchWithMonth(search: string, month: Month): string {
  const { giorno: _giorno, persona: _persona, bozza: _bozza, ...kept } = parseSearch(search);
  return stringifySearch({ ...kept, mese: formatMonth(month) });
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
  /** The colleagues' shifts, or one's own of the month's whole year, instead of one's own month. */
  readonly vista?: 'colleghi' | 'anno' | undefined;
  /** Filters among the colleagues: part of a name, ids of islands separated by commas. */
  readonly cerca?: string | undefined;
  readonly isole?: string | undefined;
}

export interface ManagerCalendarSearch extends CalendarSearch {
  readonly impianto?: string | undefined;
  readonly persona?: string | undefined;
  /** Id of the open draft that is looked at instead of the published month. */
  readonly bozza?: string | undefined;
  /** Filters of the month: part of a name, ids of islands separated by commas, `si` for short days only. */
  readonly cerca?: string | undefined;
  readonly isole?: string | undefined;
  readonly scoperti?: string | undefined;
  /** Further lists: categories, specializations, unit codes, shift codes; the latter on one day or on any. */
  readonly categorie?: string | undefined;
  readonly specializzazioni?: string | undefined;
  readonly unita?: string | undefined;
  readonly turni?: string | undefined;
  readonly turnoIl?: string | undefined;
  /** `attesa`, `assenze`: who has asked to be away, who is. */
  readonly richieste?: string | undefined;
  /** People stand below their unit instead of their island. */
  readonly gruppi?: 'unita' | undefined;
  /** Seven days, or who is in the room now, instead of the month. */
  readonly vista?: 'settimana' | 'oggi' | undefined;
}

function calendarSearch(search: SearchText): CalendarSearch {
  const month = parseMonth(search['mese']);
  return { mese: month ? formatMonth(month) : undefined, giorno: parseDate(search['giorno']) ?? undefined };
}

/** Total: what cannot be read falls away, and the screen uses its default. */
export function ownCalendarSearch(search: SearchText): OwnCalendarSearch {
  const { cerca, isole, vista } = search;
  return {
    ...calendarSearch(search),
    cerca,
    isole,
    vista: vista === 'colleghi' || vista === 'anno' ? vista : undefined,
  };
}

export function managerCalendarSearch(search: SearchText): ManagerCalendarSearch {
  const { impianto, persona, bozza, cerca, isole, categorie, specializzazioni, unita, turni } = search;
  const { richieste, vista } = search;
  return {
    impianto,
    persona,
    bozza,
    cerca,
    isole,
    categorie,
    specializzazioni,
    unita,
    turni,
    richieste,
    turnoIl: parseDate(search['turnoIl']) ?? undefined,
    scoperti: search['scoperti'] === 'si' ? 'si' : undefined,
    gruppi: search['gruppi'] === 'unita' ? 'unita' : undefined,
    vista: vista === 'settimana' || vista === 'oggi' ? vista : undefined,
    ...calendarSearch(search),
  };
}

/** As the calendars' ones. */
export function attendanceSearch({ mese, vista, giorni, ...table }: SearchText): AttendanceAddress {
  const month = parseMonth(mese);
  return {
    ...table,
    mese: month ? formatMonth(month) : undefined,
    vista: vista === 'timbrature' || vista === 'orari' ? vista : undefined,
    giorni: giorni === 'aperti' ? giorni : undefined,
  };
}

export interface CounterSearch {
  /** The plant of the frame; the counter itself names its division. */
  readonly impianto?: string | undefined;
  /** The hour whose specializations are looked at: '3', '2-2'. */
  readonly ora?: string | undefined;
}

/** As the calendars' ones. */
export function counterSearch({ impianto, ora }: SearchText): CounterSearch {
  return { impianto, ora: ora !== undefined && /^\d{1,2}(-2)?$/.test(ora) ? ora : undefined };
}

export interface PlanningSearch {
  readonly impianto?: string | undefined;
  readonly mese?: string | undefined;
  /** The base cycles instead of the month. */
  readonly vista?: 'cicli' | undefined;
}

/** As the calendars' ones. */
export function planningSearch({ impianto, vista, ...search }: SearchText): PlanningSearch {
  return { impianto, mese: calendarSearch(search).mese, vista: vista === 'cicli' ? vista : undefined };
}

export type RoomView = 'postazioni' | 'gruppi' | 'turni' | 'configurazioni';

const ROOM_VIEWS: readonly string[] = [
  'postazioni',
  'gruppi',
  'turni',
  'configurazioni',
] satisfies RoomView[];

/** The rest are filters and order of the table in view. */
export interface RoomSearch extends SearchText {
  readonly impianto?: string | undefined;
  readonly giorno?: string | undefined;
  /** What the room is made of, instead of the plan of the day. */
  readonly vista?: RoomView | undefined;
}

/** As the calendars' ones. */
export function roomSearch({ impianto, giorno, vista, ...table }: SearchText): RoomSearch {
  return {
    ...table,
    impianto,
    giorno: parseDate(giorno) ?? undefined,
    vista: ROOM_VIEWS.includes(vista ?? '') ? (vista as RoomView) : undefined,
  };
}

/** The rest are filters and order of the tab in view. */
export interface RequestsSearch extends SearchText {
  readonly impianto?: string | undefined;
  readonly scheda?: 'cambio' | 'ferie' | 'timbrature' | 'altro' | undefined;
  readonly elenco?: 'approvare' | 'gestite' | 'tutte' | undefined;
  /** Id of the request beside the list. */
  readonly dettaglio?: string | undefined;
}

/** As the calendars' ones. */
export function requestsSearch({ scheda, elenco, ...table }: SearchText): RequestsSearch {
  return {
    ...table,
    scheda: (['cambio', 'ferie', 'timbrature', 'altro'] as const).find((name) => name === scheda),
    elenco: (['approvare', 'gestite', 'tutte'] as const).find((name) => name === elenco),
  };
}

/** The rest are filters and order of the list. */
export interface OwnRequestsSearch extends SearchText {
  /** Id of the request that is looked at. */
  readonly dettaglio?: string | undefined;
}

/** The rest are filters and order of the list. */
export interface SignaturesSearch extends SearchText {
  readonly impianto?: string | undefined;
}

export interface NewRequestSearch {
  /** Code of the cause. */
  readonly causale?: string | undefined;
  readonly dal?: string | undefined;
  readonly al?: string | undefined;
  /** Time of a clock-in correction, or at which hours begin, HHMM. */
  readonly ora?: string | undefined;
  /** At which they end, HHMM. */
  readonly fine?: string | undefined;
}

const CLOCK_TIME = /^([01]\d|2[0-3])[0-5]\d$/;

/** As the calendars' ones. */
export function newRequestSearch({ causale, dal, al, ora, fine }: SearchText): NewRequestSearch {
  const time = (text: string | undefined): string | undefined =>
    text !== undefined && CLOCK_TIME.test(text) ? text : undefined;
  return {
    causale,
    dal: parseDate(dal) ?? undefined,
    al: parseDate(al) ?? undefined,
    ora: time(ora),
    fine: time(fine),
  };
}

/** Where to go after signing in: an address of this product only, never a sign-in page or another site. */
export function wantedAddress(text: string | undefined): string {
  if (!text || !/^\/(?![/\\])/.test(text)) return '/';
  return /^\/(login|init|uscita|not-found)([/?#]|$)/.test(text) ? '/' : text;
}

/** Where somebody who signs in wanted to go, and why the session had ended. */
export const signInSearch = ({
  da,
  motivo,
}: SearchText): { da?: string | undefined; motivo?: string | undefined } => ({ da, motivo });
