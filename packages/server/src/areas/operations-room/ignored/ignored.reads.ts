import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Queryable } from '../../../platform/db/index.ts';

export interface IgnoredRow {
  readonly ignoredId: string;
  readonly icao: string;
  readonly division: string;
  readonly day: Day;
  readonly timePlanId: string;
}

const IGNORED = `
  select i.ignored_id as "ignoredId", i.icao, d.division_id as division, i.day - date '1970-01-01' as day,
    i.time_plan_id as "timePlanId"
  from time_plan_ignored i join division d using (icao)`;

/** By day and time plan. */
export async function readIgnored(
  on: Queryable,
  icao: string,
  from: Day,
  to: Day,
): Promise<readonly IgnoredRow[]> {
  const { rows } = await on.query<IgnoredRow>({
    name: 'room-ignored',
    text: `${IGNORED} where i.icao = $1 and i.day between $2::date and $3::date order by i.day, i.time_plan_id`,
    values: [icao, isoDay(from), isoDay(to)],
  });
  return rows;
}

export async function findIgnored(on: Queryable, ignoredId: string): Promise<IgnoredRow | null> {
  const { rows } = await on.query<IgnoredRow>({
    name: 'room-ignored-one',
    text: `${IGNORED} where i.ignored_id = $1`,
    values: [ignoredId],
  });
  return rows[0] ?? null;
}

/** Whether the stored plan of the day has this time plan. */
export async function hasTimePlan(
  on: Queryable,
  icao: string,
  day: Day,
  timePlanId: string,
): Promise<boolean> {
  const { rowCount } = await on.query({
    name: 'room-has-time-plan',
    text: `select from time_plan where icao = $1 and day = $2 and time_plan_id = $3 and employee_id is not null`,
    values: [icao, isoDay(day), timePlanId],
  });
  return rowCount === 1;
}
