import { addDays, isoDay } from '@torre/domain/kernel';
import type { Day, UtcMinute } from '@torre/domain/kernel';
import type { Queryable } from '../../platform/db/index.ts';

/** A shift of class LAV with times, as it stands. */
export interface WorkingShiftRow {
  readonly employeeId: string;
  /** Competence date. */
  readonly day: Day;
  readonly turn: string;
  readonly start: UtcMinute;
  readonly end: UtcMinute;
}

/** Working shifts of a plant that can reach a day: with the competence dates beside it, since nights cross midnight. */
export async function readWorkingShifts(
  on: Queryable,
  icao: string,
  day: Day,
): Promise<readonly WorkingShiftRow[]> {
  const { rows } = await on.query<WorkingShiftRow>({
    name: 'roster-working-shifts',
    text: `select s.employee_id as "employeeId", s.day - date '1970-01-01' as day, s.turn,
        (extract(epoch from s.start_at) / 60)::int as start, (extract(epoch from s.end_at) / 60)::int as end
      from day_shift s
      join shift_definition d on d.icao = s.icao and d.name = s.turn and d.shift_class = 'LAV'
        and s.day between d.from_date and coalesce(d.to_date, 'infinity')
      where s.icao = $1 and s.day between $2::date and $3::date and s.start_at is not null
      order by s.employee_id, s.day`,
    values: [icao, isoDay(addDays(day, -1)), isoDay(addDays(day, 1))],
  });
  return rows;
}
