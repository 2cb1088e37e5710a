import type { OperativePlan, TimePlan as ContractTimePlan } from '@torre/contract/operations-room';
import { compactDay, compactMinutes, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { isPlanEditable, openTimePlans } from '@torre/domain/operations-room';
import type { PlanState, TimePlan } from '@torre/domain/operations-room';
import { displayInstant } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { planIdOf } from './plan-id.ts';
import type { RoomDay } from './plan-id.ts';
import type { Room } from './room.reads.ts';

/** The plan of a day as it stands; version 0: nothing is stored, and it is what the configurations open. */
export interface StoredPlan {
  readonly state: PlanState;
  readonly version: number;
  readonly timePlans: readonly TimePlan[];
  readonly ignored: readonly { readonly ignoredId: string; readonly timePlanId: string }[];
  readonly savedBy: { readonly employeeName: string; readonly employeeSurname: string } | null;
  /** Milliseconds since 1970. */
  readonly savedAt: number | null;
}

const PLAN = `
  select p.state, p.version, p.saved_at as "savedAt",
    json_build_object('employeeName', e.name, 'employeeSurname', e.surname) as "savedBy",
    (select coalesce(json_agg(json_build_object('timePlanId', time_plan_id, 'positionId', position_id,
        'employeeId', employee_id, 'begin', begin_minute, 'end', end_minute)
        order by position_id, begin_minute), '[]')
      from time_plan t where t.icao = p.icao and t.day = p.day) as "timePlans",
    (select coalesce(json_agg(json_build_object('ignoredId', ignored_id, 'timePlanId', time_plan_id)
        order by time_plan_id), '[]')
      from time_plan_ignored t where t.icao = p.icao and t.day = p.day) as ignored
  from operative_plan p join employee e on e.employee_id = p.saved_by
  where p.icao = $1 and p.day = $2`;

/** The plan of a day: the stored one, or the one that its room opens. */
export async function readPlan(on: Queryable, { icao, day }: RoomDay, room: Room): Promise<StoredPlan> {
  const { rows } = await on.query<StoredPlan>({
    name: 'room-plan',
    text: PLAN,
    values: [icao, isoDay(day)],
  });
  return rows[0] ?? unstoredPlan(room, day);
}

function unstoredPlan(room: Room, day: Day): StoredPlan {
  const timePlans = openTimePlans(room, day, (one) => room.restDays.has(one));
  return { state: 'DRAFT', version: 0, timePlans, ignored: [], savedBy: null, savedAt: null };
}

export function contractPlan(of: RoomDay, plan: StoredPlan, today: Day): OperativePlan {
  const operativePlanId = planIdOf(of);
  return {
    operativePlanId,
    date: compactDay(of.day),
    state: plan.state,
    version: plan.version,
    editable: isPlanEditable(of.day, today),
    timePlans: plan.timePlans.map(contractTimePlan),
    ignored: plan.ignored.map((one) => ({ ...one, operativePlanId })),
    savedBy: plan.savedBy,
    savedAt: plan.savedAt === null ? null : displayInstant(plan.savedAt),
  };
}

export function contractTimePlan({ begin, end, ...plan }: TimePlan): ContractTimePlan {
  return { ...plan, beginTime: compactMinutes(begin), endTime: compactMinutes(end) };
}

/** State and version of the stored plans of a range, by day. */
export async function readPlanStates(
  on: Queryable,
  icao: string,
  from: Day,
  to: Day,
): Promise<ReadonlyMap<Day, Pick<StoredPlan, 'state' | 'version'>>> {
  const { rows } = await on.query<{ day: Day; state: PlanState; version: number }>({
    name: 'room-plan-states',
    text: `select day - date '1970-01-01' as day, state, version from operative_plan
      where icao = $1 and day between $2::date and $3::date`,
    values: [icao, isoDay(from), isoDay(to)],
  });
  return new Map(rows.map(({ day, ...plan }) => [day, plan]));
}
