import type { RequestRow } from '@torre/contract/requests';
import { compactDay, dayOf, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';

/** The day of YYYY/MM/DD, with or without a time behind it (E7.6.13). */
export function dayOfSlashed(text: string): Day {
  const [year = 0, month = 1, day = 1] = text.slice(0, 10).split('/').map(Number);
  return dayOf(year, month, day);
}

/** DD/MM/YYYY. */
export const shownDay = (text: string): string => displayDay(dayOfSlashed(text));

/** DD/MM/YYYY HH:mm. */
export const shownInstant = (text: string): string => `${shownDay(text)}${text.slice(10)}`;

/** YYYYMMDD. */
export const compactOf = (text: string): string => compactDay(dayOfSlashed(text));

/** Minutes of the day as HH:mm; what ends at midnight ends at 24:00. */
const shownMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** When it is asked for: one day or two, with the hours where it has some; a clock-in that was forgotten has one. */
export function shownPeriod({ datainizio, datafine, orainizio, orafine }: RequestRow): string {
  const days =
    datainizio === datafine ? shownDay(datainizio) : `${shownDay(datainizio)} – ${shownDay(datafine)}`;
  if (orainizio === null) return days;
  const end = orafine === null || orafine === orainizio ? '' : `–${shownMinutes(orafine)}`;
  return `${days}, ${shownMinutes(orainizio)}${end}`;
}

/** The same on one line of the phone: 23/12–25/12/2026. */
export function shortPeriod(row: RequestRow): string {
  const { datainizio, datafine, orainizio } = row;
  const isOneYear = datainizio.slice(0, 4) === datafine.slice(0, 4);
  if (orainizio !== null || datainizio === datafine || !isOneYear) return shownPeriod(row);
  return `${shownDay(datainizio).slice(0, 5)}–${shownDay(datafine)}`;
}
