import type { AuditOperation } from '@torre/contract/audit';
import { isoDay } from '@torre/domain/kernel';
import type { Day, Span } from '@torre/domain/kernel';
import type { LeaveOperation, LeaveState } from '@torre/domain/requests';
import type { Actor } from '../../platform/access/actor.ts';
import type { StandIn } from '../../platform/access/principal.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { displayInstant } from '../../platform/local-time.ts';
import { notifyOfDecision } from '../notices/index.ts';
import { publishAbsences } from '../people/index.ts';
import { publishRequest } from './request-live.ts';

type StepOperation = Exclude<LeaveOperation, 'ignore' | 'consider'>;
const WORD = {
  insert: 'insert-request',
  disposition: 'dispose-request',
  authorize: 'authorize-request',
  approve: 'approve-request',
  reject: 'reject-request',
  delete: 'delete-request',
  askAnnulment: 'ask-annulment',
  withdraw: 'withdraw-annulment',
  annul: 'annul-request',
} as const satisfies Record<StepOperation, AuditOperation>;
const OF_ANNULMENT: Partial<Record<StepOperation, AuditOperation>> = {
  approve: 'approve-annulment',
  authorize: 'approve-annulment',
  delete: 'approve-annulment',
  reject: 'reject-annulment',
};

export interface TakenStep {
  readonly id: string;
  readonly employeeId: string;
  readonly icao: string | null;
  readonly cause: string;
  readonly fromDay: Day;
  readonly toDay: Day;
  readonly span: Span | null;
  readonly operation: StepOperation;
  readonly from: LeaveState | null;
  readonly to: LeaveState;
  readonly note: string;
  /** Who is replaced by the actor; null: the actor's own right. */
  readonly inPlaceOf: StandIn | null;
  /** Its owner has heard of it already. */
  readonly isInformed?: boolean;
}

const MS_PER_MINUTE = 60_000;

/** Row of the trail, both events of a step (counters follow absences, lists follow requests) and the word to its owner. */
export async function announceStep(tx: Tx, actor: Actor, step: TakenStep): Promise<void> {
  const { id, employeeId, icao, cause, fromDay, toDay, span, operation, from, to, note, inPlaceOf } = step;
  const isNew = from === null;
  await auditChange(tx, actor, {
    what: (from === 20 ? OF_ANNULMENT[operation] : undefined) ?? WORD[operation],
    entity: 'request',
    entityKey: id,
    ...(icao !== null && { icao }),
    day: isoDay(fromDay),
    subject: employeeId,
    inPlaceOf,
    values: [
      { field: 'state', privacyClass: 'WORK', old: isNew ? null : String(from), new: String(to) },
      // why somebody is away is for the person and for who decides
      ...(isNew
        ? ([
            { field: 'cause', privacyClass: 'PERSONAL', old: null, new: cause },
            { field: 'days', privacyClass: 'WORK', old: null, new: `${isoDay(fromDay)} ${isoDay(toDay)}` },
          ] as const)
        : []),
      ...(isNew && span !== null
        ? ([
            {
              field: 'times',
              privacyClass: 'WORK',
              old: null,
              new: `${displayInstant(span.begin * MS_PER_MINUTE)} ${displayInstant(span.end * MS_PER_MINUTE)}`,
            },
          ] as const)
        : []),
      ...(note === '' ? [] : ([{ field: 'note', privacyClass: 'PERSONAL', old: null, new: note }] as const)),
    ],
  });
  await publishAbsences(tx, { employeeId, from: fromDay, to: toDay });
  await publishRequest(tx, icao, employeeId);
  const isInformed = step.isInformed ?? false;
  if (
    icao !== null &&
    !isInformed &&
    employeeId !== actor.employeeId &&
    (to === 10 || to === 30 || to === 70)
  )
    await notifyOfDecision(tx, actor, { employeeId, icao, requestId: id, state: to });
}
