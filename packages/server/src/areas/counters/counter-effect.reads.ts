import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { shiftTimes } from '@torre/domain/roster';
import type { ShiftClass } from '@torre/domain/roster';
import type { PresenceSpan } from '@torre/domain/counters';
import type { Database } from '../../platform/db/index.ts';
import { zoneOf } from '../roster/index.ts';
import { spansOf } from './counters-input.ts';

interface WishedRow {
  readonly category: string;
  readonly shift_class: ShiftClass | null;
  readonly begin_time: number | null;
  readonly end_time: number | null;
  readonly start_offset: 0 | -1 | null;
}

/** What a person would bring to the counters of a day. */
export interface WishedPresence {
  readonly category: string;
  readonly spans: readonly PresenceSpan[];
}

/**
 * What a turn, with the hours of its definition, would bring to the counters on a competence date; nothing for a turn
 * that counts in no slot. null when the person is not in the plant on that day.
 */
export async function readWishedPresence(
  db: Database,
  icao: string,
  { employeeId, day, turn }: { readonly employeeId: string; readonly day: Day; readonly turn: string },
): Promise<WishedPresence | null> {
  const { rows } = await db.query<WishedRow>({
    name: 'counters-wished',
    text: `
      select a.category, d.shift_class, d.begin_time, d.end_time, d.start_offset
      from assignment a
        left join shift_definition d on d.icao = a.icao and d.name = $4
          and $3::date between d.from_date and coalesce(d.to_date, 'infinity')
      where a.icao = $1 and a.employee_id = $2 and $3::date between a.valid_from and coalesce(a.valid_to, 'infinity')`,
    values: [icao, employeeId, isoDay(day), turn],
  });
  const row = rows[0];
  if (!row) return null;
  const times = shiftTimes(
    { beginTime: row.begin_time, endTime: row.end_time, startOffset: row.start_offset ?? 0 },
    day,
  );
  if (!times) return { category: row.category, spans: [] };
  const zone = zoneOf(times.start.day, times.end.day);
  const start = zone.utc(times.start.day, times.start.minute, 'start');
  const end = zone.utc(times.end.day, times.end.minute, 'end');
  return { category: row.category, spans: spansOf(row.shift_class, start, end) };
}
