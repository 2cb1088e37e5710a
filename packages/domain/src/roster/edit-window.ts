import { accept, addDays, civil, lastOfMonth, refuse, weekday } from '../kernel/index.ts';
import type { Day, Decision } from '../kernel/index.ts';

/** M5.04: a day exactly this old is still open. */
const DAYS_BACK = 7;

/** Days after the month's last day, by its weekday (M5.06, M5.07, M5.08); the third Monday–Friday day, holidays ignored. */
const CUTOFF_AFTER = { 1: 3, 2: 3, 3: 5, 4: 5, 5: 5, 6: 4, 7: 3 } as const;

/** Last day on which days of this month can be edited. */
export function monthCutoff(year: number, month: number): Day {
  const last = lastOfMonth(year, month);
  return addDays(last, CUTOFF_AFTER[weekday(last)]);
}

/**
 * Whether the cell of competence date `day` can be edited on `today` (domain.md 7; M5.04, M5.05, M5.09).
 * Refuses with `seven-days` { age, allowed } or `month-cutoff` { cutoff }. Future days are open.
 */
export function cantModify(day: Day, today: Day): Decision<void> {
  const age = today - day;
  if (age > DAYS_BACK) return refuse('seven-days', { age, allowed: DAYS_BACK });
  const { year, month } = civil(day);
  const cutoff = monthCutoff(year, month);
  return today > cutoff ? refuse('month-cutoff', { cutoff }) : accept();
}
