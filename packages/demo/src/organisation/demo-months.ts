import { addDays, civil, firstOfMonth, lastOfMonth } from '@torre/domain/kernel';
import type { Day, ZoneTable } from '@torre/domain/kernel';
import { isoInstant } from './instants.ts';

/** domain.md 9.2: three past and three future months around the month of today. */
const NEIGHBOURING_MONTHS = 3;

export interface DemoMonth {
  readonly year: number;
  /** 1–12 */
  readonly month: number;
  readonly first: Day;
  readonly last: Day;
  readonly days: readonly Day[];
}

export function demoMonth(year: number, month: number): DemoMonth {
  const first = firstOfMonth(year, month);
  const last = lastOfMonth(year, month);
  const date = civil(first);
  return {
    year: date.year,
    month: date.month,
    first,
    last,
    days: Array.from({ length: last - first + 1 }, (_, index) => addDays(first, index)),
  };
}

export function neighbouringMonths(today: Day): readonly DemoMonth[] {
  const { year, month } = civil(today);
  return Array.from({ length: 2 * NEIGHBOURING_MONTHS + 1 }, (_, index) =>
    demoMonth(year, month - NEIGHBOURING_MONTHS + index),
  );
}

const EIGHT = 8 * 60;

/**
 * When the roster of a month was generated from the cycles: the 20th of the month before at 08:00, and for months
 * that lie further ahead yesterday, since nothing was written after today.
 */
export function generationDay(month: DemoMonth, today: Day): Day {
  const planned = addDays(firstOfMonth(month.year, month.month - 1), 19);
  return Math.min(planned, addDays(today, -1)) as Day;
}

export function generationInstant(zone: ZoneTable, day: Day): string {
  return isoInstant(zone.utc(day, EIGHT, 'start'));
}
