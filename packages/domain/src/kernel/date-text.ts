import { addDays, civil, dayIfReal, weekday } from './day.ts';
import type { Day } from './day.ts';
import { WEEKDAYS } from './italian-names.ts';
import { MINUTES_PER_DAY, compactMinutes, formatMinutes, minutesFromCompact } from './minutes.ts';

const pad = (n: number, width: number): string => String(n).padStart(width, '0');

function parts(day: Day): readonly [year: string, month: string, dayOfMonth: string] {
  const date = civil(day);
  return [pad(date.year, 4), pad(date.month, 2), pad(date.day, 2)];
}

function dayFromParts(match: RegExpExecArray | null): Day | null {
  return match && dayIfReal(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** YYYYMMDD (P9.15) */
export function compactDay(day: Day): string {
  return parts(day).join('');
}

/** YYYY-MM-DD */
export function isoDay(day: Day): string {
  return parts(day).join('-');
}

/** YYYY/MM/DD (M9.03) */
export function slashDay(day: Day): string {
  return parts(day).join('/');
}

/** DD/MM/YYYY (P9.13) */
export function displayDay(day: Day): string {
  return parts(day).toReversed().join('/');
}

/** 'ven 25/12' */
export function weekdayAndDate(day: Day): string {
  return `${WEEKDAYS[weekday(day) - 1]} ${displayDay(day).slice(0, 5)}`;
}

/** '20261114' → day; null for anything that is no date. */
export function dayFromCompact(text: string): Day | null {
  return dayFromParts(/^(\d{4})(\d{2})(\d{2})$/.exec(text));
}

/** '2026-11-14' → day; null for anything that is no date. */
export function dayFromIso(text: string): Day | null {
  return dayFromParts(/^(\d{4})-(\d{2})-(\d{2})$/.exec(text));
}

/** A local moment: a calendar day and minutes from its midnight, 0–1439. */
export interface DayMinute {
  readonly day: Day;
  readonly minute: number;
}

/** Moves whole days out of the minute, so that 1530 of one day is 01:30 of the next. */
export function dayMinute(day: Day, minute: number): DayMinute {
  const days = Math.floor(minute / MINUTES_PER_DAY);
  return { day: addDays(day, days), minute: minute - days * MINUTES_PER_DAY };
}

/** YYYYMMDD HHmm (P9.15, E9.05); a minute beyond midnight is written on its own day. */
export function compactDateTime(day: Day, minute: number): string {
  const at = dayMinute(day, minute);
  return `${compactDay(at.day)} ${compactMinutes(at.minute)}`;
}

/** DD/MM/YYYY HH:mm (P9.13) */
export function displayDateTime(day: Day, minute: number): string {
  const at = dayMinute(day, minute);
  return `${displayDay(at.day)} ${formatMinutes(at.minute)}`;
}

/** YYYY/MM/DD HH:mm:ss (P9.14); rosters know whole minutes. */
export function sourceDateTime(day: Day, minute: number): string {
  const at = dayMinute(day, minute);
  return `${slashDay(at.day)} ${formatMinutes(at.minute)}:00`;
}

/** '20261114 2300' → moment; null for anything that is no date and time of day. */
export function parseCompactDateTime(text: string): DayMinute | null {
  if (text.length !== 13 || text[8] !== ' ') return null;
  const day = dayFromCompact(text.slice(0, 8));
  const minute = minutesFromCompact(text.slice(9));
  return day === null || minute === null || minute === MINUTES_PER_DAY ? null : { day, minute };
}
