import { noticeSentence } from '@torre/contract/notices/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { compactDay, isoDay } from '@torre/domain/kernel';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { uuidv7 } from '../../platform/uuid.ts';
import type { CellKey } from '../month/index.ts';
import { NO_PLANT, publishNotices } from './notice-events.ts';
import {
  acknowledge,
  correctNotices,
  insertAbsenceNotices,
  insertCommentNotice,
  insertDecisionNotice,
  insertNotices,
  insertSubstitutionNotice,
  insertWaitingNotices,
} from './notice.store.ts';
import type { CommentNotice, WaitingNotice } from './notice.store.ts';
import { PUT_AWAY, putAway } from './put-away.store.ts';
import { acknowledgeRead } from './read-notice.store.ts';

/** What the person is told about one changed cell. */
export interface NotifiedChange {
  readonly key: CellKey;
  readonly before: string | null;
  readonly after: string;
  readonly reason: string | null;
  readonly acknowledge: boolean;
}

/** One notice a person for changes of one plant that were made together and for one reason; the own ones need none. */
export async function notifyPeople(
  tx: Tx,
  actor: Actor,
  icao: string,
  kind: 'PUBLICATION' | 'CHANGE',
  notified: readonly NotifiedChange[],
): Promise<void> {
  const others = notified.filter(({ key }) => key.employeeId !== actor.employeeId);
  if (others.length === 0) return;
  const byReason = Map.groupBy(others, ({ key, reason, acknowledge: asked }) =>
    JSON.stringify([key.employeeId, reason, asked]),
  );
  await insertNotices(
    tx,
    [...byReason.values()].map((changes) => ({
      noticeId: uuidv7(),
      employeeId: changes[0]!.key.employeeId,
      icao,
      kind,
      changes: changes.map(({ key, before, after }) => ({ date: compactDay(key.day), before, after })),
      reason: changes[0]!.reason,
      needsAcknowledgement: changes[0]!.acknowledge,
      madeBy: actor.employeeId,
      madeAt: actor.now.toString(),
    })),
  );
  await publishNotices(tx, icao, [...new Set(others.map(({ key }) => key.employeeId))]);
}

/** Tells a person what somebody else decided on a request: which one and its state, no cause. */
export async function notifyOfDecision(
  tx: Tx,
  actor: Actor,
  decision: {
    readonly employeeId: string;
    readonly icao: string;
    readonly requestId: string;
    readonly state: 10 | 30 | 70;
  },
): Promise<void> {
  await insertDecisionNotice(tx, {
    ...decision,
    noticeId: uuidv7(),
    madeBy: actor.employeeId,
    madeAt: actor.now.toString(),
  });
  await publishNotices(tx, decision.icao, [decision.employeeId]);
}

/** Tells that another day is proposed for a request (41), or what its owner answered (42, 43): which one, no cause. */
export async function notifyOfProposal(
  tx: Tx,
  actor: Actor,
  proposal: {
    readonly employeeId: string;
    readonly icao: string;
    readonly requestId: string;
    readonly state: 41 | 42 | 43;
  },
): Promise<void> {
  await insertDecisionNotice(tx, {
    ...proposal,
    noticeId: uuidv7(),
    madeBy: actor.employeeId,
    madeAt: actor.now.toString(),
  });
  await publishNotices(tx, proposal.icao, [proposal.employeeId]);
}

/** Tells who manages a plant that somebody asks to be missing soon: who and from which shifts, whatever the cause. */
export async function notifyOfAbsence(
  tx: Tx,
  actor: Actor,
  {
    managers,
    icao,
    requestId,
  }: { readonly managers: readonly string[]; readonly icao: string; readonly requestId: string },
): Promise<void> {
  if (managers.length === 0) return;
  await insertAbsenceNotices(tx, {
    recipients: managers.map((employeeId) => ({ noticeId: uuidv7(), employeeId })),
    icao,
    requestId,
    madeBy: actor.employeeId,
    madeAt: actor.now.toString(),
  });
  await publishNotices(tx, icao, managers);
}

/** Tells who wrote a comment what the desk decided on it, and nobody else. */
export async function notifyOfComment(
  tx: Tx,
  actor: Actor,
  decision: Omit<CommentNotice, 'noticeId' | 'madeAt'>,
): Promise<void> {
  await insertCommentNotice(tx, { ...decision, noticeId: uuidv7(), madeAt: actor.now.toString() });
  await publishNotices(tx, NO_PLANT, [decision.employeeId]);
}

/**
 * Tells who stands in, who is replaced, and further people, that a substitution begins or ends; who did it needs no word.
 */
export async function notifyOfSubstitution(
  tx: Tx,
  actor: Actor,
  substitution: {
    readonly substitutionId: string;
    readonly giver: string;
    readonly substitute: string;
    readonly icao: string;
    readonly others: readonly string[];
  },
): Promise<void> {
  const { substitutionId, giver, substitute, icao, others } = substitution;
  const concerned = new Set([giver, substitute, ...others]);
  const people = [...concerned].filter((person) => person !== actor.employeeId);
  for (const employeeId of people)
    await insertSubstitutionNotice(tx, {
      noticeId: uuidv7(),
      employeeId,
      icao,
      substitutionId,
      madeBy: actor.employeeId,
      madeAt: actor.now.toString(),
    });
  if (people.length > 0) await publishNotices(tx, icao, people);
}

/** Tells people of requests that wait for a decision, each once: a notice that is there stays as it is. */
export async function notifyOfWaiting(tx: Tx, notices: readonly WaitingNotice[]): Promise<void> {
  const byPlant = Map.groupBy(await insertWaitingNotices(tx, notices), ({ icao }) => icao);
  for (const [icao, people] of byPlant) {
    const codes = people.map(({ employee_id }) => employee_id);
    await publishNotices(tx, icao, [...new Set(codes)]);
  }
}

/** After any change of published cells: what people are still told about them is what stands. */
export async function withdrawOutdatedNotices(tx: Tx, icao: string, keys: readonly CellKey[]): Promise<void> {
  const cells = keys.map(({ employeeId, day }) => ({ employeeId, day: isoDay(day) }));
  const people = await correctNotices(tx, icao, cells);
  if (people.length > 0) await publishNotices(tx, icao, people);
}

/** Throws 404 for a notice that is none of the person's, or that was acknowledged before. */
export async function acknowledgeNotice(tx: Tx, actor: Actor, noticeId: string): Promise<void> {
  // Without a row of the trail, which would name who wrote the comment; that somebody put a reminder away is nothing to keep.
  let isPutAway = await acknowledgeRead(tx, noticeId, actor);
  for (const table of PUT_AWAY) isPutAway ||= await putAway(tx, table, noticeId, actor);
  if (isPutAway) {
    await publishNotices(tx, NO_PLANT, [actor.employeeId]);
    return;
  }
  const icao = await acknowledge(tx, noticeId, actor);
  if (icao === null) {
    throw refused(404, OUTCOME.notFound, noticeSentence('gone'));
  }
  const about = { entityKey: noticeId, subject: actor.employeeId, icao };
  await auditChange(tx, actor, { what: 'update', entity: 'shiftNotice', ...about });
  await publishNotices(tx, icao, [actor.employeeId]);
}
