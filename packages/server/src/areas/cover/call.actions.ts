import type { CallAnswer, CoverCall } from '@torre/contract/cover';
import { coverSentence } from '@torre/contract/cover/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { displayDay, isoDay } from '@torre/domain/kernel';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import type { Refused } from '../../platform/http/refused.ts';
import { readCall, readCallPlace } from './call.reads.ts';
import type { CallKey } from './call.reads.ts';
import { deleteCall, insertCall, updateAnswer } from './call.store.ts';
import { publishCover } from './cover-live.ts';

/**
 * Notes that somebody was asked. Throws Refused: 404 for a slot that the plant does not have, 409 for a person who is not of
 * the plant on the day, or is on the list already, with who asked and when.
 */
export async function addCall(tx: Tx, actor: Actor, key: CallKey): Promise<CoverCall> {
  const { icao, day, timeslotId } = key;
  const { hasSlot, isOfPlant } = await readCallPlace(tx, key);
  if (!hasSlot) throw refused(404, OUTCOME.notFound, coverSentence('noSlot', { timeslotId }));
  if (!isOfPlant)
    throw refused(
      409,
      OUTCOME.coverRefused,
      coverSentence('personElsewhere', { icao, date: displayDay(day) }),
    );
  if (!(await insertCall(tx, key, actor.employeeId, actor.now.toString()))) throw await askedAlready(tx, key);
  await record(tx, actor, key, null, 'waiting');
  return (await readCall(tx, key))!;
}

/** Throws Refused: 404 when somebody took the person off the list, 412 with what stands there when somebody was first. */
export async function answerCall(
  tx: Tx,
  actor: Actor,
  key: CallKey,
  standing: CoverCall,
  wanted: { readonly answer: CallAnswer; readonly version: number },
): Promise<CoverCall> {
  if (!(await updateAnswer(tx, key, wanted, actor.now.toString()))) throw await standsNow(tx, key);
  await record(tx, actor, key, standing.answer, wanted.answer);
  return (await readCall(tx, key))!;
}

/** Throws as answerCall. */
export async function removeCall(
  tx: Tx,
  actor: Actor,
  key: CallKey,
  standing: CoverCall,
  version: number,
): Promise<void> {
  if (!(await deleteCall(tx, key, version))) throw await standsNow(tx, key);
  await record(tx, actor, key, standing.answer, null);
}

async function askedAlready(tx: Tx, key: CallKey): Promise<Refused> {
  const current = await readCall(tx, key);
  if (current === null) return refused(412, OUTCOME.stale, coverSentence('stale'), { current });
  const sentence = coverSentence('askedAlready', {
    name: nameOf(current),
    by: nameOf(current.askedBy),
    at: current.askedAt,
  });
  return refused(409, OUTCOME.coverRefused, sentence, { current });
}

async function standsNow(tx: Tx, key: CallKey): Promise<Refused> {
  const current = await readCall(tx, key);
  if (current === null) return refused(404, OUTCOME.notFound, coverSentence('gone'));
  return refused(412, OUTCOME.stale, coverSentence('stale'), { current });
}

export const nameOf = ({ employeeName, employeeSurname }: CoverCall['askedBy']): string =>
  `${employeeName} ${employeeSurname}`;

async function record(
  tx: Tx,
  actor: Actor,
  { icao, day, timeslotId, employeeId }: CallKey,
  before: CallAnswer | null,
  after: CallAnswer | null,
): Promise<void> {
  await auditChange(tx, actor, {
    what: before === null ? 'insert' : after === null ? 'delete' : 'update',
    entity: 'coverCall',
    entityKey: `${timeslotId} ${isoDay(day)} ${employeeId}`,
    icao,
    day: isoDay(day),
    subject: employeeId,
    values: [
      {
        field: 'timeslot',
        privacyClass: 'WORK',
        old: before === null ? null : timeslotId,
        new: after === null ? null : timeslotId,
      },
      { field: 'answer', privacyClass: 'WORK', old: before, new: after },
    ],
  });
  await publishCover(tx, icao, day);
}
