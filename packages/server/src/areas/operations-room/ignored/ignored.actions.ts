import { roomSentence } from '@torre/contract/operations-room/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { isPlanEditable } from '@torre/domain/operations-room';
import type { Actor } from '../../../platform/access/actor.ts';
import { writeAudit } from '../../../platform/audit/index.ts';
import { insteadOf } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { refused } from '../../../platform/http/refused.ts';
import { uuidv7 } from '../../../platform/uuid.ts';
import { planIdOf } from '../plan-id.ts';
import type { RoomDay } from '../plan-id.ts';
import { publishRoom } from '../room-live.ts';
import { hasTimePlan, readIgnored } from './ignored.reads.ts';
import type { IgnoredRow } from './ignored.reads.ts';
import { deleteIgnored, insertIgnored } from './ignored.store.ts';

const pastDay = () => refused(409, OUTCOME.editWindowClosed, roomSentence('day-past'));

const notStored = () => refused(404, OUTCOME.notFound, roomSentence('timePlanNotStored'));

/** A save has taken it out of the plan since it was looked for. */
const refuseGone = insteadOf('foreignKey', notStored);

/** Leaves a time plan out of the warnings; its id when it is left out already. Throws 404 for one that is not stored, 409 past. */
export async function ignoreTimePlan(
  tx: Tx,
  actor: Actor,
  of: RoomDay,
  timePlanId: string,
): Promise<Pick<IgnoredRow, 'ignoredId'>> {
  const { icao, day } = of;
  if (!isPlanEditable(day, actor.today)) throw pastDay();
  if (!(await hasTimePlan(tx, icao, day, timePlanId))) throw notStored();
  const ignored = { ignoredId: uuidv7(), timePlanId, by: actor.employeeId, at: actor.now };
  if (await insertIgnored(tx, of, ignored).catch(refuseGone)) {
    await record(tx, actor, 'ignore', of, timePlanId);
    return ignored;
  }
  return (await readIgnored(tx, icao, day, day)).find((one) => one.timePlanId === timePlanId)!;
}

/** Puts a time plan back among the warnings. */
export async function considerTimePlan(tx: Tx, actor: Actor, ignored: IgnoredRow): Promise<void> {
  if (!isPlanEditable(ignored.day, actor.today)) throw pastDay();
  await deleteIgnored(tx, ignored.ignoredId);
  await record(tx, actor, 'consider', ignored, ignored.timePlanId);
}

async function record(
  tx: Tx,
  actor: Actor,
  what: 'ignore' | 'consider',
  of: { readonly division: string; readonly icao: string; readonly day: Day },
  timePlanId: string,
): Promise<void> {
  await writeAudit(tx, {
    at: actor.now,
    actor: actor.employeeId,
    call: actor.call,
    what,
    entity: 'operativePlan',
    entityKey: planIdOf(of),
    icao: of.icao,
    day: isoDay(of.day),
    values: [{ field: 'timePlanId', privacyClass: 'WORK', old: null, new: timePlanId }],
  });
  await publishRoom(tx, of.icao, of.day);
}
