import type { MonthKey } from '../../areas/roster/index.ts';

/** The month in view that goes out or is changed. */
export interface ShownMonth {
  readonly plant: string;
  readonly month: MonthKey;
}

/** YYYYMM */
export function compactMonthKey({ year, month }: MonthKey): string {
  return `${year}${String(month).padStart(2, '0')}`;
}
