import type { AuditField } from '@torre/contract/audit';
import type { Lock } from '@torre/contract/locks';
import { OUTCOME } from '@torre/contract/outcome';
import { dayFromCompact, isoDay } from '@torre/domain/kernel';
import type { Day, Refused as Refusal } from '@torre/domain/kernel';
import { decideLock } from '@torre/domain/roster';
import type { LockKind } from '@torre/domain/roster';
import type { Principal } from '../../../platform/access/principal.ts';
import { writeAudit } from '../../../platform/audit/index.ts';
import type { PrivacyClass } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { AreaDeps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/publish.ts';
import { refused } from '../../../platform/http/refused.ts';
import type { Refused } from '../../../platform/http/refused.ts';
import { LOCKS_CHANGED } from './lock-live.ts';
import { daysText, monthText } from './lock-sentence.ts';
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

/** Who changes a lock, by which call, and what the answer says about lifting it. */
export interface LockHand extends Pick<AreaDeps, 'clock'> {
  readonly principal: Principal;
  /** Endpoint id. */
  readonly call: string;
  readonly lifts: Lifts;
}

/**
 * Locks days of a plant or of one of its people: after the commit no save changes them, and none that was under way when
 * it was asked for is lost. Throws Refused: 400 for days or a reason that will not do, 409 when the person is not of the
 * plant in those days or one of them is locked in the same way.
 */
export async function setLock(tx: Tx, hand: LockHand, wanted: WantedLock): Promise<Lock> {
  const decided = decideLock(wanted);
  if (!decided.ok) throw wrongLock(decided);
  await waitForSaves(tx, wanted.icao);
  if (wanted.employeeId !== null && !(await isInPlant(tx, wanted))) {
    const text = `La persona non è assegnata a ${wanted.icao} ${daysText(wanted)}.`;
    throw refused(409, OUTCOME.notAssigned, text);
  }
  const reason = decided.value;
  const lockId = await insertLock(tx, {
    ...wanted,
    reason,
    lockedBy: hand.principal.employeeId,
    lockedAt: hand.clock.now().toString(),
  });
  if (lockId === null) throw lockedAlready(wanted);
  await recordLock(tx, hand, { ...wanted, lockId, before: null, after: reason });
  return (await readLock(tx, lockId, hand.lifts))!;
}

/** Lifts a lock of the plant. Throws Refused: 404 when it is gone, or is none that this hand lifts. */
export async function liftLock(tx: Tx, hand: LockHand, icao: string, lockId: string): Promise<void> {
  const lock = await readLock(tx, lockId, hand.lifts);
  if (
    lock === null ||
    lock.plant !== icao ||
    lock.allowedActions.length === 0 ||
    !(await deleteLock(tx, lockId))
  )
    throw refused(404, OUTCOME.notFound, 'Questo blocco non c’è più: lo ha già tolto qualcun altro.');
  const [from, to] = [dayFromCompact(lock.from)!, dayFromCompact(lock.to)!];
  await recordLock(tx, hand, { ...lock, icao, from, to, before: lock.reason, after: null });
}

function wrongLock({ code, details }: Refusal): Refused {
  const text: Record<string, string> = {
    daysReversed: 'Il periodo finisce prima di cominciare.',
    lockTooLong: `Un blocco dura al massimo ${String(details['allowed'])} giorni.`,
    reasonRequired: 'Scrivi il motivo del blocco: lo leggerà chi prova a modificare.',
    reasonTooLong: `Il motivo supera i ${String(details['allowed'])} caratteri ammessi.`,
  };
  return refused(400, OUTCOME.malformed, text[code]!);
}

function lockedAlready({ kind, from, to }: WantedLock): Refused {
  const text =
    kind === 'month'
      ? `Il mese di ${monthText(from)} è già chiuso.`
      : `Almeno un giorno è già bloccato nello stesso modo ${daysText({ from, to })}: togli prima quel blocco.`;
  return refused(409, OUTCOME.lockRefused, text);
}

interface RecordedLock extends Omit<WantedLock, 'reason'> {
  readonly lockId: string;
  /** The reason that stood, and the one that stands. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The trail and the word to open screens. What closes a month is no secret, the reason about a person is. */
async function recordLock(tx: Tx, hand: LockHand, lock: RecordedLock): Promise<void> {
  const privacyClass: PrivacyClass = lock.kind === 'month' ? 'PUBLIC' : 'WORK';
  const value = (field: AuditField<'roster-lock'>, text: string) => ({
    field,
    privacyClass,
    old: lock.before === null ? null : text,
    new: lock.after === null ? null : text,
  });
  await writeAudit(tx, {
    at: hand.clock.now(),
    actor: hand.principal.employeeId,
    call: hand.call,
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
