import { MINUTES_PER_DAY, addDays, dayMinute } from '../kernel/index.ts';
import type { Day, UtcMinute, ZoneTable } from '../kernel/index.ts';

const QUARTER = 15;

/**
 * When a stretch may begin or end, from the midnight that opens a day to the one that ends another. Within the hour that the
 * autumn night has twice nobody is relieved: its times of the clock would each mean two (domain.md 6); its beginning is the end of who sat before.
 */
export function quarterHours(zone: ZoneTable, from: Day, to: Day): readonly UtcMinute[] {
  const cuts: UtcMinute[] = [];
  let wasTwice = false;
  const last = (addDays(to, 1) - from) * MINUTES_PER_DAY;
  for (let minute = 0; minute <= last; minute += QUARTER) {
    const clock = dayMinute(from, minute);
    const at = zone.utc(clock.day, clock.minute, 'start');
    const isTwice = at !== zone.utc(clock.day, clock.minute, 'end');
    if (at !== cuts.at(-1) && !(isTwice && wasTwice)) cuts.push(at);
    wasTwice = isTwice;
  }
  return cuts;
}
