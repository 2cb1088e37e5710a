import type { MonthKey } from '../../areas/roster/index.ts';

/** YYYYMM */
export function compactMonthOf({ year, month }: MonthKey): string {
  return `${year}${String(month).padStart(2, '0')}`;
}
