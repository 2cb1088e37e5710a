import { requestSentence } from '@torre/contract/requests/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { operationOfCode } from '@torre/domain/requests';
import type { LeaveOperation } from '@torre/domain/requests';
import type { Actor } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import type { Refused } from '../../platform/http/refused.ts';
import type { ChangedCell } from '../cells/index.ts';
import { ScenesOfPeople } from './decide.actions.ts';
import type { RequestDeps } from './insert.actions.ts';
import { requestRow, standpointOf } from './request-record.ts';
import type { RequestRecord } from './request-record.ts';
import { lockRequests, readRecords } from './request.reads.ts';
import { holdRequestsOf } from './request.store.ts';
import { standsAs, takeStep } from './step.actions.ts';
import type { StepOperation } from './step.actions.ts';

/** A step on one request: what its owner does with it, or code C of whoever may end it. */
export interface AskedStep {
  readonly id: string;
  /** The version that the user saw; undefined: nobody said. */
  readonly version: number | undefined;
  /** The state and the documents that the user saw, where somebody said. */
  readonly state?: number | undefined;
  readonly documents?: number | undefined;
  readonly code?: 'C';
  readonly operation?: StepOperation;
}

const NEW_OR_KEPT: readonly LeaveOperation[] = ['insert', 'disposition', 'ignore', 'consider'];
const isStep = (operation: LeaveOperation | null): operation is StepOperation =>
  operation !== null && !NEW_OR_KEPT.includes(operation);

/**
 * Takes one step, or throws Refused: 404 for what is not there, 412 with what stands now where somebody else was first, 409
 * with the reason of a rule.
 */
export async function endRequest(
  tx: Tx,
  actor: Actor,
  deps: RequestDeps,
  asked: AskedStep,
): Promise<{ readonly record: RequestRecord; readonly cells: readonly ChangedCell[] }> {
  const { id, code, operation: wanted } = asked;
  const seen = (await readRecords(tx, [id])).get(id);
  if (seen === undefined) throw refused(404, OUTCOME.notFound, requestSentence('gone'));
  await holdRequestsOf(tx, [seen.employeeId]);
  await lockRequests(tx, [id]);
  const record = (await readRecords(tx, [id])).get(id)!;
  const { actors, relation } = standpointOf(actor.principal, record);
  if (relation === 'substitute') throw refused(403, OUTCOME.notAllowed, requestSentence('replacedPerson'));
  if (relation === 'reader') throw refused(403, OUTCOME.notAllowed, requestSentence('otherPlant'));
  const operation = code === undefined ? (wanted ?? null) : operationOfCode(code, record.state, actors);
  if (isAnother(asked, record)) throw changedMeanwhile(actor, record);
  if (!isStep(operation))
    throw refused(409, OUTCOME.requestRefused, standsAs(record.state, sideOf(actor, record)));
  const scenes = new ScenesOfPeople(tx, [record]);
  const taken = await takeStep(tx, actor, deps, record, {
    operation,
    actors,
    note: '',
    with: await scenes.of(record),
  });
  if (!taken.ok) throw refused(409, OUTCOME.requestRefused, taken.why);
  return { record: (await readRecords(tx, [id])).get(id)!, cells: taken.cells };
}

function isAnother({ version, state, documents }: AskedStep, record: RequestRecord): boolean {
  const isSeen =
    (version ?? record.version) === record.version &&
    (state ?? record.state) === record.state &&
    (documents ?? record.documents) === record.documents;
  return !isSeen;
}

/** Whose words the answer is in: the owner's, or those of managers. */
const sideOf = (
  { principal }: Pick<Actor, 'principal'>,
  { employeeId }: Pick<RequestRecord, 'employeeId'>,
): 'employee' | 'manager' => (employeeId === principal.employeeId ? 'employee' : 'manager');

/** 412 with the row as it stands. */
export function changedMeanwhile({ principal }: Actor, record: RequestRecord): Refused {
  const side = sideOf({ principal }, record);
  return refused(412, OUTCOME.stale, standsAs(record.state, side), {
    current: requestRow(record, principal, { side, place: 'list' }),
  });
}
