import { fieldOfFamily } from '@torre/contract/audit';
import type { OperativePlan, OperativePlanBody } from '@torre/contract/operations-room';
import { OUTCOME } from '@torre/contract/outcome';
import { MINUTES_PER_DAY, compactMinutes, isoDay, minutesFromCompact } from '@torre/domain/kernel';
import type { SubtractionRules } from '@torre/domain/counters';
import type { Day } from '@torre/domain/kernel';
import { decidePlanSave } from '@torre/domain/operations-room';
import type { TimePlan } from '@torre/domain/operations-room';
import { writeAudit } from '../../platform/audit/index.ts';
import { insteadOf } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { zoneOf } from '../roster/index.ts';
import { planIdOf } from './plan-id.ts';
import type { RoomDay } from './plan-id.ts';
import { planRefusal } from './plan-refusals.ts';
import { contractPlan, readPlan } from './plan.reads.ts';
import type { StoredPlan } from './plan.reads.ts';
import { followInLog, writePlan, writeTimePlans } from './plan.store.ts';
import { publishRoom } from './room-live.ts';
import { presentOn, readNamesAt, readPeopleOnDuty } from './room-people.reads.ts';
import { readRoom } from './room.reads.ts';

/** Who changes a room, and when. */
export interface RoomHand {
  readonly employeeId: string;
  readonly now: Temporal.Instant;
  readonly today: Day;
  readonly subtraction: SubtractionRules;
}

/**
 * Saves the plan of a day over the version that was seen. Throws Refused: 412 with what stands there when somebody was first,
 * 409 when a rule refuses it, 400 for what is no plan.
 */
export async function savePlan(
  tx: Tx,
  by: RoomHand,
  of: RoomDay,
  body: OperativePlanBody,
): Promise<{ readonly plan: OperativePlan; readonly position: string }> {
  const { icao, day } = of;
  const room = await readRoom(tx, icao, day, day);
  const standing = await readPlan(tx, of, room);
  if (standing.version !== body.version) throw stale(of, standing, by.today);
  const people = await readPeopleOnDuty(tx, of, by.subtraction);
  const timePlans = body.timePlans.map(storedTimePlan);
  const zone = zoneOf(day, day);
  const decision = decidePlanSave({
    day,
    today: by.today,
    standing,
    wanted: { state: body.state, timePlans },
    positions: new Set(room.positions.map(({ positionId }) => positionId)),
    present: presentOn(people, of),
    lasting: ({ begin, end }) => zone.utc(day, end, 'end') - zone.utc(day, begin, 'start'),
  });
  if (!decision.ok) {
    const { employeeId } = decision.details;
    const names = await readNamesAt(tx, of, typeof employeeId === 'string' ? [employeeId] : []);
    throw planRefusal(decision, (code) => names.get(code) ?? code);
  }
  const write = { ...of, version: body.version, state: body.state, savedBy: by.employeeId, savedAt: by.now };
  if (!(await writePlan(tx, write))) throw stale(of, await readPlan(tx, of, room), by.today);
  const already = standing.version === 0 ? [] : standing.timePlans;
  await writeTimePlans(tx, of, body.state, timePlans, already).catch(refuseElsewhere);
  if (body.state === 'PUBLISHED') {
    await followInLog(tx, of, timePlans, { at: by.now, nowMinute: minuteOfDay(by.now, day) });
  }
  await auditPlan(tx, by, of, standing, { state: body.state, timePlans });
  const position = await publishRoom(tx, icao, day);
  return { plan: contractPlan(of, await readPlan(tx, of, room), by.today), position };
}

function storedTimePlan({ beginTime, endTime, ...plan }: OperativePlanBody['timePlans'][number]): TimePlan {
  const end = minutesFromCompact(endTime)!;
  return { ...plan, begin: minutesFromCompact(beginTime)!, end: end === 0 ? MINUTES_PER_DAY : end };
}

function stale(of: RoomDay, standing: StoredPlan, today: Day) {
  const { savedBy } = standing;
  const who =
    savedBy === null ? 'qualcun altro' : `${savedBy.employeeName} ${savedBy.employeeSurname}`.trim();
  const text =
    standing.version === 0
      ? 'Il piano di quel giorno non è più salvato: confronta con quello della configurazione.'
      : `Il piano è stato salvato nel frattempo da ${who}: confronta le due versioni.`;
  return refused(412, OUTCOME.stale, text, { current: contractPlan(of, standing, today) });
}

/** Within one plan the rule has found it already: here it is the plan of another room. */
const refuseElsewhere = insteadOf('exclusion', () =>
  refused(409, OUTCOME.planRefused, 'Una delle persone è in postazione in un’altra sala alla stessa ora.'),
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
  by: RoomHand,
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
    at: by.now,
    actor: by.employeeId,
    call: 'saveOperativePlan',
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
