import { compactDay, formatDuration } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { dueMinutes, personHours } from '@torre/domain/roster';
import type { NightWindow } from '@torre/domain/roster';
import { knownSession } from '../../platform/session.ts';
import type { GridTexts } from './grid/cell-sentence.ts';
import type { MonthStore, RowSnapshot } from './month-store.ts';
import { nightOf } from './planned-time.ts';
import { rowTotals } from './row-totals.ts';
import type { RowTotals } from './row-totals.ts';

export interface PersonTotals extends RowTotals {
  /** Hours worked less what the contract owes, minutes; null where the plant's weekly hours are not known. */
  readonly balance: number | null;
  /**
   * What the contract owes, minutes. Absences take from it the hours that they take from those planned, and at least what their
   * days owe: a plan may have rest in place of the shifts. null likewise.
   */
  readonly due: number | null;
}

/** '+4:48', '−0:30', '0:00' */
export function signedHours(minutes: number): string {
  const sign = minutes > 0 ? '+' : minutes < 0 ? '−' : '';
  return sign + formatDuration(Math.abs(minutes));
}

const known = new WeakMap<MonthStore, { readonly night: NightWindow; readonly hoursOf: HoursOf }>();
type HoursOf = ReturnType<typeof personHours>;

/** Of the people of a month, as long as its plant's night stays the same. */
function hoursIn(store: MonthStore): HoursOf {
  const night = nightOf(store.plant);
  const standing = known.get(store);
  if (standing?.night === night) return standing.hoursOf;
  const hoursOf = personHours(store.zone, night);
  known.set(store, { night, hoursOf });
  return hoursOf;
}

/** What the month comes to for a person of it, as it stands in the row. */
export function personTotals(store: MonthStore, person: number, row: RowSnapshot): PersonTotals {
  const { from, book, zone, plant } = store;
  const isHoliday = (day: number): boolean => store.restHolidays.has(day);
  const totals = rowTotals(row, { from, book, zone, hoursOf: hoursIn(store), isHoliday });
  const weekly = knownSession()?.plantSettings[plant]?.weeklyMinutes;
  const { category = '' } = store.people[person] ?? {};
  const spans = store.dayStaff.filter((span) => span.category === category);
  const isDayStaff = (day: Day): boolean =>
    spans.some((span) => span.from <= compactDay(day) && compactDay(day) <= span.to);
  const owing = new Set(totals.owingDays);
  const awayDays = totals.absentDays.filter((day) => owing.has(day));
  const due =
    weekly === undefined
      ? null
      : dueMinutes(isDayStaff, totals.owingDays, weekly, isHoliday) -
        Math.max(totals.absentMinutes, dueMinutes(isDayStaff, awayDays, weekly, isHoliday));
  return { ...totals, due, balance: due === null ? null : totals.workedMinutes - due };
}

/** The same in words: what was planned, what absences take and overtime adds, what is worked against the contract, nights, weekends, holidays. */
export function totalsSentence(totals: PersonTotals, t: GridTexts): string {
  const { plannedMinutes, absentMinutes, overtimeMinutes, workedMinutes, absentDays, due, balance } = totals;
  const hours = formatDuration(workedMinutes);
  const isAbsent = absentDays.length > 0 || absentMinutes > 0;
  return [
    ...(plannedMinutes === workedMinutes && !isAbsent && overtimeMinutes === 0
      ? []
      : [t('plannedOf', { hours: formatDuration(plannedMinutes) })]),
    ...(isAbsent ? [absenceWords(totals, t)] : []),
    ...(overtimeMinutes > 0 ? [t('overtimeOf', { hours: formatDuration(overtimeMinutes) })] : []),
    due === null || balance === null
      ? t('hoursOf', { hours })
      : t('hoursOfDue', { hours, due: formatDuration(due), balance: signedHours(balance) }),
    t('nightsOf', { count: totals.nights }),
    t('weekendsOf', { count: totals.weekends }),
    t('holidaysOf', { count: totals.holidays }),
  ].join(', ');
}

/** '72:00 di assenza in 9 giorni', '2:00 di assenza', '1 giorno di assenza' */
function absenceWords({ absentMinutes, absentDays }: RowTotals, t: GridTexts): string {
  const hours = formatDuration(absentMinutes);
  if (absentDays.length === 0) return t('absentHours', { hours });
  const days = t('absentDays', { count: absentDays.length });
  return absentMinutes === 0 ? t('absentHours', { hours: days }) : t('absentOf', { hours, days });
}
