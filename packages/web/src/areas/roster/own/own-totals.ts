import type { GridColumn } from '../grid/grid-columns.ts';
import type { OwnRoster } from './own-roster.ts';

export interface OwnTotals {
  readonly dutyMinutes: number;
  readonly nights: number;
  /** Shifts worked on Sundays and on holidays that give rest. */
  readonly holidays: number;
}

/** What a month comes to: hours and nights as in the month grid, and the holidays that one works. */
export function ownTotals(
  roster: OwnRoster,
  columns: readonly Pick<GridColumn, 'day' | 'rest'>[],
): OwnTotals {
  let dutyMinutes = 0;
  let nights = 0;
  let holidays = 0;
  for (const { day, rest } of columns) {
    const own = roster.on(day);
    if (!own) continue;
    dutyMinutes += own.dutyMinutes;
    if (own.form === 'night') nights += 1;
    if (rest && own.dutyMinutes > 0) holidays += 1;
  }
  return { dutyMinutes, nights, holidays };
}
