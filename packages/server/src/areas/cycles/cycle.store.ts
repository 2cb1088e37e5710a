import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Tx } from '../../platform/db/index.ts';

export interface CycleWrite {
  readonly icao: string;
  readonly cycleId: string;
  readonly name: string;
  readonly turns: readonly string[];
  readonly restsOnHolidays: boolean;
}

export async function insertCycle(tx: Tx, cycle: CycleWrite): Promise<void> {
  await tx.query({
    name: 'cycle-insert',
    text: `insert into base_cycle (icao, cycle_id, name, turns, rests_on_holidays) values ($1, $2, $3, $4, $5)`,
    values: [cycle.icao, cycle.cycleId, cycle.name, [...cycle.turns], cycle.restsOnHolidays],
  });
}

/** Changes the version that the user saw; false when it stands there no more. */
export async function updateCycle(
  tx: Tx,
  cycle: CycleWrite & { readonly endsOn: Day | null; readonly version: number },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'cycle-update',
    text: `update base_cycle set name = $3, turns = $4, rests_on_holidays = $5, valid_to = $6, version = version + 1
      where icao = $1 and cycle_id = $2 and version = $7`,
    values: [
      cycle.icao,
      cycle.cycleId,
      cycle.name,
      [...cycle.turns],
      cycle.restsOnHolidays,
      cycle.endsOn === null ? null : isoDay(cycle.endsOn),
      cycle.version,
    ],
  });
  return rowCount === 1;
}

/** A cycle followed from a day on. */
export interface FollowedCycle {
  readonly employeeId: string;
  readonly icao: string;
  readonly cycleId: string;
  readonly anchorDay: Day;
  readonly from: Day;
  readonly to: Day | null;
}

/**
 * Takes away what these people follow at the plant on some day of the range, and gives back the parts before and after it,
 * but for those in which the person is not of the plant on any day.
 * The rows are gone when this returns: `insertFollowed` may fill the range.
 */
export async function clearFollowed(
  tx: Tx,
  icao: string,
  people: readonly string[],
  from: Day,
  to: Day | null,
): Promise<void> {
  const { rows } = await tx.query<{ employee_id: string }>({
    name: 'cycle-clear-followed',
    text: `delete from employee_cycle where icao = $1 and employee_id = any($2)
        and valid_from <= coalesce($4::date, 'infinity') and coalesce(valid_to, 'infinity') >= $3::date
      returning employee_id, cycle_id, anchor_day, valid_from, valid_to`,
    values: [icao, [...people], isoDay(from), to === null ? null : isoDay(to)],
  });
  if (rows.length === 0) return;
  await tx.query({
    name: 'cycle-keep-rest',
    text: `with former as (
        select * from jsonb_to_recordset($2::jsonb)
          as r (employee_id text, cycle_id text, anchor_day date, valid_from date, valid_to date)
      ), rest as (
        select employee_id, cycle_id, anchor_day, valid_from, ($3::date - 1) as valid_to from former
          where valid_from < $3::date
        union all
        select employee_id, cycle_id, anchor_day, ($4::date + 1), valid_to from former
          where coalesce(valid_to, 'infinity') > $4::date
      )
      insert into employee_cycle (employee_id, icao, cycle_id, anchor_day, valid_from, valid_to)
      select r.employee_id, $1, r.cycle_id, r.anchor_day, r.valid_from, r.valid_to from rest r
        where exists (select from assignment a where a.employee_id = r.employee_id and a.icao = $1
          and daterange(a.valid_from, a.valid_to, '[]') && daterange(r.valid_from, r.valid_to, '[]'))`,
    values: [icao, JSON.stringify(rows), isoDay(from), to === null ? null : isoDay(to)],
  });
}

/** Personnel codes that follow the cycle now; who is missing follows one of another plant on some of those days. */
export async function insertFollowed(
  tx: Tx,
  followed: readonly FollowedCycle[],
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query<{ employee_id: string }>({
    name: 'cycle-follow',
    text: `insert into employee_cycle (employee_id, icao, cycle_id, anchor_day, valid_from, valid_to)
      select * from unnest($1::text[], $2::text[], $3::text[], $4::date[], $5::date[], $6::date[])
      on conflict do nothing
      returning employee_id`,
    values: [
      followed.map(({ employeeId }) => employeeId),
      followed.map(({ icao }) => icao),
      followed.map(({ cycleId }) => cycleId),
      followed.map(({ anchorDay }) => isoDay(anchorDay)),
      followed.map(({ from }) => isoDay(from)),
      followed.map(({ to }) => (to === null ? null : isoDay(to))),
    ],
  });
  return new Set(rows.map((row) => row.employee_id));
}
