import type { OverLimitDay } from '@torre/contract/requests';
import { addDays, dayFromIso, isoDay, slashDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { RequestedTime } from '@torre/domain/requests';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import { sqlDay } from '../../platform/db/index.ts';
import type { Queryable } from '../../platform/db/index.ts';

interface AwayRow {
  readonly id: string;
  readonly day: string;
  readonly away: number;
}

interface Asked {
  readonly icao: string;
  readonly ids: readonly string[];
  /** All at once, instead of each by itself. */
  readonly combined: boolean;
}

/** Clock-ins and calls to duty take nobody away. */
const takesAway = (
  absence: string,
): string => `not exists (select from absence_cause c where c.idcausale = ${absence}.cause
  and (c.one_time or c.is_duty) and ${absence}.from_day between c.valid_from and coalesce(c.valid_to, 'infinity'))`;

/**
 * How many people of a plant would be away on the days of waiting requests if these were approved: those whose absence stands, and
 * who asks. Requests of other plants, and what does not wait, are left out. By request; together by ''.
 */
async function readAway(on: Queryable, { icao, ids, combined }: Asked): Promise<readonly AwayRow[]> {
  const { rows } = await on.query<AwayRow>({
    name: 'requests-people-away',
    text: `with asked as (
        select a.absence_id, a.from_day, a.to_day from absence a
        where a.absence_id = any ($2::uuid[]) and a.icao = $1 and a.state in (40, 50, 60) and ${takesAway('a')}
      ), days as (
        select distinct case when $3 then '' else a.absence_id::text end as id, d.day::date as day
        from asked a cross join generate_series(a.from_day, a.to_day, interval '1 day') as d (day)
      ), whole as (select min(day) as first, max(day) as last from days),
      -- Each person's once, by their own index: a day looks at those alone.
      standing as materialized (
        select x.absence_id, x.employee_id, x.state, x.from_day, x.to_day
        from whole cross join lateral (select distinct p.employee_id from assignment p
            where p.icao = $1 and p.valid_from <= whole.last and coalesce(p.valid_to, 'infinity') >= whole.first) people
          join absence x on x.employee_id = people.employee_id and x.to_day >= whole.first and x.from_day <= whole.last
        where (x.state in (10, 20) or x.absence_id = any ($2::uuid[])) and ${takesAway('x')}
      )
      select days.id, days.day::text as day, count(distinct x.employee_id)::int as away
      from days
      join standing x on days.day between x.from_day and x.to_day and (x.state in (10, 20)
        or case when $3 then x.absence_id in (select absence_id from asked) else x.absence_id::text = days.id end)
      cross join lateral (select from assignment p where p.employee_id = x.employee_id and p.icao = $1
        and days.day between p.valid_from and coalesce(p.valid_to, 'infinity') limit 1) there
      group by days.id, days.day order by days.day`,
    values: [icao, ids, combined],
  });
  return rows;
}

/** Somebody who would be away of a plant. */
interface Wished {
  readonly icao: string;
  readonly employeeId: string;
  readonly times: readonly RequestedTime[];
}

/** As `readAway`, of what nobody asked for yet: on the days on which the person works in the plant. */
async function readAwayWith(
  on: Queryable,
  { icao, employeeId, times }: Wished,
): Promise<readonly Omit<AwayRow, 'id'>[]> {
  const away = times.filter(({ cause }) => !cause.oneTime && !cause.isDuty);
  const { rows } = await on.query<Omit<AwayRow, 'id'>>({
    name: 'requests-people-away-with',
    text: `with days as (
        select distinct d.day::date as day from unnest($3::date[], $4::date[]) as s (first, last)
        cross join generate_series(s.first, s.last, interval '1 day') as d (day)
        where exists (select from assignment w where w.employee_id = $2 and w.icao = $1
          and d.day::date between w.valid_from and coalesce(w.valid_to, 'infinity'))
      )
      select days.day::text as day, (select count(distinct x.employee_id)::int + 1 from absence x
          join assignment p on p.employee_id = x.employee_id and p.icao = $1
            and days.day between p.valid_from and coalesce(p.valid_to, 'infinity')
          where x.employee_id <> $2 and days.day between x.from_day and x.to_day and x.state in (10, 20)
            and ${takesAway('x')}) as away
      from days order by days.day`,
    values: [
      icao,
      employeeId,
      away.map(({ fromDay }) => isoDay(fromDay)),
      away.map(({ toDay }) => isoDay(toDay)),
    ],
  });
  return rows;
}

/** Days above the plant's limit if somebody were away for a disposition; as `readOverLimit`. */
export async function readOverLimitWith(
  on: Queryable,
  configuration: Configuration,
  wished: Wished,
): Promise<readonly OverLimitDay[]> {
  const rows = await readAwayWith(on, wished);
  return rows.flatMap((row) => aboveLimit(configuration, wished.icao, row) ?? []);
}

/** Days above the plant's limit, by request; together by ''. Nothing where the plant has no limit on the day. */
export async function readOverLimit(
  on: Queryable,
  configuration: Configuration,
  asked: Asked,
): Promise<ReadonlyMap<string, OverLimitDay[]>> {
  const over = new Map<string, OverLimitDay[]>();
  // Most plants have no limit: nobody is counted for them.
  if (!(await hasLimit(on, configuration, asked))) return over;
  for (const row of await readAway(on, asked)) {
    const above = aboveLimit(configuration, asked.icao, row);
    if (above !== null) over.set(row.id, [...(over.get(row.id) ?? []), above]);
  }
  return over;
}

/** Whether the plant has a limit on a day between the first and the last that is asked for. */
async function hasLimit(
  on: Queryable,
  configuration: Configuration,
  { icao, ids }: Pick<Asked, 'icao' | 'ids'>,
): Promise<boolean> {
  const { rows } = await on.query<{ first: Day | null; last: Day | null }>({
    name: 'requests-asked-days',
    text: `select ${sqlDay('min(a.from_day)')} as first, ${sqlDay('max(a.to_day)')} as last from absence a
      where a.absence_id = any ($2::uuid[]) and a.icao = $1 and a.state in (40, 50, 60)`,
    values: [icao, ids],
  });
  const { first, last } = rows[0]!;
  if (first === null || last === null) return false;
  for (let day = first; day <= last; day = addDays(day, 1))
    if (limitOn(configuration, icao, day) > 0) return true;
  return false;
}

/** Most people away of a plant on a day; 0 without a limit. */
const limitOn = (configuration: Configuration, plant: string, day: Day): number =>
  configuration.readOn('requests.mostAway', day, { plant, category: '' });

function aboveLimit(
  configuration: Configuration,
  plant: string,
  { day: text, away }: Omit<AwayRow, 'id'>,
): OverLimitDay | null {
  const day = dayFromIso(text) as Day;
  const limit = limitOn(configuration, plant, day);
  return limit === 0 || away <= limit ? null : { day: slashDay(day), away, limit };
}
