import type { AuditField } from '@torre/contract/audit';
import type { Lock } from '@torre/contract/locks';
import { lockSentence } from '@torre/contract/locks/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { Sentence } from '@torre/contract/sentences';
import { dayFromCompact, displayDay, isoDay } from '@torre/domain/kernel';
import type { Day, Refused as Refusal } from '@torre/domain/kernel';
import { decideLock } from '@torre/domain/roster';
import type { LockKind, LockRefusals } from '@torre/domain/roster';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { PrivacyClass } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { publish } from '../../platform/events/publish.ts';
import { refused } from '../../platform/http/refused.ts';
import type { Refused } from '../../platform/http/refused.ts';
import { LOCKS_CHANGED } from './lock-live.ts';
import { monthOfDay } from './lock-sentence.ts';
import { isInPlant, readLock } from './lock.reads.ts';
import type { Lifts } from './lock.reads.ts';
import { deleteLock, insertLock, waitForSaves } from './lock.store.ts';

export interface WantedLock {
  readonly icao: string;
  readonly kind: LockKind;
  readonly employeeId: string | null;
  readonly from: Day;
  readonly to: Day;
  readonly reason: string;
}

/**
 * Locks days of a plant or of one of its people: after the commit no save changes them, and none that was under way when
 * it was asked for is lost. Throws Refused: 400 for days or a reason that will not do, 409 when the person is not of the
 * plant in those days or one of them is locked in the same way.
 */
export async function setLock(tx: Tx, actor: Actor, lifts: Lifts, wanted: WantedLock): Promise<Lock> {
  const decided = decideLock(wanted);
  if (!decided.ok) throw wrongLock(decided);
  await waitForSaves(tx, wanted.icao);
  if (wanted.employeeId !== null && !(await isInPlant(tx, wanted))) {
    throw refused(409, OUTCOME.notAssigned, personElsewhere(wanted));
  }
  const reason = decided.value;
  const lockId = await insertLock(tx, {
    ...wanted,
    reason,
    lockedBy: actor.employeeId,
    lockedAt: actor.now.toString(),
  });
  if (lockId === null) throw lockedAlready(wanted);
  await recordLock(tx, actor, { ...wanted, lockId, before: null, after: reason });
  return (await readLock(tx, lockId, lifts))!;
}

/** Lifts a lock. Throws Refused: 404 when somebody has just lifted it. */
export async function liftLock(tx: Tx, actor: Actor, lock: Lock): Promise<void> {
  const { lockId, plant: icao } = lock;
  if (!(await deleteLock(tx, lockId))) throw refused(404, OUTCOME.notFound, lockSentence('gone'));
  const [from, to] = [dayFromCompact(lock.from)!, dayFromCompact(lock.to)!];
  await recordLock(tx, actor, { ...lock, icao, from, to, before: lock.reason, after: null });
}

function wrongLock({ code, details }: Refusal<LockRefusals>): Refused {
  const sentence =
    code === 'lockTooLong' || code === 'reasonTooLong' ? lockSentence(code, details) : lockSentence(code);
  return refused(400, OUTCOME.malformed, sentence);
}

function lockedAlready({ kind, from, to }: WantedLock): Refused {
  const refuse = (sentence: Sentence): Refused => refused(409, OUTCOME.lockRefused, sentence);
  if (kind === 'month') return refuse(lockSentence('monthAlready', { month: monthOfDay(from) }));
  const first = displayDay(from);
  if (from === to) return refuse(lockSentence('dayAlready', { from: first }));
  return refuse(lockSentence('daysAlready', { from: first, to: displayDay(to) }));
}

function personElsewhere({ icao, from, to }: WantedLock): Sentence {
  const first = displayDay(from);
  if (from === to) return lockSentence('personElsewhereDay', { icao, from: first });
  return lockSentence('personElsewhereDays', { icao, from: first, to: displayDay(to) });
}

interface RecordedLock extends Omit<WantedLock, 'reason'> {
  readonly lockId: string;
  /** The reason that stood, and the one that stands. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The trail and the word to open screens. What closes a month is no secret, the reason about a person is. */
async function recordLock(tx: Tx, actor: Actor, lock: RecordedLock): Promise<void> {
  const privacyClass: PrivacyClass = lock.kind === 'month' ? 'PUBLIC' : 'WORK';
  const value = (field: AuditField<'roster-lock'>, text: string) => ({
    field,
    privacyClass,
    old: lock.before === null ? null : text,
    new: lock.after === null ? null : text,
  });
  await auditChange(tx, actor, {
    what: lock.after === null ? 'lift' : 'lock',
    entity: 'roster-lock',
    entityKey: lock.lockId,
    icao: lock.icao,
    day: isoDay(lock.from),
    subject: lock.employeeId,
    values: [
      value('kind', lock.kind),
      value('from', isoDay(lock.from)),
      value('to', isoDay(lock.to)),
      { field: 'reason', privacyClass, old: lock.before, new: lock.after },
    ],
  });
  await publish(tx, LOCKS_CHANGED, { plant: lock.icao });
}
