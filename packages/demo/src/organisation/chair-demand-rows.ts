import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { ChairDemandRow } from '../world.ts';
import { SINCE } from './shift-list.ts';

/** Chairs of one stretch of clock hours, `from` up to, not including, `to`. */
export interface HourlyChairs {
  readonly from: number;
  readonly to: number;
  readonly chairs: number;
  readonly kind?: ChairDemandRow['kind'];
}

export interface Validity {
  readonly from: Day;
  readonly to: Day | null;
}

const ALWAYS: Validity = { from: SINCE, to: null };

/** One row an hour; hours of which `hours` says nothing have no chair. */
export function chairDemandRows(
  icao: string,
  category: string,
  hours: readonly HourlyChairs[],
  validity: Validity = ALWAYS,
): readonly ChairDemandRow[] {
  return hours.flatMap(({ from, to, chairs, kind = 'LAV' }) =>
    Array.from({ length: to - from }, (_, index): ChairDemandRow => ({
      icao,
      category,
      kind,
      day_type: 'TUTTI',
      hour: from + index,
      chairs,
      valid_from: isoDay(validity.from),
      valid_to: validity.to === null ? null : isoDay(validity.to),
    })),
  );
}
