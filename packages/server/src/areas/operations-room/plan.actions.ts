import { fieldOfFamily } from '@torre/contract/audit';
import type { OperativePlan, OperativePlanBody } from '@torre/contract/operations-room';
import { roomSentence } from '@torre/contract/operations-room/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { MINUTES_PER_DAY, compactMinutes, isoDay, minutesFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { decidePlanSave } from '@torre/domain/operations-room';
import type { DutyRules, TimePlan } from '@torre/domain/operations-room';
import type { Actor } from '../../platform/access/actor.ts';
import { writeAudit } from '../../platform/audit/index.ts';
import { insteadOf } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { zoneOf } from '../../platform/local-time.ts';
import { planIdOf } from './plan-id.ts';
import type { RoomDay } from './plan-id.ts';
import { planRefusal } from './plan-refusals.ts';
import { contractPlan, readPlan } from './plan.reads.ts';
import type { StoredPlan } from './plan.reads.ts';
import { followInLog, writePlan, writeTimePlans } from './plan.store.ts';
import { publishRoom } from './room-live.ts';
import { presentOn, readNamesAt, readPeopleOnDuty } from './room-people.reads.ts';
import { readRoom } from './room.reads.ts';

/** Who changes a plan, and which absences and activities take people off duty. */
export type PlanActor = Actor & { readonly duty: DutyRules };

/**
 * Saves the plan of a day over the version that was seen. Throws Refused: 412 with what stands there when somebody was first,
 * 409 when a rule refuses it, 400 for what is no plan.
 */
export async function savePlan(
  tx: Tx,
  actor: PlanActor,
  of: RoomDay,
  body: OperativePlanBody,
): Promise<{ readonly plan: OperativePlan; readonly position: string }> {
  const { icao, day } = of;
  const room = await readRoom(tx, icao, day, day);
  const standing = await readPlan(tx, of, room);
  if (standing.version !== body.version) throw stale(of, standing, actor.today);
  const people = await readPeopleOnDuty(tx, of, actor.duty);
  const timePlans = body.timePlans.map(storedTimePlan);
  const zone = zoneOf(day, day);
  const decision = decidePlanSave({
    day,
    today: actor.today,
    standing,
    wanted: { state: body.state, timePlans },
    positions: new Set(room.positions.map(({ positionId }) => positionId)),
    present: presentOn(people, of),
    lasting: ({ begin, end }) => zone.utc(day, end, 'end') - zone.utc(day, begin, 'start'),
  });
  if (!decision.ok) {
    const named = 'employeeId' in decision.details ? [decision.details.employeeId] : [];
    const names = await readNamesAt(tx, of, named);
    throw planRefusal(decision, (code) => names.get(code) ?? code);
  }
  const write = {
    ...of,
    version: body.version,
    state: body.state,
    savedBy: actor.employeeId,
    savedAt: actor.now,
  };
  if (!(await writePlan(tx, write))) throw stale(of, await readPlan(tx, of, room), actor.today);
  const already = standing.version === 0 ? [] : standing.timePlans;
  await writeTimePlans(tx, of, body.state, timePlans, already).catch(refuseElsewhere);
  if (body.state === 'PUBLISHED') {
    await followInLog(tx, of, timePlans, { at: actor.now, nowMinute: minuteOfDay(actor.now, day) });
  }
  await auditPlan(tx, actor, of, standing, { state: body.state, timePlans });
  const position = await publishRoom(tx, icao, day);
  return { plan: contractPlan(of, await readPlan(tx, of, room), actor.today), position };
}

function storedTimePlan({ beginTime, endTime, ...plan }: OperativePlanBody['timePlans'][number]): TimePlan {
  const end = minutesFromCompact(endTime)!;
  return { ...plan, begin: minutesFromCompact(beginTime)!, end: end === 0 ? MINUTES_PER_DAY : end };
}

function stale(of: RoomDay, standing: StoredPlan, today: Day) {
  const { savedBy } = standing;
  const who = savedBy && `${savedBy.employeeName} ${savedBy.employeeSurname}`.trim();
  const sentence =
    standing.version === 0
      ? roomSentence('planGone')
      : who === null
        ? roomSentence('planStaleUnknown')
        : roomSentence('planStale', { who });
  return refused(412, OUTCOME.stale, sentence, { current: contractPlan(of, standing, today) });
}

/** Within one plan the rule has found it already: here it is the plan of another room. */
const refuseElsewhere = insteadOf('exclusion', () =>
  refused(409, OUTCOME.planRefused, roomSentence('elsewhere')),
);

/** Minutes of the day's clock that have gone by; negative before the day. */
export function minuteOfDay(now: Temporal.Instant, day: Day): number {
  const at = Math.floor(now.epochMilliseconds / 60_000);
  const utcDay = Math.floor(at / MINUTES_PER_DAY) as Day;
  const local = zoneOf(utcDay, utcDay).local(at);
  return (local.day - day) * MINUTES_PER_DAY + local.minute;
}

/** Only what changed: a plan has hundreds of time plans. */
async function auditPlan(
  tx: Tx,
  actor: PlanActor,
  of: RoomDay,
  before: Pick<StoredPlan, 'state' | 'timePlans' | 'version'>,
  after: Pick<StoredPlan, 'state' | 'timePlans'>,
): Promise<void> {
  const textOf = ({ positionId, employeeId, begin, end }: TimePlan): string =>
    `${positionId} ${compactMinutes(begin)}-${compactMinutes(end)} ${employeeId ?? '-'}`;
  const [old, now] = [before, after].map(
    ({ timePlans }) => new Map(timePlans.map((plan) => [plan.timePlanId, textOf(plan)])),
  );
  const changed = [...new Set([...old!.keys(), ...now!.keys()])].filter(
    (id) => old!.get(id) !== now!.get(id),
  );
  await writeAudit(tx, {
    at: actor.now,
    actor: actor.employeeId,
    call: actor.call,
    what: before.version === 0 ? 'insert' : 'update',
    entity: 'operativePlan',
    entityKey: planIdOf(of),
    icao: of.icao,
    day: isoDay(of.day),
    values: [
      { field: 'state', privacyClass: 'WORK', old: before.state, new: after.state },
      ...changed.map((id) => ({
        field: fieldOfFamily(id),
        privacyClass: 'WORK' as const,
        old: old!.get(id) ?? null,
        new: now!.get(id) ?? null,
      })),
    ],
  });
}
