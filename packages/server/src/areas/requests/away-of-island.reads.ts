import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Queryable } from '../../platform/db/index.ts';

/**
 * How many others of the person's island, or of the plant without one, are away on the day on which most are: approved or asked
 * for, but for clock-ins and calls to duty; never who or why. `on` must see every row.
 */
export async function readAwayOfIsland(
  on: Queryable,
  employeeId: string,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<number> {
  const { rows } = await on.query<{ most: number | null }>({
    name: 'requests-away-of-island',
    text: `select max(away)::int as most from (
        select count(distinct x.employee_id) as away
        from generate_series($2::date, $3::date, interval '1 day') as d (day)
        join assignment me on me.employee_id = $1 and d.day::date between me.valid_from and coalesce(me.valid_to, 'infinity')
        join assignment a on a.icao = me.icao and a.island_id is not distinct from me.island_id
          and a.employee_id <> $1 and d.day::date between a.valid_from and coalesce(a.valid_to, 'infinity')
        join absence x on x.employee_id = a.employee_id and x.state in (10, 20, 40, 50, 60)
          and d.day::date between x.from_day and x.to_day
          and not exists (select from absence_cause c where c.idcausale = x.cause and (c.one_time or c.is_duty)
            and x.from_day between c.valid_from and coalesce(c.valid_to, 'infinity'))
        group by d.day) as days`,
    values: [employeeId, isoDay(from), isoDay(to)],
  });
  return rows[0]?.most ?? 0;
}
