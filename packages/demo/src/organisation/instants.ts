import { MINUTES_PER_DAY, addDays, formatMinutes, isoDay } from '@torre/domain/kernel';
import type { Day, UtcMinute, ZoneTable } from '@torre/domain/kernel';
import { shiftTimes } from '@torre/domain/roster';
import type { ClockTimes, ShiftDefinition } from '@torre/domain/roster';

/** ISO 8601 UTC of a whole minute. */
export function isoInstant(at: UtcMinute): string {
  const days = Math.floor(at / MINUTES_PER_DAY);
  return `${isoDay(addDays(0 as Day, days))}T${formatMinutes(at - days * MINUTES_PER_DAY)}:00Z`;
}

export interface ShiftInstants {
  readonly start_at: string | null;
  readonly end_at: string | null;
}

/** When a shift starts and ends, as the columns of a roster row hold it; null for a shift without times. */
export function shiftInstants(
  zone: ZoneTable,
  definition: ShiftDefinition,
  day: Day,
  chosen: ClockTimes | null = null,
): ShiftInstants {
  const times = shiftTimes(definition, day, chosen);
  if (times === null) return { start_at: null, end_at: null };
  return {
    start_at: isoInstant(zone.utc(times.start.day, times.start.minute, 'start')),
    end_at: isoInstant(zone.utc(times.end.day, times.end.minute, 'end')),
  };
}
