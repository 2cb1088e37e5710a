import { openRunningDatabase } from '@torre/server/testing/running-database';
import { MONTH, PLANT } from './world-under-load.ts';

/** Gives the plant twins of its people until there are so many of them in the month. */
const TWINS = `
  with room as (
    select a.*, row_number() over (order by a.employee_id) as ord from assignment a
    where a.icao = $1 and a.valid_from <= $2 and coalesce(a.valid_to, 'infinity') >= $3
  ), twins as (
    select r.*, t.nth, (990000 + row_number() over (order by t.nth, r.ord))::text as twin
    from room r cross join generate_series(1, 9) as t (nth)
    order by t.nth, r.ord limit greatest(0, $4 - (select count(*) from room))
  ), people as (
    insert into employee (employee_id, name, surname, company, person_type)
    select t.twin, e.name, e.surname, e.company, e.person_type from twins t join employee e using (employee_id)
  ), stays as (
    insert into assignment (assignment_id, employee_id, icao, unit_code, category, island_id, employment_condition,
      valid_from, valid_to)
    select gen_random_uuid(), twin, icao, unit_code, category, island_id, employment_condition, valid_from, valid_to
    from twins
  )
  insert into day_shift (icao, day, employee_id, turn, start_at, end_at, modify_date)
  select s.icao, s.day, t.twin, s.turn, s.start_at, s.end_at, s.modify_date
  from twins t join day_shift s on s.icao = t.icao and s.employee_id = t.employee_id and s.day between $3 and $2`;

/** Makes the plant `people` people long in its month. Before anybody reads that month: no event tells of it. */
export async function fillPlant(dataFolder: string, people: number): Promise<void> {
  const database = await openRunningDatabase(dataFolder);
  try {
    await database.query({ name: 'bench-twins', text: TWINS, values: [PLANT, MONTH.to, MONTH.from, people] });
  } finally {
    await database.close();
  }
}
