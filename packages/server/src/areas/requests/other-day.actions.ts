import { requestSentence } from '@torre/contract/requests/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { addDays, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { canProposeDay, movedRequest } from '@torre/domain/requests';
import type { DecidedRequest } from '@torre/domain/requests';
import type { Actor } from '../../platform/access/actor.ts';
import { actsFor } from '../../platform/access/principal.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { notifyOfProposal } from '../notices/index.ts';
import { publishAbsences } from '../people/index.ts';
import { changedMeanwhile } from './end.actions.ts';
import { decide, readForTrial, ruledOut } from './insert.actions.ts';
import type { RequestDeps } from './insert.actions.ts';
import { publishRequest } from './request-live.ts';
import { standpointOf } from './request-record.ts';
import type { OtherDayOperation, RequestRecord } from './request-record.ts';
import { lockRequests, readRecords } from './request.reads.ts';
import { holdRequestsOf, insertHistory, moveRequest, updateProposal } from './request.store.ts';
import { timeOf } from './step.actions.ts';

const WORD = { proposeDay: 'propose-day', moveDay: 'move-day', keepDay: 'keep-day' } as const;
const NOTICE = { proposeDay: 41, moveDay: 42, keepDay: 43 } as const;

const refuse = (key: 'notProposable' | 'sameDay' | 'noProposal' | 'ownDecision' | 'replacedPerson') =>
  refused(409, OUTCOME.requestRefused, requestSentence(key));

/**
 * A manager proposes another first day for a permit of law 104 that waits; it is judged as if its owner asked for it there.
 * Throws Refused: 403 at another plant, 412 with what stands now, 409 with the reason.
 */
export async function proposeDay(
  tx: Tx,
  actor: Actor,
  deps: RequestDeps,
  { id, day, version }: { readonly id: string; readonly day: Day; readonly version: number },
): Promise<RequestRecord> {
  const record = await lockSeen(tx, actor, id, version);
  const { relation } = standpointOf(actor.principal, record);
  if (relation === 'owner') throw refuse('ownDecision');
  if (relation === 'substitute') throw refuse('replacedPerson');
  if (relation === 'reader') throw refused(403, OUTCOME.notAllowed, requestSentence('otherPlant'));
  if (!canProposeDay(record)) throw refuse('notProposable');
  await judgeThere(tx, actor, deps, record, day);
  await updateProposal(tx, id, { day, by: actor.employeeId });
  const role = relation === 'second' ? 'second' : 'manager';
  await noteStep(tx, actor, record, { operation: 'proposeDay', role, after: day, to: record.state });
  await tell(tx, actor, record, 'proposeDay', record.employeeId);
  await publishRequest(tx, record.icao, record.employeeId);
  return (await readRecords(tx, [id])).get(id)!;
}

/**
 * Its owner answers: the request moves there, judged anew, as it would begin there, or stays. Throws as `proposeDay`; 409 also
 * where nothing is proposed any more.
 */
export async function answerDay(
  tx: Tx,
  actor: Actor,
  deps: RequestDeps,
  { id, moves, version }: { readonly id: string; readonly moves: boolean; readonly version: number },
): Promise<RequestRecord> {
  const record = await lockSeen(tx, actor, id, version);
  const { employeeId, icao, proposedDay, proposedBy } = record;
  if (proposedDay === null || proposedBy === null) throw refuse('noProposal');
  const operation = moves ? 'moveDay' : 'keepDay';
  const there = moves ? await judgeThere(tx, actor, deps, record, proposedDay) : null;
  // who proposed is known until the proposal goes
  await tell(tx, actor, record, operation, proposedBy);
  const step = { operation, role: 'owner', after: proposedDay } as const;
  if (there === null) {
    await updateProposal(tx, id, null);
    await noteStep(tx, actor, record, { ...step, to: record.state });
  } else {
    const { time, state } = there.decided;
    await moveRequest(tx, id, { time, icao: there.icao, state });
    await noteStep(tx, actor, record, { ...step, to: state });
    await publishAbsences(tx, { employeeId, from: record.fromDay, to: record.toDay });
    await publishAbsences(tx, { employeeId, from: time.fromDay, to: time.toDay });
    if (there.icao !== icao) await publishRequest(tx, there.icao, employeeId);
  }
  await publishRequest(tx, icao, employeeId);
  return (await readRecords(tx, [id])).get(id)!;
}

/** The request, on which nobody else acts before the transaction ends. Throws 412 where it is not the one that was seen. */
async function lockSeen(tx: Tx, actor: Actor, id: string, version: number): Promise<RequestRecord> {
  const seen = (await readRecords(tx, [id])).get(id);
  if (seen === undefined) throw refused(404, OUTCOME.notFound, requestSentence('gone'));
  await holdRequestsOf(tx, [seen.employeeId]);
  await lockRequests(tx, [id]);
  const record = (await readRecords(tx, [id])).get(id)!;
  if (record.version !== version) throw changedMeanwhile(actor, record);
  return record;
}

/** What the request would be from another first day on, without itself. Throws 409 with the reason of a rule. */
async function judgeThere(
  tx: Tx,
  actor: Actor,
  deps: RequestDeps,
  record: RequestRecord,
  day: Day,
): Promise<{ readonly decided: DecidedRequest; readonly icao: string | null }> {
  const last = addDays(day, record.toDay - record.fromDay);
  const from = day < record.fromDay ? day : record.fromDay;
  const to = last < record.toDay ? record.toDay : last;
  const known = await readForTrial(tx.database.forRules, record.employeeId, { from, to });
  const time = known && timeOf(record, known.scene);
  if (known === null || time === null) throw refused(404, OUTCOME.notFound, requestSentence('gone'));
  const { scene, entitlements } = known;
  const wanted = movedRequest(time, day, scene.days.zone);
  if (!wanted.ok) throw refuse('sameDay');
  const without = { ...scene, requests: scene.requests.filter(({ requestId }) => requestId !== record.id) };
  const asking = { employeeId: record.employeeId, as: 'owner' } as const;
  const decided = decide(actor, deps, asking, without, entitlements, wanted.value);
  const readBy = actor.employeeId === record.employeeId ? 'owner' : 'manager';
  if (!decided.ok) throw ruledOut(decided, scene, wanted.value, readBy);
  return { decided: decided.value, icao: scene.postOn(day)?.icao ?? null };
}

async function noteStep(
  tx: Tx,
  actor: Actor,
  record: RequestRecord,
  step: {
    readonly operation: OtherDayOperation;
    readonly role: 'owner' | 'manager' | 'second';
    readonly after: Day;
    readonly to: RequestRecord['state'];
  },
): Promise<void> {
  const { id, employeeId, icao, fromDay, state } = record;
  const { operation, role, after, to } = step;
  const at = actor.now.toString();
  const days = { before: fromDay, after };
  const inPlaceOf = role === 'owner' || icao === null ? null : actsFor(actor.principal, icao);
  await insertHistory(tx, {
    id,
    operation,
    by: actor.employeeId,
    onBehalfOf: inPlaceOf?.giver ?? null,
    role,
    at,
    note: '',
    from: state,
    to,
    days,
  });
  await auditChange(tx, actor, {
    what: WORD[operation],
    entity: 'request',
    entityKey: id,
    ...(icao !== null && { icao }),
    day: isoDay(fromDay),
    subject: employeeId,
    values: [{ field: 'days', privacyClass: 'WORK', old: isoDay(fromDay), new: isoDay(after) }],
  });
}

/** One word without the cause; nobody is told of what they do themselves. */
async function tell(
  tx: Tx,
  actor: Actor,
  { id, icao }: RequestRecord,
  operation: OtherDayOperation,
  to: string,
): Promise<void> {
  if (icao === null || to === actor.employeeId) return;
  await notifyOfProposal(tx, actor, { employeeId: to, icao, requestId: id, state: NOTICE[operation] });
}
