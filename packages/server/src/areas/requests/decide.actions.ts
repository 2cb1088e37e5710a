import type { DecidedRow, RequestDecision } from '@torre/contract/requests';
import { requestSentence } from '@torre/contract/requests/sentences';
import type { Sentence } from '@torre/contract/sentences';
import type { Day } from '@torre/domain/kernel';
import { LEAVE, operationOfCode } from '@torre/domain/requests';
import type { LeaveState } from '@torre/domain/requests';
import type { Actor } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/index.ts';
import { wordsOf } from '../../platform/http/refused.ts';
import type { ChangedCell } from '../cells/index.ts';
import type { RequestDeps } from './insert.actions.ts';
import { wholeMonths, readEntitlements } from './person-limits.reads.ts';
import { readPersonScene } from './person-scene.reads.ts';
import { requestRow, standpointOf } from './request-record.ts';
import type { RequestRecord } from './request-record.ts';
import { lockRequests, readPeopleOf, readRecords, readRestOfSeries } from './request.reads.ts';
import { holdRequestsOf } from './request.store.ts';
import { standsAs, takeStep } from './step.actions.ts';
import type { StepOperation, StepScene } from './step.actions.ts';

export interface DecidedRows {
  readonly rows: readonly DecidedRow[];
  readonly cells: readonly ChangedCell[];
}

/** Which sentence says that it is done (M8.54). */
const DONE = { 10: 'approved', 30: 'annulled', 50: 'authorized', 70: 'rejected' } as const;

/**
 * Decides on requests, each by itself and answered by itself: esito 0, or 1 with the reason and what stands now (E8.18, M7.52).
 * What is decided of one row of a series is decided of its others that stand as it does (decision 0138): their answers come last, and
 * the person hears of it once. Two who decide on one at the same moment wait for each other; the second hears what stands.
 */
export async function decideRequests(
  tx: Tx,
  actor: Actor,
  deps: RequestDeps,
  decisions: readonly RequestDecision[],
): Promise<DecidedRows> {
  const named = decisions.map(({ id }) => id);
  const { people, hasSeries } = await readPeopleOf(tx, named);
  await holdRequestsOf(tx, people);
  const all = hasSeries ? withSeries(decisions, await readRestOfSeries(tx, named)) : decisions;
  const ids = all.map(({ id }) => id);
  await lockRequests(tx, ids);
  const records = new Map(await readRecords(tx, ids));
  const scenes = new ScenesOfPeople(tx, [...records.values()]);
  const results: (OneResult | null)[] = [];
  const cells: ChangedCell[] = [];
  const informed = new Set<string>();
  for (const decision of all) {
    const record = records.get(decision.id);
    const series = record?.seriesId ?? null;
    const scene = { scenes, isInformed: series !== null && informed.has(series) };
    const result = record === undefined ? null : await decideOne(tx, actor, deps, record, decision, scene);
    results.push(result);
    if (record === undefined || result === null || !('cells' in result)) continue;
    if (series !== null) informed.add(series);
    cells.push(...result.cells);
    // Named twice in one call it is decided once.
    records.set(decision.id, { ...record, state: result.state, version: record.version + 1 });
  }
  const standing = await readRecords(tx, ids);
  const rows = all.map((decision, nth) =>
    answer(actor, decision, results[nth] ?? null, standing.get(decision.id) ?? null),
  );
  return { rows, cells };
}

/** The decisions, and those of one row that hold for the rest of its series; a row that is named has its own. */
function withSeries(
  decisions: readonly RequestDecision[],
  rest: readonly { readonly of: string; readonly id: string }[],
): readonly RequestDecision[] {
  const seen = new Set(decisions.map(({ id }) => id));
  const further: RequestDecision[] = [];
  for (const { version: _ofTheNamed, ...decision } of decisions)
    for (const { id } of rest.filter(({ of }) => of === decision.id)) {
      if (seen.has(id)) continue;
      seen.add(id);
      further.push({ ...decision, id });
    }
  return [...decisions, ...further];
}

type OneResult =
  | { readonly state: LeaveState; readonly cells: readonly ChangedCell[] }
  | { readonly why: Sentence };

async function decideOne(
  tx: Tx,
  actor: Actor,
  deps: RequestDeps,
  record: RequestRecord,
  { operazione, note = '', version }: RequestDecision,
  { scenes, isInformed }: { readonly scenes: ScenesOfPeople; readonly isInformed: boolean },
): Promise<OneResult> {
  const { actors, relation } = standpointOf(actor.principal, record);
  if (relation === 'owner') return { why: requestSentence('ownDecision') };
  if (relation === 'substitute') return { why: requestSentence('replacedPerson') };
  if (relation === 'reader') return { why: requestSentence('otherPlant') };
  if (version !== undefined && version !== record.version) return { why: standsAs(record.state, 'manager') };
  const operation = operationOfCode(operazione, record.state, actors);
  if (operation === null || !isStep(operation)) return { why: standsAs(record.state, 'manager') };
  if (!LEAVE.may(record.state, operation, actors)) {
    const level = operation === 'approve' && record.state === 60;
    return { why: level ? requestSentence('secondLevel') : standsAs(record.state, 'manager') };
  }
  const taken = await takeStep(tx, actor, deps, record, {
    operation,
    actors,
    note: note.trim(),
    with: await scenes.of(record),
    isInformed,
  });
  if (!taken.ok) return { why: taken.why };
  scenes.stepTaken(record, taken.state);
  return taken;
}

const STEPS: readonly string[] = ['authorize', 'approve', 'reject', 'delete', 'annul'];
const isStep = (operation: string): operation is StepOperation => STEPS.includes(operation);

function answer(
  { principal }: Actor,
  { id }: RequestDecision,
  result: OneResult | null,
  now: RequestRecord | null,
): DecidedRow {
  const standing = now && requestRow(now, principal, { side: 'manager', place: 'list' });
  const type = String(now?.tipo ?? 0);
  if (result !== null && 'state' in result) {
    const key = result.state in DONE ? DONE[result.state as keyof typeof DONE] : 'approved';
    const { messageIT: message, text } = wordsOf(requestSentence(key, { id }));
    return { id, esito: 0, type, message, ...(text && { text }), standing };
  }
  const why = result?.why ?? requestSentence('gone');
  const { messageIT: message, text } = wordsOf(requestSentence('notDone', { id, msg: why }));
  return { id, esito: 1, type, message, ...(text && { text }), standing };
}

/** Reads each person once for all their requests of a call, over the days of all of them. */
export class ScenesOfPeople {
  readonly #tx: Tx;
  readonly #asked: readonly RequestRecord[];
  readonly #known = new Map<string, StepScene>();

  /** `asked`: all requests that the call decides on. */
  constructor(tx: Tx, asked: readonly RequestRecord[]) {
    this.#tx = tx;
    this.#asked = asked;
  }

  async of({ employeeId }: RequestRecord): Promise<StepScene> {
    const known = this.#known.get(employeeId);
    if (known) return known;
    const own = this.#asked.filter((one) => one.employeeId === employeeId);
    const days = {
      from: Math.min(...own.map(({ fromDay }) => fromDay)) as Day,
      to: Math.max(...own.map(({ toDay }) => toDay)) as Day,
    };
    const on = this.#tx.database.forRules;
    const scene = await readPersonScene(on, employeeId, wholeMonths(days));
    if (scene === null) throw new Error(`nobody has the code ${employeeId} of a request`);
    const read = { scene, entitlements: await readEntitlements(on, employeeId, days) };
    this.#known.set(employeeId, read);
    return read;
  }

  /** What was decided before in the same call counts for what follows. */
  stepTaken({ id, employeeId }: RequestRecord, state: LeaveState): void {
    const known = this.#known.get(employeeId);
    if (known === undefined) return;
    const requests = known.scene.requests.map((one) => (one.requestId === id ? { ...one, state } : one));
    this.#known.set(employeeId, { ...known, scene: { ...known.scene, requests } });
  }
}
