import { isoDay } from '@torre/domain/kernel';
import type { PlanState, TimePlan } from '@torre/domain/operations-room';
import type { Tx } from '../../platform/db/index.ts';
import { uuidv7 } from '../../platform/uuid.ts';
import type { RoomDay } from './plan-id.ts';

export interface PlanWrite extends RoomDay {
  /** The version that was seen; 0: nothing was stored. */
  readonly version: number;
  readonly state: PlanState;
  readonly savedBy: string;
  readonly savedAt: Temporal.Instant;
}

/** Writes the plan over the version that was seen, and holds it until the end of the transaction; false: somebody was first. */
export async function writePlan(tx: Tx, plan: PlanWrite): Promise<boolean> {
  const { icao, day, version, state, savedBy, savedAt } = plan;
  const values = [icao, isoDay(day), state, savedBy, savedAt.toString()];
  const { rowCount } =
    version === 0
      ? await tx.query({
          name: 'room-plan-insert',
          text: `insert into operative_plan (icao, day, state, saved_by, saved_at) values ($1, $2, $3, $4, $5)
            on conflict do nothing`,
          values,
        })
      : await tx.query({
          name: 'room-plan-update',
          text: `update operative_plan set state = $3, saved_by = $4, saved_at = $5, version = version + 1
            where icao = $1 and day = $2 and version = $6`,
          values: [...values, version],
        });
  return rowCount === 1;
}

/**
 * Makes these the time plans of the day; what keeps its id keeps what hangs on it, and what stands `already` is not written:
 * the database would ask again whether its people are of the plant, and who has left it may stay in the plan. The rules about who is where are checked
 * at once: throws what PostgreSQL says when somebody is in another plant's plan at that time (23P01).
 */
export async function writeTimePlans(
  tx: Tx,
  { icao, day }: RoomDay,
  state: PlanState,
  plans: readonly TimePlan[],
  already: readonly TimePlan[],
): Promise<void> {
  const standing = new Map(already.map((plan) => [plan.timePlanId, plan]));
  const changed = plans.filter((plan) => !isSame(plan, standing.get(plan.timePlanId)));
  await tx.query({
    name: 'room-time-plans-delete',
    text: 'delete from time_plan where icao = $1 and day = $2 and time_plan_id <> all($3)',
    values: [icao, isoDay(day), plans.map(({ timePlanId }) => timePlanId)],
  });
  await tx.query({
    name: 'room-time-plans-write',
    text: `insert into time_plan (icao, day, state, time_plan_id, position_id, employee_id, begin_minute, end_minute)
      select $1, $2, $3, * from unnest($4::text[], $5::text[], $6::text[], $7::int[], $8::int[])
      on conflict (icao, day, time_plan_id) do update
        set position_id = excluded.position_id, employee_id = excluded.employee_id,
          begin_minute = excluded.begin_minute, end_minute = excluded.end_minute`,
    values: [
      icao,
      isoDay(day),
      state,
      changed.map(({ timePlanId }) => timePlanId),
      changed.map(({ positionId }) => positionId),
      changed.map(({ employeeId }) => employeeId),
      changed.map(({ begin }) => begin),
      changed.map(({ end }) => end),
    ],
  });
  await tx.query('set constraints one_at_a_position, in_one_position immediate');
}

function isSame(one: TimePlan, other: TimePlan | undefined): boolean {
  return (
    one.positionId === other?.positionId &&
    one.employeeId === other.employeeId &&
    one.begin === other.begin &&
    one.end === other.end
  );
}

/**
 * The log follows the published plan: what is to come is what the plan says now; what had begun by `nowMinute` and is in it no
 * more stands as replaced.
 */
export async function followInLog(
  tx: Tx,
  { icao, day }: RoomDay,
  plans: readonly TimePlan[],
  { at, nowMinute }: { readonly at: Temporal.Instant; readonly nowMinute: number },
): Promise<void> {
  const seated = plans.filter(({ employeeId }) => employeeId !== null);
  const columns = [
    seated.map(({ positionId }) => positionId),
    seated.map(({ employeeId }) => employeeId),
    seated.map(({ begin }) => begin),
    seated.map(({ end }) => end),
  ];
  const gone = `from unnest($3::text[], $4::text[], $5::int[], $6::int[]) p (position_id, employee_id, begin_minute, end_minute)
    where (p.position_id, p.employee_id, p.begin_minute, p.end_minute)
      = (l.position_id, l.employee_id, l.begin_minute, l.end_minute)`;
  await tx.query({
    name: 'room-log-replace',
    text: `update room_log l set replaced_at = $8
      where icao = $1 and day = $2 and replaced_at is null and begin_minute < $7 and not exists (select ${gone})`,
    values: [icao, isoDay(day), ...columns, nowMinute, at.toString()],
  });
  await tx.query({
    name: 'room-log-forget',
    text: `delete from room_log l
      where icao = $1 and day = $2 and replaced_at is null and begin_minute >= $7 and not exists (select ${gone})`,
    values: [icao, isoDay(day), ...columns, nowMinute],
  });
  await tx.query({
    name: 'room-log-add',
    text: `insert into room_log (icao, day, position_id, employee_id, begin_minute, end_minute, log_id, logged_at)
      select $1, $2, p.*, $8 from unnest($3::text[], $4::text[], $5::int[], $6::int[], $7::uuid[]) p
      on conflict do nothing`,
    values: [icao, isoDay(day), ...columns, seated.map(() => uuidv7()), at.toString()],
  });
}
