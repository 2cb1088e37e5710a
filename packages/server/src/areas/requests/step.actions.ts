import { requestSentence } from '@torre/contract/requests/sentences';
import type { Sentence } from '@torre/contract/sentences';
import { LEAVE, balanceFor, isLaw104, leaveFacts, leaveLabel } from '@torre/domain/requests';
import type {
  LabelReader,
  LeaveActor,
  LeaveOperation,
  LeaveState,
  RequestedTime,
} from '@torre/domain/requests';
import type { Actor } from '../../platform/access/actor.ts';
import { actsFor } from '../../platform/access/principal.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { ChangedCell } from '../cells/index.ts';
import { rosterActorOf } from '../month/index.ts';
import { takeEffectBack, writeEffect } from './cell-effect.actions.ts';
import type { RequestDeps } from './insert.actions.ts';
import { limitsOf, unitOf } from './person-limits.reads.ts';
import type { PersonEntitlements } from './person-limits.reads.ts';
import type { PersonScene } from './person-scene.reads.ts';
import type { RequestRecord } from './request-record.ts';
import { whyNot } from './request-sentences.ts';
import { announceStep } from './request-trail.ts';
import { insertHistory, updateRequest } from './request.store.ts';

/** The steps that a call takes on a request that is there. */
export type StepOperation = Exclude<LeaveOperation, 'insert' | 'disposition' | 'ignore' | 'consider'>;

export interface StepScene {
  readonly scene: PersonScene;
  readonly entitlements: PersonEntitlements;
}

/** The state after the step and the cells that it wrote, or why it was not taken; then nothing was written. */
export type StepResult =
  | { readonly ok: true; readonly state: LeaveState; readonly cells: readonly ChangedCell[] }
  | { readonly ok: false; readonly why: Sentence };

/** The time of a record, with its cause as the scene knows it. */
export function timeOf(record: RequestRecord, scene: PersonScene): RequestedTime | null {
  const { unit, fromDay, toDay, start, end, quantity } = record;
  const cause =
    scene.requests.find(({ requestId }) => requestId === record.id)?.cause ??
    scene.causeOn(record.cause, fromDay);
  if (cause === null) return null;
  const span = start === null || end === null ? null : { begin: start, end };
  return { cause, unit, fromDay, toDay, span, quantity };
}

/**
 * Takes a step of F3 to F12 on a request whose row is locked: state, shift, history, trail and events, or nothing at all.
 */
export async function takeStep(
  tx: Tx,
  actor: Actor,
  deps: RequestDeps,
  record: RequestRecord,
  step: {
    readonly operation: StepOperation;
    readonly actors: readonly LeaveActor[];
    readonly note: string;
    readonly with: StepScene;
    /** Its owner has heard of it with another row of the series. */
    readonly isInformed?: boolean;
  },
): Promise<StepResult> {
  const { operation, actors, note } = step;
  const { scene, entitlements } = step.with;
  const { id, employeeId, icao, state: from } = record;
  const time = timeOf(record, scene);
  if (time === null) return { ok: false, why: requestSentence('cause-unknown', { cause: record.cause }) };
  const limits = limitsOf(scene, entitlements, id);
  const isApproval = operation === 'approve' && from !== 20;
  const facts = leaveFacts(time, {
    today: actor.today,
    window: deps.configuration.editWindow(icao ?? ''),
    isClosed: scene.isClosed,
    condition: scene.postOn(record.fromDay)?.condition ?? null,
    // asked at F4 and F5 alone (domain.md 4.1.8)
    balance: isApproval ? balanceFor(time, limits) : null,
    hasDocuments: record.documents > 0,
    note,
  });
  const isManager = actors.includes('manager');
  const decided = LEAVE.decide(from, operation, actors, facts);
  if (!decided.ok) {
    const unit = isLaw104(time.cause) ? 'minutes' : unitOf(time.cause.balance);
    return {
      ok: false,
      why: whyNot(decided, { unit, zone: scene.days.zone, reader: isManager ? 'manager' : 'employee' }),
    };
  }
  const state = decided.value!;
  const effect = await effectOf(tx, actor, deps, record, time, scene, { from, state });
  if ('why' in effect) return { ok: false, why: effect.why };
  const at = actor.now.toString();
  await updateRequest(tx, id, { state, by: actor.employeeId, at, decides: isManager });
  const role = !isManager ? 'owner' : actors.includes('second') ? 'second' : 'manager';
  // who could take the step as a manager of the first level takes it by the own right, whoever lends the second
  const level = LEAVE.may(from, operation, ['manager']) ? 'first' : 'second';
  const inPlaceOf = isManager && icao !== null ? actsFor(actor.principal, icao, level) : null;
  const onBehalfOf = inPlaceOf?.giver ?? null;
  await insertHistory(tx, {
    id,
    operation,
    by: actor.employeeId,
    onBehalfOf,
    role,
    at,
    note,
    from,
    to: state,
  });
  await announceStep(tx, actor, {
    id,
    employeeId,
    icao,
    cause: record.cause,
    fromDay: record.fromDay,
    toDay: record.toDay,
    span: time.span,
    operation,
    from,
    to: state,
    note,
    inPlaceOf,
    isInformed: step.isInformed ?? false,
  });
  return { ok: true, state, cells: effect.cells };
}

const EFFECTIVE: readonly LeaveState[] = [10, 20];

async function effectOf(
  tx: Tx,
  actor: Actor,
  deps: RequestDeps,
  { id, employeeId, icao }: RequestRecord,
  time: RequestedTime,
  scene: PersonScene,
  { from, state }: { readonly from: LeaveState; readonly state: LeaveState },
) {
  const [was, becomes] = [EFFECTIVE.includes(from), EFFECTIVE.includes(state)];
  if (was === becomes || icao === null) return { cells: [] };
  const rosterActor = rosterActorOf(deps, actor, icao);
  return becomes
    ? writeEffect(tx, rosterActor, { id, employeeId, icao, time }, scene.days)
    : takeEffectBack(tx, rosterActor, { id, employeeId, icao });
}

/** What a request is called now, for the answer to who came too late, in the words of who reads it. */
export const standsAs = (state: LeaveState, reader: LabelReader): Sentence =>
  state === 10
    ? requestSentence('alreadyApproved')
    : requestSentence('state-changed', { label: leaveLabel(state, reader) });
