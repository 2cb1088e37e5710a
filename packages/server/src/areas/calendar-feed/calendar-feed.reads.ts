import type { CalendarFeed } from '@torre/contract/calendar-feed';
import { civil, firstOfMonth, isoDay, lastOfMonth } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { calendarEntry } from '@torre/domain/roster';
import type { ShiftClass } from '@torre/domain/roster';
import type { Database } from '../../platform/db/index.ts';

/** A shift as it stands in a calendar outside of Torre. Instants in milliseconds since 1970. */
export interface CalendarShift {
  /** YYYY-MM-DD, the date under which the shift stands in the roster. */
  readonly day: string;
  readonly turn: string;
  readonly description: string;
  readonly shift_class: ShiftClass;
  /** null for a day without hours. */
  readonly start_at: number | null;
  readonly end_at: number | null;
  readonly version: number;
  readonly modify_date: number;
  readonly plant: string;
}

/** From the first day of last month to the last of the sixth month to come. */
const MONTHS_BEFORE = 1;
const MONTHS_AHEAD = 6;

/** No note, no mark, and no turn that its plant does not define: those are causes of absences. */
const SHIFTS = `
  select s.day, s.turn, d.description, d.shift_class, s.start_at, s.end_at, s.version, s.modify_date,
    p.name || ' (' || s.icao || ')' as plant
  from day_shift s
  join plant p using (icao)
  join shift_definition d on d.icao = s.icao and d.name = s.turn
    and s.day between d.from_date and coalesce(d.to_date, 'infinity')
  where s.employee_id = $1 and s.day between $2 and $3
  order by s.day`;

/** The person's shifts for a calendar outside of Torre, in order. */
export async function readCalendarShifts(
  db: Database,
  employeeId: string,
  today: Day,
): Promise<readonly CalendarShift[]> {
  const { year, month } = civil(today);
  const from = isoDay(firstOfMonth(year, month - MONTHS_BEFORE));
  const to = isoDay(lastOfMonth(year, month + MONTHS_AHEAD));
  const { rows } = await db.query<CalendarShift>({
    name: 'roster-calendar-feed',
    text: SHIFTS,
    values: [employeeId, from, to],
  });
  return rows.filter((row) => calendarEntry({ shiftClass: row.shift_class }) !== null);
}

/** The own address, without its token; null without one. */
export async function readFeed(db: Database, userName: string): Promise<CalendarFeed | null> {
  const { rows } = await db.query('select made_at, read_at from calendar_feed where user_name = $1', [
    userName,
  ]);
  const row = rows[0];
  if (!row) return null;
  const readAt = row.read_at === null ? null : new Date(row.read_at).toISOString();
  return { madeAt: new Date(row.made_at).toISOString(), readAt };
}
