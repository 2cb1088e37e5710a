import { requestSentence } from '@torre/contract/requests/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { EditWindow } from '@torre/domain/roster';
import type { Refused as Refusal } from '@torre/domain/kernel';
import { causeOn, decideRequest, isNearAbsence } from '@torre/domain/requests';
import type {
  DecidedRequest,
  InsertingPerson,
  RequestRefusals,
  StandingRequest,
  WantedRequest,
} from '@torre/domain/requests';
import type { Actor } from '../../platform/access/actor.ts';
import { actsFor, managesPlant, standsInFor } from '../../platform/access/principal.ts';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import type { Refused } from '../../platform/http/refused.ts';
import { uuidv7 } from '../../platform/uuid.ts';
import type { ChangedCell } from '../cells/index.ts';
import { rosterActorOf } from '../month/index.ts';
import { notifyOfAbsence } from '../notices/index.ts';
import { writeEffect } from './cell-effect.actions.ts';
import { limitsOf, wholeMonths, readEntitlements, unitOf } from './person-limits.reads.ts';
import type { PersonEntitlements } from './person-limits.reads.ts';
import { readManagersOfPlant } from './managers-of-plant.reads.ts';
import { readPersonScene } from './person-scene.reads.ts';
import type { PersonScene } from './person-scene.reads.ts';
import type { RequestRecord } from './request-record.ts';
import { overlapsWith, whyNot } from './request-sentences.ts';
import { announceStep } from './request-trail.ts';
import { holdRequestsOf, insertDocuments, insertHistory, insertRequest } from './request.store.ts';
import type { WantedRequests } from './requested-justification.ts';

export interface RequestDeps {
  readonly configuration: Configuration;
}

/** For whom something is asked: by oneself, or by a manager who disposes it (F1, F2). */
export interface Asking {
  readonly employeeId: string;
  readonly as: 'owner' | 'manager';
}

export interface Inserted {
  readonly ids: readonly string[];
  readonly cells: readonly ChangedCell[];
}

/**
 * Inserts a request, or each of a series, whole or not at all: rows, history, documents, trail and events; a disposition is
 * effective at once and writes its shift. Throws Refused: 403 where a manager does not manage the person on the first day, 409
 * where a rule says no.
 */
export async function insertRequests(
  tx: Tx,
  actor: Actor,
  deps: RequestDeps,
  asking: Asking,
  { wanted, note, documents, days }: WantedRequests,
): Promise<Inserted> {
  const { employeeId, as } = asking;
  await holdRequestsOf(tx, [employeeId]);
  const on = tx.database.forRules;
  const scene = await readPersonScene(on, employeeId, wholeMonths(days));
  if (scene === null) throw notManaged();
  const entitlements = await readEntitlements(on, employeeId, days);
  const seriesId = wanted.length > 1 ? uuidv7() : null;
  const standing: StandingRequest[] = [...scene.requests];
  const ids: string[] = [];
  const cells: ChangedCell[] = [];
  for (const one of wanted) {
    const place = placeOf(actor, asking, scene, one);
    const decided = decide(actor, deps, asking, { ...scene, requests: standing }, entitlements, one);
    if (!decided.ok) throw ruledOut(decided, scene, one, as);
    const { state, time } = decided.value;
    const id = uuidv7();
    const request = { id, employeeId, icao: place, time };
    const at = actor.now.toString();
    await insertRequest(tx, {
      ...request,
      tipo: as === 'manager' ? 1 : 0,
      state,
      note,
      seriesId,
      by: actor.employeeId,
      at,
    });
    const operation = as === 'manager' ? 'disposition' : 'insert';
    const inPlaceOf = as === 'manager' && place !== null ? actsFor(actor.principal, place) : null;
    await insertHistory(tx, {
      id,
      operation,
      by: actor.employeeId,
      onBehalfOf: inPlaceOf?.giver ?? null,
      role: as,
      at,
      note,
      from: null,
      to: state,
    });
    // a document is that of the first of a series: its rows are decided once
    if (ids.length === 0) await attach(tx, actor, time, id, documents);
    const effect =
      state === 10 && place !== null && as === 'manager'
        ? await writeEffect(tx, rosterActorOf(deps, actor, place), request, scene.days)
        : { cells: [] };
    if ('why' in effect) throw refused(409, OUTCOME.requestRefused, effect.why);
    cells.push(...effect.cells);
    await announceStep(tx, actor, {
      ...request,
      cause: time.cause.idcausale,
      fromDay: time.fromDay,
      toDay: time.toDay,
      span: time.span,
      operation,
      from: null,
      to: state,
      note,
      inPlaceOf,
    });
    if (as === 'owner' && place !== null && isNear(actor, scene, decided.value))
      await tellManagers(tx, actor, place, { id, employeeId });
    standing.push({ ...time, requestId: id, state });
    ids.push(id);
  }
  return { ids, cells };
}

const isNear = (
  { today }: Actor,
  { days, postOn }: PersonScene,
  { time, counted }: DecidedRequest,
): boolean =>
  isNearAbsence(time, counted, days, { today, condition: postOn(time.fromDay)?.condition ?? null });

/** Who manages the plant hears of it at once: a shift of today or tomorrow cannot wait until somebody looks. */
async function tellManagers(
  tx: Tx,
  actor: Actor,
  icao: string,
  { id: requestId, employeeId }: Pick<RequestRecord, 'id' | 'employeeId'>,
): Promise<void> {
  const managers = await readManagersOfPlant(tx.database.forRules, icao, actor.today, employeeId);
  await notifyOfAbsence(tx, actor, { managers, icao, requestId });
}

/** What would become of a request, saving nothing; `standing`: the open requests of the person without it. */
export function decide(
  actor: Pick<Actor, 'today'>,
  { configuration }: RequestDeps,
  { as }: Asking,
  scene: PersonScene,
  entitlements: PersonEntitlements,
  one: WantedRequest,
): ReturnType<typeof decideRequest> {
  const post = scene.postOn(one.fromDay);
  const window: EditWindow = configuration.editWindow(post?.icao ?? '');
  const person: Omit<InsertingPerson, 'earlierYearsLeft'> = {
    condition: post?.condition ?? null,
    prefix: employerPrefix(configuration, scene.company),
    // a right that ends meanwhile is none for the days after it
    rights: entitlements.rightsOver({ from: one.fromDay, to: one.toDay }),
  };
  return decideRequest(one, scene.causeOn(one.idcausale, one.fromDay), {
    ...limitsOf(scene, entitlements),
    actor: as,
    today: actor.today,
    window,
    isClosed: scene.isClosed,
    person,
    punches: scene.punches,
  });
}

/** With which the codes of an employer begin; '' for the operator. */
export function employerPrefix(configuration: Configuration, company: string): string {
  const known = configuration
    .read('requests.employers')
    .map((item) => [item.slice(0, 2), item.slice(3)] as const)
    .find(([, employer]) => employer === company);
  return known?.[0] ?? '';
}

/** The plant of the first day; null without one. Throws 403 where a manager does not manage it. */
function placeOf(
  { principal }: Actor,
  { employeeId, as }: Asking,
  scene: PersonScene,
  { fromDay }: WantedRequest,
): string | null {
  const icao = scene.postOn(fromDay)?.icao ?? null;
  if (as === 'manager' && (icao === null || !managesPlant(principal, icao))) throw notManaged();
  // a disposition decides at once
  if (as === 'manager' && standsInFor(principal, employeeId))
    throw refused(403, OUTCOME.notAllowed, requestSentence('replacedPerson'));
  return icao;
}

const notManaged = (): Refused => refused(403, OUTCOME.notAllowed, requestSentence('personNotManaged'));

/**
 * A refusal in words. `readBy` the owner of the request it may name another one of theirs; a manager may not read
 * each of them.
 */
export function ruledOut(
  refusal: Refusal<RequestRefusals>,
  scene: PersonScene,
  { idcausale, fromDay }: Pick<WantedRequest, 'idcausale' | 'fromDay'>,
  readBy: Asking['as'],
): Refused {
  const there = readBy === 'owner' ? overlappedBy(refusal, scene) : null;
  if (there !== null) return refused(409, OUTCOME.requestRefused, overlapsWith(there));
  const cause = causeOn(scene.causes, idcausale, fromDay);
  const unit = unitOf(cause?.balance ?? null);
  return refused(
    409,
    OUTCOME.requestRefused,
    whyNot(refusal, { unit, zone: scene.days.zone, reader: readBy === 'owner' ? 'employee' : 'manager' }),
  );
}

/** The standing request of the scene over which a new one would lie; null: refused for something else. */
export function overlappedBy(
  refusal: Refusal<RequestRefusals>,
  { requests }: Pick<PersonScene, 'requests'>,
): StandingRequest | null {
  if (refusal.code !== 'overlap') return null;
  return requests.find(({ requestId }) => requestId === refusal.details.requestId) ?? null;
}

async function attach(
  tx: Tx,
  actor: Actor,
  { cause }: DecidedRequest['time'],
  id: string,
  files: readonly string[],
): Promise<void> {
  if (files.length > 0 && cause.gestdoc === '')
    throw refused(409, OUTCOME.requestRefused, requestSentence('documentsNotWanted'));
  await insertDocuments(tx, id, { files, owner: actor.employeeId, at: actor.now.toString() });
}

/** As the rules read it, before anything is written. */
export async function readForTrial(
  on: Queryable,
  employeeId: string,
  days: WantedRequests['days'],
): Promise<{ readonly scene: PersonScene; readonly entitlements: PersonEntitlements } | null> {
  const scene = await readPersonScene(on, employeeId, wholeMonths(days));
  if (scene === null) return null;
  return { scene, entitlements: await readEntitlements(on, employeeId, days) };
}
