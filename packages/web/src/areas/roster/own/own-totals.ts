import type { GridColumn } from '../grid/grid-columns.ts';
import type { OwnRoster } from './own-roster.ts';

export interface OwnTotals {
  readonly dutyMinutes: number;
  readonly nights: number;
  /** Shifts worked on Saturdays and Sundays. */
  readonly weekends: number;
  /** Shifts worked on Sundays and on holidays that give rest (domain.md 2.5). */
  readonly holidays: number;
}

const SATURDAY = 6;

/** What some days come to: hours and nights as in the month grid, and the weekends and holidays that one works. */
export function ownTotals(
  roster: OwnRoster,
  columns: readonly Pick<GridColumn, 'day' | 'rest' | 'weekday'>[],
): OwnTotals {
  const totals = { dutyMinutes: 0, nights: 0, weekends: 0, holidays: 0 };
  for (const { day, rest, weekday } of columns) {
    const own = roster.on(day);
    if (!own) continue;
    totals.dutyMinutes += own.dutyMinutes;
    if (own.form === 'night') totals.nights += 1;
    if (own.dutyMinutes === 0) continue;
    if (weekday >= SATURDAY) totals.weekends += 1;
    if (rest) totals.holidays += 1;
  }
  return totals;
}
