import { isoDay, overlap } from '@torre/domain/kernel';
import type { Day, Span } from '@torre/domain/kernel';
import { shiftTimes } from '@torre/domain/roster';
import type { Queryable } from '../../platform/db/index.ts';
import { zoneOf } from '../../platform/local-time.ts';

interface Definition {
  readonly name: string;
  readonly beginTime: number | null;
  readonly endTime: number | null;
  readonly startOffset: 0 | -1;
}

/** The working shift of the plant that lies most in hours of a day, of equals the first in their order; null: none does. */
export async function coveringShift(
  on: Queryable,
  icao: string,
  day: Day,
  hours: Span,
): Promise<string | null> {
  const { rows } = await on.query<Definition>({
    name: 'requests-covering-shift',
    text: `select name, begin_time as "beginTime", end_time as "endTime", start_offset as "startOffset"
      from shift_definition
      where icao = $1 and shift_class = 'LAV' and not secondary_activity
        and $2::date between from_date and coalesce(to_date, 'infinity')
      order by ord`,
    values: [icao, isoDay(day)],
  });
  const zone = zoneOf(day, day);
  let best: { readonly name: string; readonly minutes: number } | null = null;
  for (const definition of rows) {
    const times = shiftTimes(definition, day);
    if (times === null) continue;
    const span = {
      begin: zone.utc(times.start.day, times.start.minute, 'start'),
      end: zone.utc(times.end.day, times.end.minute, 'end'),
    };
    if (!overlap(span, hours)) continue;
    const minutes = Math.min(span.end, hours.end) - Math.max(span.begin, hours.begin);
    if (best === null || minutes > best.minutes) best = { name: definition.name, minutes };
  }
  return best?.name ?? null;
}
