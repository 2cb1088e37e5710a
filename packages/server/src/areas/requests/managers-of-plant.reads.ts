import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Queryable } from '../../platform/db/index.ts';

/** Who manages a plant on a day, in the own right or in somebody's place, without the person. `on` sees every row. */
export async function readManagersOfPlant(
  on: Queryable,
  icao: string,
  day: Day,
  without: string,
): Promise<readonly string[]> {
  const { rows } = await on.query<{ employee_id: string }>({
    name: 'requests-managers-of-plant',
    text: `with holder as (
        select a.employee_id from account a join managed_plant m using (user_name)
        where m.icao = $1 and a.responsabile and a.disabled_at is null
          and m.valid_from <= $2::date and coalesce(m.valid_to, 'infinity') >= $2::date
      )
      select employee_id from holder where employee_id <> $3
      union
      select u.substitute from substitution u join holder h on h.employee_id = u.giver
        join account a on a.employee_id = u.substitute and a.disabled_at is null
      where u.icao = $1 and u.ended_at is null and $2::date between u.valid_from and u.valid_to and u.substitute <> $3
      order by 1`,
    values: [icao, isoDay(day), without],
  });
  return rows.map(({ employee_id }) => employee_id);
}
