import { CORRECTION, expectedWork } from '@torre/domain/attendance';
import type {
  AttendanceInput,
  Correction,
  DayTimetable,
  Justification,
  PunchKind,
  StandingShift,
} from '@torre/domain/attendance';
import { addDays, isoDay } from '@torre/domain/kernel';
import type { Day, Span, UtcMinute } from '@torre/domain/kernel';
import { sqlDay, sqlMinute } from '../../platform/db/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { zoneOf } from '../../platform/local-time.ts';
import type { Days } from './requested-days.ts';

/** A day more on each side: nights, and punches that belong to the neighbouring shift. */
const SHIFTS = `
  select ${sqlDay('s.day')} as day, s.turn, d.description, d.shift_class as "shiftClass",
    ${sqlMinute('s.start_at')} as start, ${sqlMinute('s.end_at')} as end
  from day_shift s
  left join shift_definition d on d.icao = s.icao and d.name = s.turn and not d.secondary_activity
    and s.day between d.from_date and coalesce(d.to_date, 'infinity')
  where s.employee_id = $1 and s.day between $2::date - 1 and $3::date + 1`;

const TIMETABLES = `
  select ${sqlDay('day')} as day, codorario, t.entrata1, t.uscita1, t.entrata2, t.uscita2, o.desorario, o.tipologia
  from day_timetable t join orario o using (codorario)
  where employee_id = $1 and day between $2::date - 1 and $3::date + 1 order by day`;

const OVERTIME = `
  select ${sqlDay('day')} as day, ${sqlMinute('start_at')} as begin, ${sqlMinute('end_at')} as end
  from activity
  where employee_id = $1 and code = 'STR' and start_at is not null and day between $2::date - 1 and $3::date + 1`;

/** Two days of local time are less than three of UTC. */
const PUNCHES = `
  select ${sqlMinute('punched_at')} as at, kind from punch
  where employee_id = $1 and punched_at >= $2::date - interval '2 days' and punched_at < $3::date + interval '3 days'
  order by punched_at`;

/** A correction has one time. */
const REQUESTS = `
  select cause, state in (10, 20) as decided, ${sqlDay('from_day')} as "fromDay", ${sqlDay('to_day')} as "toDay",
    ${sqlMinute('start_at')} as start, ${sqlMinute('end_at')} as end
  from absence
  where employee_id = $1 and state in (10, 20, 40, 50, 60) and from_day <= $3::date + 1 and to_day >= $2::date - 1
  order by from_day, absence_id`;

interface RequestRow {
  readonly cause: string;
  readonly decided: boolean;
  readonly fromDay: Day;
  readonly toDay: Day;
  readonly start: UtcMinute | null;
  readonly end: UtcMinute | null;
}

export interface TimetableRow extends DayTimetable {
  readonly desorario: string;
  readonly tipologia: string;
}

export interface ShiftRow extends StandingShift {
  /** null: the plant has no such definition on that day. */
  readonly description: string | null;
}

/** What stands for a person's days, and one more on each side, and what their results follow from. */
export interface PersonDays {
  readonly shifts: readonly ShiftRow[];
  readonly timetables: readonly TimetableRow[];
  readonly input: AttendanceInput;
}

/** Whether who asks for a cause works all the same on a day (settings of the organisation). */
type WorksWith = (cause: string, day: Day) => boolean;

/** Everything that the results of a person's days follow from, as the row policies show it to who asks. */
export async function readPersonDays(
  db: Queryable,
  employeeId: string,
  days: Days,
  { now, worksWith }: { readonly now: UtcMinute; readonly worksWith: WorksWith },
): Promise<PersonDays> {
  const values = [employeeId, isoDay(days.from), isoDay(days.to)];
  const { rows: shifts } = await db.query<ShiftRow>({ name: 'attendance-shifts', text: SHIFTS, values });
  const timetables = await readTimetables(db, employeeId, days);
  const { rows: overtime } = await db.query<Span & { readonly day: Day }>({
    name: 'attendance-overtime',
    text: OVERTIME,
    values,
  });
  const { rows: punches } = await db.query<{ at: UtcMinute; kind: PunchKind }>({
    name: 'attendance-punches',
    text: PUNCHES,
    values,
  });
  const { rows: requests } = await db.query<RequestRow>({
    name: 'attendance-requests',
    text: REQUESTS,
    values,
  });
  const zone = zoneOf(addDays(days.from, -1), addDays(days.to, 1));
  const corrections = requests.flatMap(correctionOf);
  const input: AttendanceInput = {
    work: expectedWork({ shifts, timetables, overtime }, zone),
    punches,
    corrections,
    justifications: requests
      .filter((one) => kindOf(one) === null)
      .map((one) => justificationOf(one, worksWith)),
    dayOf: (at) => zone.local(at).day,
    now,
  };
  return { shifts, timetables, input };
}

/** The timetables of a person's days and of one day more on each side. */
export async function readTimetables(
  db: Queryable,
  employeeId: string,
  { from, to }: Days,
): Promise<readonly TimetableRow[]> {
  const values = [employeeId, isoDay(from), isoDay(to)];
  const { rows } = await db.query<TimetableRow>({ name: 'attendance-timetables', text: TIMETABLES, values });
  return rows;
}

const kindOf = ({ cause }: RequestRow): PunchKind | null =>
  cause === CORRECTION.entrance ? 'entrance' : cause === CORRECTION.exit ? 'exit' : null;

function correctionOf(row: RequestRow): readonly Correction[] {
  const kind = kindOf(row);
  const at = kind === 'exit' ? (row.end ?? row.start) : (row.start ?? row.end);
  return kind === null || at === null ? [] : [{ at, kind, decided: row.decided }];
}

function justificationOf(
  { cause, decided, fromDay, toDay, start, end }: RequestRow,
  worksWith: WorksWith,
): Justification {
  const span = start !== null && end !== null ? { begin: start, end } : null;
  return { cause, decided, fromDay, toDay, span, isWork: worksWith(cause, fromDay) };
}
