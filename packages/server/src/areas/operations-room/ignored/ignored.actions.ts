import { OUTCOME } from '@torre/contract/outcome';
import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { isPlanEditable } from '@torre/domain/operations-room';
import { writeAudit } from '../../../platform/audit/index.ts';
import { insteadOf } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { refused } from '../../../platform/http/refused.ts';
import { uuidv7 } from '../../../platform/uuid.ts';
import type { RoomHand } from '../plan.actions.ts';
import { planIdOf } from '../plan-id.ts';
import type { RoomDay } from '../plan-id.ts';
import { publishRoom } from '../room-live.ts';
import { hasTimePlan, readIgnored } from './ignored.reads.ts';
import type { IgnoredRow } from './ignored.reads.ts';
import { deleteIgnored, insertIgnored } from './ignored.store.ts';

type By = Pick<RoomHand, 'employeeId' | 'now' | 'today'>;

const pastDay = () =>
  refused(409, OUTCOME.editWindowClosed, 'Il piano di un giorno passato non si modifica.');

const notStored = () =>
  refused(404, OUTCOME.notFound, 'L’assegnazione non è nel piano salvato: salvalo e riprova.');

/** A save has taken it out of the plan since it was looked for. */
const refuseGone = insteadOf('foreignKey', notStored);

/** Leaves a time plan out of the warnings; its id when it is left out already. Throws 404 for one that is not stored, 409 past. */
export async function ignoreTimePlan(
  tx: Tx,
  by: By,
  of: RoomDay,
  timePlanId: string,
): Promise<Pick<IgnoredRow, 'ignoredId'>> {
  const { icao, day } = of;
  if (!isPlanEditable(day, by.today)) throw pastDay();
  if (!(await hasTimePlan(tx, icao, day, timePlanId))) throw notStored();
  const ignored = { ignoredId: uuidv7(), timePlanId, by: by.employeeId, at: by.now };
  if (await insertIgnored(tx, of, ignored).catch(refuseGone)) {
    await record(tx, by, 'ignoreTimePlan', of, timePlanId);
    return ignored;
  }
  return (await readIgnored(tx, icao, day, day)).find((one) => one.timePlanId === timePlanId)!;
}

/** Puts a time plan back among the warnings. */
export async function considerTimePlan(tx: Tx, by: By, ignored: IgnoredRow): Promise<void> {
  if (!isPlanEditable(ignored.day, by.today)) throw pastDay();
  await deleteIgnored(tx, ignored.ignoredId);
  await record(tx, by, 'considerTimePlan', ignored, ignored.timePlanId);
}

async function record(
  tx: Tx,
  by: By,
  call: string,
  of: { readonly division: string; readonly icao: string; readonly day: Day },
  timePlanId: string,
): Promise<void> {
  await writeAudit(tx, {
    at: by.now,
    actor: by.employeeId,
    call,
    what: call === 'ignoreTimePlan' ? 'ignore' : 'consider',
    entity: 'operativePlan',
    entityKey: planIdOf(of),
    icao: of.icao,
    day: isoDay(of.day),
    values: [{ field: 'timePlanId', privacyClass: 'WORK', old: null, new: timePlanId }],
  });
  await publishRoom(tx, of.icao, of.day);
}
