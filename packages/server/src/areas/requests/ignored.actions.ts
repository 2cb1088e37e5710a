import { requestSentence } from '@torre/contract/requests/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { Sentence } from '@torre/contract/sentences';
import { displayDay, isoDay } from '@torre/domain/kernel';
import { LEAVE, isOfHours } from '@torre/domain/requests';
import type { Actor } from '../../platform/access/actor.ts';
import { standsInFor } from '../../platform/access/principal.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { publishIgnored } from '../counters/index.ts';
import type { IgnoringCounter, NamedAbsence } from './ignored.reads.ts';
import { deleteIgnored, insertIgnored } from './ignored.store.ts';

/** What a call names: the counter, the ids asked for, and those absences that there are. */
export interface NamedIgnored {
  readonly counter: IgnoringCounter;
  readonly ids: readonly string[];
  readonly absences: readonly NamedAbsence[];
}

/**
 * The counter leaves them out (F13); what it leaves out already stays so. Throws Refused: 409 where one of them is the own, is
 * not of hours, is in no counter, or not there.
 */
export async function ignore(tx: Tx, actor: Actor, named: NamedIgnored): Promise<IgnoringCounter> {
  const { counter, ids, absences } = named;
  if (absences.length < new Set(ids).size) throw notOfDay(counter);
  for (const one of absences) {
    const reason = reasonAgainst(one, actor);
    if (reason !== null) throw refused(409, OUTCOME.requestRefused, reason);
  }
  const done = await insertIgnored(tx, counter, ids, { by: actor.employeeId, at: actor.now.toString() });
  await record(tx, actor, named, done, 'ignore-request');
  return counter;
}

/** The counter counts them again. Throws Refused: 409 where one of them is the own, and where it leaves none of them out. */
export async function consider(tx: Tx, actor: Actor, named: NamedIgnored): Promise<void> {
  for (const one of named.absences) {
    const reason = reasonOfPerson(one, actor);
    if (reason !== null) throw refused(409, OUTCOME.requestRefused, reason);
  }
  const found = named.absences.map(({ absence_id }) => absence_id);
  const done = await deleteIgnored(tx, named.counter, found);
  if (done.length === 0) throw refused(409, OUTCOME.requestRefused, requestSentence('notIgnored'));
  await record(tx, actor, named, done, 'consider-request');
}

const notOfDay = ({ icao, day }: IgnoringCounter) =>
  refused(409, OUTCOME.requestRefused, requestSentence('notOfDay', { icao, date: displayDay(day) }));

/** Nobody decides what the own request takes from a counter, nor a substitute that of who is replaced, either way. */
function reasonOfPerson(absence: NamedAbsence, { employeeId, principal }: Actor): Sentence | null {
  if (absence.employee_id === employeeId) return requestSentence('ownRequest');
  return standsInFor(principal, absence.employee_id) ? requestSentence('replacedPerson') : null;
}

function reasonAgainst(absence: NamedAbsence, actor: Actor): Sentence | null {
  const reason = reasonOfPerson(absence, actor);
  if (reason !== null) return reason;
  if (!LEAVE.may(absence.state, 'ignore', ['manager'])) return requestSentence('notCounted');
  return isOfHours(absence) ? null : requestSentence('whole-days');
}

async function record(
  tx: Tx,
  actor: Actor,
  { counter: { icao, day, timeslotId }, absences }: NamedIgnored,
  ids: readonly string[],
  what: 'ignore-request' | 'consider-request',
): Promise<void> {
  if (ids.length === 0) return;
  for (const { absence_id, employee_id } of absences.filter((one) => ids.includes(one.absence_id))) {
    await auditChange(tx, actor, {
      what,
      entity: 'ignoredAbsence',
      entityKey: `${timeslotId} ${isoDay(day)} ${absence_id}`,
      icao,
      day: isoDay(day),
      subject: employee_id,
      values: [
        {
          field: 'timeslot',
          privacyClass: 'WORK',
          old: what === 'consider-request' ? timeslotId : null,
          new: what === 'ignore-request' ? timeslotId : null,
        },
      ],
    });
  }
  await publishIgnored(tx, { icao, day });
}
