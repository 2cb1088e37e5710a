import { openOwnDatabase } from '@torre/server/testing/running-database';
import { PLANT } from './world-under-load.ts';

const PEOPLE = `
  people as (
    select distinct on (employee_id) employee_id, dense_rank() over (order by employee_id) - 1 as nth
    from assignment where icao = $1 and valid_to is null
  )`;

/** Decided ones of years gone by, one a person and day: two thirds leave, the rest permits, sickness and corrections of a clock-in. */
const HANDLED = `
  with ${PEOPLE}, asked as (
    select n, employee_id, date '2025-12-31' - (n / (select count(*) from people))::int as day,
      (array['8114', '8114', '8114', '8118', '8114', '8118', '104', 'MAL', 'OTE'])[1 + n % 9] as cause
    from generate_series($2::int, $3::int - 1) n join people on nth = n % (select count(*) from people)
  )
  insert into absence (absence_id, employee_id, icao, cause, state, unit, from_day, to_day, start_at, end_at, inserted_by, inserted_at,
    approved_at, draws_on_leave, gives_leave_back)
  select gen_random_uuid(), employee_id, $1, cause, (array[10, 10, 10, 70, 30])[1 + n % 5], case cause when 'OTE' then 'H' else 'G' end,
    day, day, case cause when 'OTE' then day + time '08:00' end, case cause when 'OTE' then day + time '08:00' end, employee_id,
    day - interval '20 days' + make_interval(secs => n), day - interval '10 days', cause in ('8114', '8118'), cause = 'MAL'
  from asked
  on conflict do nothing`;

/** A day of leave for everybody on each of so many days, which wait for both levels. */
const WAITING = `
  with ${PEOPLE}
  insert into absence (absence_id, employee_id, icao, cause, state, unit, from_day, to_day, inserted_by, inserted_at, draws_on_leave)
  select gen_random_uuid(), employee_id, $1, '8114', 60, 'G', day, day, employee_id,
    timestamptz '2026-12-13 08:00Z' + make_interval(secs => nth + extract(day from day)::int), true
  from people cross join generate_series(date '2027-01-04', date '2027-01-04' + $2::int - 1, '1 day') as d (day)
  on conflict do nothing`;

const ENTITLEMENTS = `
  with ${PEOPLE}
  insert into leave_entitlement (employee_id, balance, year, teorica) select employee_id, 'FER', year, 300
  from people cross join generate_series(2024, 2027) as year
  on conflict (employee_id, balance, year) do update set teorica = 300, riduzioni = 0, forzate = 0`;

/** A statement of more rows would last longer than one may. */
const AT_ONCE = 5000;
/** How many days everybody waits for. */
const WAITING_DAYS = 14;

/** Gives the plant so many requests of years gone by and some that wait, with what people are entitled to. */
export async function fillRequests(dataFolder: string, count: number): Promise<void> {
  const database = await openOwnDatabase(dataFolder);
  try {
    for (let from = 0; from < count; from += AT_ONCE)
      await database.query(HANDLED, [PLANT, from, Math.min(count, from + AT_ONCE)]);
    await database.query(WAITING, [PLANT, WAITING_DAYS]);
    await database.query(ENTITLEMENTS, [PLANT]);
    await database.query('analyze absence');
  } finally {
    await database.close();
  }
}

type Database = Awaited<ReturnType<typeof openOwnDatabase>>;

/** What was decided of those that waited is undone, so that it can be decided once more. */
export async function waitAgain(database: Database): Promise<void> {
  await database.query(
    "update absence set state = 60 where icao = $1 and inserted_at >= '2026-12-13' and state = 10 and cause = '8114'",
    [PLANT],
  );
}
