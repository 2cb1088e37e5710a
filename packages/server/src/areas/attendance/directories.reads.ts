import type { attendanceActivities, OwnAttendance, timetableDirectory } from '@torre/contract/attendance';
import type { ReplyOf } from '@torre/contract/endpoint';
import { isoDay, slashDay } from '@torre/domain/kernel';
import type { Day, UtcMinute } from '@torre/domain/kernel';
import { sqlDay, sqlMinute } from '../../platform/db/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { zoneOf } from '../../platform/local-time.ts';
import { clockMinute } from './attendance-replies.ts';
import type { Days } from './requested-days.ts';

type Directory = ReplyOf<typeof timetableDirectory>['ris']['orario'];
type OwnActivities = ReplyOf<typeof attendanceActivities>['ris']['attivita'];

/** All timetables, by code. */
export async function readTimetableDirectory(db: Queryable): Promise<Directory> {
  const { rows } = await db.query<Directory[number]>({
    name: 'attendance-directory',
    text: `select idorario, codorario, desorario, tipologia, entrata1, uscita1, entrata2, uscita2
      from orario order by codorario`,
  });
  return rows;
}

const CAUSES = `
  select distinct on (idcausale) idcausale as code, descausale as description from absence_cause
  where idcausale = any($1) and valid_from <= $2::date order by idcausale, valid_from desc`;

/** What these causes are called on a day, or were when they ended. */
export async function readCauseNames(
  db: Queryable,
  codes: readonly string[],
  day: Day,
): Promise<OwnAttendance['causes']> {
  if (codes.length === 0) return [];
  const values = [codes, isoDay(day)];
  const { rows } = await db.query<OwnAttendance['causes'][number]>({
    name: 'attendance-causes',
    text: CAUSES,
    values,
  });
  return rows;
}

const ACTIVITIES = `
  select activity_id as id, ${sqlDay('day')} as day, code, ${sqlMinute('start_at')} as start, ${sqlMinute('end_at')} as end
  from activity where employee_id = $1 and day between $2 and $3 order by day, start_at, activity_id`;

interface ActivityRow {
  readonly id: string;
  readonly day: Day;
  readonly code: string;
  readonly start: UtcMinute | null;
  readonly end: UtcMinute | null;
}

/** Secondary activities of a person's days. */
export async function readActivities(
  db: Queryable,
  employeeId: string,
  { from, to }: Days,
): Promise<OwnActivities> {
  const { rows } = await db.query<ActivityRow>({
    name: 'attendance-activities',
    text: ACTIVITIES,
    values: [employeeId, isoDay(from), isoDay(to)],
  });
  const zone = zoneOf(from, to);
  return rows.map(({ id, day, code, start, end }) => ({
    idattivita: id,
    data: slashDay(day),
    codice: code,
    dalle: clockMinute(day, start, zone),
    alle: clockMinute(day, end, zone),
  }));
}
