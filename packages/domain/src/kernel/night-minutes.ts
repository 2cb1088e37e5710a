import { addDays } from './day.ts';
import type { Day } from './day.ts';
import { MINUTES_PER_DAY } from './minutes.ts';
import type { UtcMinute, ZoneTable } from './zone-table.ts';

/** domain.md 1.4: elapsed minutes that a duty shares with the local window of each night; `end` before `begin` crosses midnight. */
export function nightMinutes(
  duty: { readonly start: UtcMinute; readonly end: UtcMinute },
  startDay: Day,
  zone: Pick<ZoneTable, 'utc'>,
  begin: number,
  end: number,
): number {
  const last = end <= begin ? end + MINUTES_PER_DAY : end;
  let minutes = 0;
  for (let day = addDays(startDay, -1); ; day = addDays(day, 1)) {
    const from = zone.utc(day, begin, 'start');
    if (from >= duty.end) return minutes;
    minutes += Math.max(0, Math.min(duty.end, zone.utc(day, last, 'end')) - Math.max(duty.start, from));
  }
}
