import type { LogEntry } from '@torre/contract/operations-room';
import { MINUTES_PER_DAY, addDays, compactDay, compactMinutes, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { overlap } from '@torre/domain/operations-room';
import type { Span } from '@torre/domain/operations-room';
import type { Database } from '../../../platform/db/index.ts';
import type { RoomDay } from '../plan-id.ts';

/**
 * Minutes of a timeslot, as it is on the day, from the midnight that opens the day; negative: it begins on the day before.
 * null: the plant has none such then.
 */
export async function readSlot(
  db: Database,
  { icao, day }: RoomDay,
  timeslotId: string,
): Promise<Span | null> {
  const { rows } = await db.query<Span>({
    name: 'room-slot',
    text: `select begin_time as begin, end_time as "end" from timeslot
      where icao = $1 and timeslot_id = $2 and valid_from <= $3 and coalesce(valid_to, 'infinity') >= $3`,
    values: [icao, timeslotId, isoDay(day)],
  });
  const slot = rows[0];
  if (slot === undefined) return null;
  return slot.end < slot.begin ? { ...slot, begin: slot.begin - MINUTES_PER_DAY } : slot;
}

interface LogRow extends Pick<LogEntry, 'positionId' | 'employeeId' | 'employeeName' | 'employeeSurname'> {
  readonly logId: string;
  readonly day: Day;
  readonly begin: number;
  readonly end: number;
}

/** What of the log lies in the slot and had begun by now, by person and time. */
export async function readLog(
  db: Database,
  { icao, day }: RoomDay,
  slot: Span,
  nowMinute: number,
): Promise<readonly LogEntry[]> {
  const { rows } = await db.query<LogRow>({
    name: 'room-log',
    text: `select l.log_id as "logId", l.day - date '1970-01-01' as day, l.position_id as "positionId",
        l.employee_id as "employeeId", e.name as "employeeName", e.surname as "employeeSurname",
        l.begin_minute as begin, l.end_minute as "end"
      from room_log l join employee e using (employee_id)
      where l.icao = $1 and l.day between $2::date and $3::date and l.replaced_at is null
      order by e.surname, e.name, l.employee_id, l.day, l.begin_minute`,
    values: [icao, isoDay(addDays(day, -1)), isoDay(day)],
  });
  return rows
    .filter((row) => {
      const offset = (row.day - day) * MINUTES_PER_DAY;
      const span = { begin: row.begin + offset, end: row.end + offset };
      return overlap(span, slot) && span.begin < nowMinute;
    })
    .map(({ logId, day: on, begin, end, ...entry }) => ({
      ...entry,
      timePlanId: logId,
      date: compactDay(on),
      beginTime: compactMinutes(begin),
      endTime: compactMinutes(end),
    }));
}
