import { addDays, dayOf, firstOfMonth, weekday } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';

/** FESTIVO national, PATRONO of one comune; RICORRENZA (extra pay) and SOPPRESSA (a paid permit) give no rest. */
export type HolidayType = 'FESTIVO' | 'PATRONO' | 'RICORRENZA' | 'SOPPRESSA';

export interface Holiday {
  readonly day: Day;
  readonly type: HolidayType;
  readonly name: string;
  /** Falls on a Sunday: has a pay effect and adds no free day. */
  readonly domenicale: boolean;
}

export function holiday(day: Day, type: HolidayType, name: string): Holiday {
  return { day, type, name, domenicale: weekday(day) === 7 };
}

/** Whether day staff rests on it. */
export function isRestHoliday(type: HolidayType): boolean {
  return type === 'FESTIVO' || type === 'PATRONO';
}

/** Easter Sunday of the Gregorian calendar (anonymous computus of 1876). */
export function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(n / 31), (n % 31) + 1);
}

const FIXED: readonly (readonly [day: number, month: number, name: string])[] = [
  [1, 1, 'Capodanno'],
  [6, 1, 'Epifania'],
  [25, 4, 'Festa della Liberazione'],
  [1, 5, 'Festa del Lavoro'],
  [2, 6, 'Festa della Repubblica'],
  [15, 8, 'Assunzione'],
  [1, 11, 'Ognissanti'],
  [8, 12, 'Immacolata Concezione'],
  [25, 12, 'Natale'],
  [26, 12, 'Santo Stefano'],
];

/** L. 151/2025 */
const SAN_FRANCESCO_SINCE = 2026;

/** The year's national days in order, the ones that give no rest included (domain.md 2.5). */
export function nationalHolidays(year: number): readonly Holiday[] {
  const easter = easterSunday(year);
  const november = firstOfMonth(year, 11);
  const days = [
    ...FIXED.map(([day, month, name]) => holiday(dayOf(year, month, day), 'FESTIVO', name)),
    holiday(easter, 'FESTIVO', 'Pasqua'),
    holiday(addDays(easter, 1), 'FESTIVO', "Lunedì dell'Angelo"),
    // since L. 54/1977 4 November is a working day, remembered on the month's first Sunday
    holiday(addDays(november, 7 - weekday(november)), 'RICORRENZA', "Giorno dell'Unità nazionale"),
    holiday(dayOf(year, 3, 19), 'SOPPRESSA', 'San Giuseppe'),
    holiday(addDays(easter, 39), 'SOPPRESSA', 'Ascensione'),
    holiday(addDays(easter, 60), 'SOPPRESSA', 'Corpus Domini'),
    holiday(dayOf(year, 6, 29), 'SOPPRESSA', 'Santi Pietro e Paolo'),
  ];
  if (year >= SAN_FRANCESCO_SINCE)
    days.push(holiday(dayOf(year, 10, 4), 'FESTIVO', "San Francesco d'Assisi"));
  return days.sort((one, other) => one.day - other.day);
}
