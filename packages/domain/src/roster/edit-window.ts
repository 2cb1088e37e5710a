import { accept, addDays, civil, lastOfMonth, refuse, weekday } from '../kernel/index.ts';
import type { Day, Decision } from '../kernel/index.ts';

/** How long the days gone by stay open; configuration, so that rules are told it. */
export interface EditWindow {
  /** A day exactly this old is still open. */
  readonly days: number;
  /** Days after a month's last day on which its days are still open, by the weekday of that last day (1 = Monday). */
  readonly cutoffAfter: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7, number>>;
}

/** M5.04, and M5.06 to M5.08: the third Monday–Friday day after the month's end, holidays ignored. */
export const SPECIFIED_EDIT_WINDOW = {
  days: 7,
  cutoffAfter: { 1: 3, 2: 3, 3: 5, 4: 5, 5: 5, 6: 4, 7: 3 },
} as const satisfies EditWindow;

/** Last day on which days of this month can be edited. */
export function monthCutoff(year: number, month: number, window: EditWindow): Day {
  const last = lastOfMonth(year, month);
  return addDays(last, window.cutoffAfter[weekday(last)]);
}

/** Why a cell is no longer edited. */
export interface WindowRefusals {
  /** Days. */
  readonly 'seven-days': { readonly age: number; readonly allowed: number };
  readonly 'month-cutoff': { readonly cutoff: Day };
}

/**
 * Whether the cell of competence date `day` can be edited on `today` (domain.md 7; M5.04, M5.05, M5.09). Future days are
 * open.
 */
export function cantModify(day: Day, today: Day, window: EditWindow): Decision<void, WindowRefusals> {
  const age = today - day;
  if (age > window.days) return refuse('seven-days', { age, allowed: window.days });
  const { year, month } = civil(day);
  const cutoff = monthCutoff(year, month, window);
  return today > cutoff ? refuse('month-cutoff', { cutoff }) : accept();
}
