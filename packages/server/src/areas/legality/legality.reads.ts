import { isoDay } from '@torre/domain/kernel';
import type { Queryable } from '../../platform/db/index.ts';
import type { Days } from './person-rosters.reads.ts';

/** Everybody with a post in the plant on one of the days. */
export async function readPeopleOfPlant(
  on: Queryable,
  icao: string,
  { from, to }: Days,
): Promise<readonly string[]> {
  const { rows } = await on.query<{ employee_id: string }>({
    name: 'legality-people',
    text: `select distinct employee_id from assignment
      where icao = $1 and valid_from <= $3::date and coalesce(valid_to, 'infinity') >= $2::date
      order by employee_id`,
    values: [icao, isoDay(from), isoDay(to)],
  });
  return rows.map(({ employee_id }) => employee_id);
}

/** Everybody who has, had or will have a post in the plant, or whose cells stand there on the days. */
export async function readPeopleEverOf(
  on: Queryable,
  icao: string,
  { from, to }: Days,
): Promise<readonly string[]> {
  const { rows } = await on.query<{ employee_id: string }>({
    name: 'legality-people-ever',
    text: `select employee_id from assignment where icao = $1
      union select employee_id from day_shift where icao = $1 and day between $2::date and $3::date`,
    values: [icao, isoDay(from), isoDay(to)],
  });
  return rows.map(({ employee_id }) => employee_id);
}
