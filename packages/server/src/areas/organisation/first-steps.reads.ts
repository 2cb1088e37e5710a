import type { PlantContents } from '@torre/domain/organisation';
import { ROLE } from '@torre/domain/identity';
import type { Queryable } from '../../platform/db/index.ts';

/** People of the plant on the day or later, of the categories that some position of the plant asks for. */
const CONTENTS = `
  with here as (
    select distinct employee_id, category from assignment
      where icao = plant.icao and coalesce(valid_to, 'infinity') >= $1::date and employment_condition = 'LO'
  ), asked as (
    select distinct s.specialization_id, s.category, s.of_category, s.licensed
      from position p join specialization s using (icao, specialization_id)
      where p.icao = plant.icao and coalesce(p.valid_to, 'infinity') >= $1::date
  ), room as (
    -- whom the room seats: their category is one of those that a position asks for
    select h.employee_id, h.category from here h where h.category in (select category from asked)
  ), holding as (
    select r.employee_id, a.licensed from room r join asked a on a.category = r.category
      and (a.of_category or exists (select from employee_specialization e where e.employee_id = r.employee_id
        and e.icao = plant.icao and e.specialization_id = a.specialization_id and e.valid_to >= $1::date))
  ), managing as (
    select distinct user_name, has_password from managed_plant m join account using (user_name)
      where m.icao = plant.icao and responsabile and disabled_at is null and m.valid_from <= $1::date
        and coalesce(m.valid_to, 'infinity') >= $1::date
  )
  select
    (select count(distinct name)::int from shift_definition where icao = plant.icao and shift_class = 'LAV'
      and coalesce(to_date, 'infinity') >= $1::date) as shifts,
    (select count(distinct timeslot_id)::int from timeslot where icao = plant.icao
      and coalesce(valid_to, 'infinity') >= $1::date) as timeslots,
    (select count(*)::int from specialization where icao = plant.icao
      and coalesce(valid_to, 'infinity') >= $1::date) as specializations,
    (select count(distinct position_id)::int from position where icao = plant.icao
      and coalesce(valid_to, 'infinity') >= $1::date) as positions,
    (select count(distinct position_id)::int from position_opening o join operating_configuration c
      using (icao, configuration_id) where icao = plant.icao
        and coalesce(least(o.valid_to, c.valid_to), 'infinity') >= $1::date
        and greatest(o.valid_from, c.valid_from) <= coalesce(least(o.valid_to, c.valid_to), 'infinity')) as "openPositions",
    (select count(distinct employee_id)::int from here) as people,
    (select count(distinct employee_id)::int from room
      where employee_id not in (select employee_id from holding)) as "peopleWithoutSpecialization",
    (select count(distinct employee_id)::int from holding h where licensed and exists (
      select from unnest(array['LICENCE', 'MEDICAL', 'ENGLISH']) wanted where not exists (
        select from qualification q where q.employee_id = h.employee_id and q.kind = wanted
          and coalesce(q.valid_to, 'infinity') >= $1::date))) as "peopleWithoutQualifications",
    (select count(*)::int from account join account_role using (user_name)
      where ruolo = $2 and disabled_at is null) as "hrAccounts",
    (select count(*)::int from managing) as managers,
    (select count(*)::int from managing where not has_password) as "managersWithoutPassword",
    (select count(*)::int from base_cycle where icao = plant.icao
      and coalesce(valid_to, 'infinity') >= $1::date) as cycles,
    (select count(distinct employee_id)::int from room where employee_id not in (
      select employee_id from employee_cycle where icao = plant.icao
        and coalesce(valid_to, 'infinity') >= $1::date)) as "peopleWithoutCycle",
    (select count(*)::int from (
      select from day_shift where icao = plant.icao and day >= $1::date limit 1) one) as "publishedCells"`;

interface PlantRow extends PlantContents {
  readonly icao: string;
  readonly plantName: string;
}

/**
 * How much stands on a day (YYYY-MM-DD) and later of each plant that goes on, and of `icao`, in the order of the organisation.
 * Read as the system: it says of nobody what they lack.
 */
export async function readPlantContents(
  on: Queryable,
  icao: string | null,
  day: string,
): Promise<readonly PlantRow[]> {
  const { rows } = await on.query<PlantRow>({
    name: 'organisation-first-steps',
    text: `select plant.icao, plant.name as "plantName", contents.* from plant cross join lateral (${CONTENTS}) contents
      where coalesce(plant.valid_to, 'infinity') >= $1::date or plant.icao = $3 order by plant.ord, plant.icao`,
    values: [day, ROLE.hr, icao],
  });
  return rows;
}

/** Day (YYYYMMDD) of the first shift of a plant that stands on `day` (YYYY-MM-DD) or later; null: there is none. */
export async function readFirstShift(on: Queryable, icao: string, day: string): Promise<string | null> {
  const { rows } = await on.query<{ first: string | null }>({
    name: 'organisation-first-shift',
    text: `select to_char(min(day), 'YYYYMMDD') as first from day_shift where icao = $1 and day >= $2::date`,
    values: [icao, day],
  });
  return rows[0]!.first;
}
