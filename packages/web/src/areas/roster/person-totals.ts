import { formatDuration } from '@torre/domain/kernel';
import { dueMinutes } from '@torre/domain/roster';
import { knownSession } from '../../platform/session.ts';
import type { GridTexts } from './grid/cell-sentence.ts';
import type { MonthStore } from './month-store.ts';
import { rowTotals } from './row-totals.ts';
import type { RowTotals } from './row-totals.ts';

export interface PersonTotals extends RowTotals {
  /** Duty less what the contract owes, minutes; null where the plant's weekly hours are not known. */
  readonly balance: number | null;
  /** What the contract owes, minutes; null likewise. */
  readonly due: number | null;
}

/** '+4:48', '−0:30', '0:00' */
export function signedHours(minutes: number): string {
  const sign = minutes > 0 ? '+' : minutes < 0 ? '−' : '';
  return sign + formatDuration(Math.abs(minutes));
}

/** What the month comes to for a person of it, from the turns that stand in the row. */
export function personTotals(store: MonthStore, person: number, turns: readonly string[]): PersonTotals {
  const isHoliday = (day: number): boolean => store.restHolidays.has(day);
  const totals = rowTotals(turns, store.from, store.book, isHoliday);
  const weekly = knownSession()?.plantSettings[store.plant]?.weeklyMinutes;
  const { category = '' } = store.people[person] ?? {};
  const due = weekly === undefined ? null : dueMinutes(category, totals.owingDays, weekly, isHoliday);
  return { ...totals, due, balance: due === null ? null : totals.dutyMinutes - due };
}

/** The same in words: hours against the contract, nights, weekends, holidays, absences. */
export function totalsSentence(totals: PersonTotals, t: GridTexts): string {
  const { dutyMinutes, due, balance } = totals;
  const hours = formatDuration(dutyMinutes);
  return [
    due === null || balance === null
      ? t('hoursOf', { hours })
      : t('hoursOfDue', { hours, due: formatDuration(due), balance: signedHours(balance) }),
    t('nightsOf', { count: totals.nights }),
    t('weekendsOf', { count: totals.weekends }),
    t('holidaysOf', { count: totals.holidays }),
    t('absencesOf', { count: totals.absences }),
  ].join(', ');
}
