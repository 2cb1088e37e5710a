import type { PlantContents } from '@torre/domain/organisation';
import { ROLE } from '@torre/domain/identity';
import type { Queryable } from '../../platform/db/index.ts';

/** People of the plant on the day or later, of the categories that some position of the plant asks for. */
const CONTENTS = `
  with here as (
    select distinct employee_id, category from assignment
      where icao = $1 and coalesce(valid_to, 'infinity') >= $2::date and employment_condition = 'LO'
  ), asked as (
    select distinct s.specialization_id, s.category, s.of_category, s.licensed
      from position p join specialization s using (icao, specialization_id)
      where p.icao = $1 and coalesce(p.valid_to, 'infinity') >= $2::date
  ), room as (
    -- whom the room seats: their category is one of those that a position asks for
    select h.employee_id, h.category from here h where h.category in (select category from asked)
  ), holding as (
    select r.employee_id, a.licensed from room r join asked a on a.category = r.category
      and (a.of_category or exists (select from employee_specialization e where e.employee_id = r.employee_id
        and e.icao = $1 and e.specialization_id = a.specialization_id and e.valid_to >= $2::date))
  ), managing as (
    select distinct user_name, has_password from managed_plant m join account using (user_name)
      where m.icao = $1 and responsabile and disabled_at is null and m.valid_from <= $2::date
        and coalesce(m.valid_to, 'infinity') >= $2::date
  )
  select
    (select count(distinct name)::int from shift_definition where icao = $1 and shift_class = 'LAV'
      and coalesce(to_date, 'infinity') >= $2::date) as shifts,
    (select count(distinct timeslot_id)::int from timeslot where icao = $1
      and coalesce(valid_to, 'infinity') >= $2::date) as timeslots,
    (select count(*)::int from specialization where icao = $1
      and coalesce(valid_to, 'infinity') >= $2::date) as specializations,
    (select count(distinct position_id)::int from position where icao = $1
      and coalesce(valid_to, 'infinity') >= $2::date) as positions,
    (select count(distinct position_id)::int from position_opening join operating_configuration c
      using (icao, configuration_id) where icao = $1 and coalesce(c.valid_to, 'infinity') >= $2::date) as "openPositions",
    (select count(distinct employee_id)::int from here) as people,
    (select count(distinct employee_id)::int from room
      where employee_id not in (select employee_id from holding)) as "peopleWithoutSpecialization",
    (select count(distinct employee_id)::int from holding h where licensed and exists (
      select from unnest(array['LICENCE', 'MEDICAL', 'ENGLISH']) wanted where not exists (
        select from qualification q where q.employee_id = h.employee_id and q.kind = wanted
          and coalesce(q.valid_to, 'infinity') >= $2::date))) as "peopleWithoutQualifications",
    (select count(*)::int from account join account_role using (user_name)
      where ruolo = $3 and disabled_at is null) as "hrAccounts",
    (select count(*)::int from managing) as managers,
    (select count(*)::int from managing where not has_password) as "managersWithoutPassword",
    (select count(*)::int from base_cycle where icao = $1
      and coalesce(valid_to, 'infinity') >= $2::date) as cycles,
    (select count(distinct employee_id)::int from room where employee_id not in (
      select employee_id from employee_cycle where icao = $1
        and coalesce(valid_to, 'infinity') >= $2::date)) as "peopleWithoutCycle",
    (select count(*)::int from day_shift where icao = $1 and day >= $2::date) as "publishedCells"`;

/** How much stands of a plant on a day (YYYY-MM-DD) and later. Read as the system: it says of nobody what they lack. */
export async function readPlantContents(on: Queryable, icao: string, day: string): Promise<PlantContents> {
  const { rows } = await on.query<PlantContents>({
    name: 'organisation-first-steps',
    text: CONTENTS,
    values: [icao, day, ROLE.hr],
  });
  return rows[0]!;
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

/** The plant itself where it goes on, or the first of the plants; null: there is none. */
export async function readFirstPlant(on: Queryable, icao: string | null): Promise<string | null> {
  const { rows } = await on.query<{ icao: string }>({
    name: 'organisation-first-plant',
    text: `select icao from plant where $1::text is null or icao = $1 order by ord, icao limit 1`,
    values: [icao],
  });
  return rows[0]?.icao ?? null;
}
