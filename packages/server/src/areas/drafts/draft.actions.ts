import type { Draft, PublishBody } from '@torre/contract/drafts';
import type { ChangeReason } from '@torre/contract/notices';
import { draftSentence } from '@torre/contract/drafts/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { SubtractionRules } from '@torre/domain/counters';
import { compactDay, isoDay } from '@torre/domain/kernel';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refused, sentenceOf } from '../../platform/http/refused.ts';
import { uuidv7 } from '../../platform/uuid.ts';
import type { ChangedCells, RosterTarget, WishedChange } from '../cells/index.ts';
import { changeCells, timesOf } from '../cells/index.ts';
import type { Month, RosterActor } from '../month/index.ts';
import { notifyPeople, readAbsentDays } from '../notices/index.ts';
import type { NotifiedChange } from '../notices/index.ts';
import { monthText, requestedMonth, storedDay } from '../month/index.ts';
import { draftTarget } from './draft-target.ts';
import { publishPlanning } from './draft-events.ts';
import { readDifferent, readDraftOfMonth, readOpenDraft } from './draft.reads.ts';
import type { DifferentRow } from './draft.reads.ts';
import { closeDraft, deleteDraftCells, freezeMonth, lockDraftRow, insertDraft } from './draft.store.ts';
import type { OpenDraft } from './draft.store.ts';

const closed = () => refused(409, OUTCOME.draftClosed, draftSentence('closed'));

/** Opens the draft of a month, or finds the one that a colleague opened. */
export async function openDraft(tx: Tx, actor: Actor, icao: string, month: Month): Promise<Draft> {
  const draft = { draftId: uuidv7(), icao, month };
  if (await insertDraft(tx, draft, actor)) {
    await auditDraft(tx, actor, 'insert', draft);
    await publishPlanning(tx, icao, monthText(month));
  }
  return (await readDraftOfMonth(tx, icao, month))!;
}

/** The book of a draft, held until the end of the transaction. Throws 409 when the draft is open no more. */
export async function lockDraft(tx: Tx, icao: string, draftId: string): Promise<RosterTarget> {
  const draft = await lockDraftRow(tx, icao, draftId);
  if (draft === null) throw closed();
  return draftTarget(draft);
}

/** The book of a draft for a look ahead. Throws 409 when the draft is open no more. */
export async function readDraft(tx: Tx, icao: string, draftId: string): Promise<RosterTarget> {
  const draft = await readOpenDraft(tx, icao, draftId);
  if (draft === null) throw closed();
  return draftTarget({ draftId, icao, month: requestedMonth(draft.month) });
}

/** Throws 409 when the draft is open no more, 412 when it is not at the revision that was seen. */
export async function discardDraft(tx: Tx, actor: Actor, seen: SeenDraft): Promise<void> {
  const draft = await closeSeen(tx, actor, seen, 'discard');
  await deleteDraftCells(tx, draft.draftId);
  await auditDraft(tx, actor, 'delete', draft);
  await publishPlanning(tx, draft.icao, monthText(draft.month));
}

export interface SeenDraft {
  readonly icao: string;
  readonly draftId: string;
  readonly revision: number;
}

async function closeSeen(
  tx: Tx,
  actor: Actor,
  seen: SeenDraft,
  operation: 'publish' | 'discard',
): Promise<OpenDraft> {
  const draft = await closeDraft(tx, seen, operation, actor);
  if (draft !== null) return draft;
  if ((await readOpenDraft(tx, seen.icao, seen.draftId)) === null) throw closed();
  throw refused(412, OUTCOME.stale, draftSentence('stale'));
}

export interface Publication extends ChangedCells {
  readonly versionNo: number;
}

/**
 * Publishes a draft at the revision that was seen: its cells go into the published month with history, trail and one event,
 * and the month is frozen. Throws 409 with `unresolved` when a cell was changed meanwhile and nobody decided about it, or a
 * rule refuses it; 412 when the draft was changed since. `rules`: which absences are work elsewhere. Nothing is half published: the caller's transaction holds it all.
 */
export async function publishDraft(
  tx: Tx,
  actor: RosterActor,
  seen: SeenDraft,
  { resolved, reason, legalityReason, acknowledge, overAbsence = false }: Omit<PublishBody, 'revision'>,
  rules: Pick<SubtractionRules, 'causesThatStay'>,
): Promise<Publication> {
  const draft = await closeSeen(tx, actor, seen, 'publish');
  const decisions = new Map(resolved.map((one) => [`${one.employeeId} ${one.date}`, one]));
  const decisionOn = (row: DifferentRow) =>
    decisions.get(`${row.employee_id} ${compactDay(storedDay(row.day))}`);
  // Who keeps a published cell keeps the one that was seen: a later one goes on, and is refused as stale.
  const isKept = (row: DifferentRow): boolean => {
    const decision = decisionOn(row);
    return decision?.take === 'published' && decision.version === (row.published?.version ?? null);
  };
  const rows = (await readDifferent(tx, draft.draftId)).filter((row) => !isKept(row));
  if (rows.length === 0) {
    throw refused(409, OUTCOME.nothingSaved, draftSentence('changesNothing'));
  }
  const changes = rows.map((row) => {
    const decision = decisionOn(row);
    const change = changeOf(row, decision ? decision.version : row.base_version);
    return { ...change, reason: { legalityReason, overAbsence } };
  });
  const done = await changeCells(tx, actor, draft.icao, changes);
  if (done.refused.length > 0) {
    const reason = sentenceOf(done.refused[0]!);
    const sentence = draftSentence('undecided', { count: done.refused.length, reason });
    throw refused(409, OUTCOME.draftUnresolved, sentence, { unresolved: done.refused });
  }
  const notified = notifiedChanges(rows, done, { reason, acknowledge });
  const range = { from: draft.month.first, to: draft.month.last };
  const isAbsent = await readAbsentDays(tx, draft.icao, range, rules);
  const filled = new Set(rows.filter(isFilled).map((row) => `${row.employee_id} ${storedDay(row.day)}`));
  const isSilent = ({ key: { employeeId, day } }: NotifiedChange): boolean =>
    filled.has(`${employeeId} ${day}`) && isAbsent(employeeId, day);
  await notifyPeople(
    tx,
    actor,
    draft.icao,
    'PUBLICATION',
    notified.filter((change) => !isSilent(change)),
  );
  await deleteDraftCells(tx, draft.draftId);
  const versionNo = await freezeMonth(tx, draft.icao, draft.month, actor, done.shifts.length);
  await auditDraft(tx, actor, 'update', draft);
  await publishPlanning(tx, draft.icao, monthText(draft.month));
  return { ...done, versionNo };
}

/** An empty cell that Torre filled and nobody wrote: who is absent on that day has nothing to read about it. */
const isFilled = ({ published, autogenerated_note: note }: DifferentRow): boolean =>
  published === null && note !== null;

/** The changed cells as their people are told of them. */
function notifiedChanges(
  rows: readonly DifferentRow[],
  { cells }: ChangedCells,
  { reason, acknowledge }: { reason: ChangeReason['reason']; acknowledge: ChangeReason['acknowledge'] },
): readonly NotifiedChange[] {
  const before = new Map(rows.map((row) => [`${row.employee_id} ${storedDay(row.day)}`, row.published]));
  return cells.map((key) => ({
    key,
    before: before.get(`${key.employeeId} ${key.day}`)?.turn ?? null,
    after: key.turn!,
    reason: reason?.trim() || null,
    acknowledge: acknowledge ?? false,
  }));
}

/** The save that puts a draft cell into the published month, over the version that was seen there. */
export function changeOf(row: DifferentRow, seenVersion: number | null): WishedChange {
  const day = storedDay(row.day);
  return {
    employeeId: row.employee_id,
    day,
    seenVersion,
    edit: {
      kind: 'shift',
      turn: row.turn,
      isStr: row.is_str,
      note: row.note,
      noteTurno: row.note_turno,
      ownTimes: row.own_times ? timesOf(row, day) : null,
      autogeneratedNote: row.autogenerated_note,
    },
  };
}

function auditDraft(
  tx: Tx,
  actor: Actor,
  what: 'insert' | 'update' | 'delete',
  { draftId, icao, month }: OpenDraft,
): Promise<void> {
  const day = isoDay(month.first);
  return auditChange(tx, actor, { what, entity: 'rosterDraft', entityKey: draftId, icao, day });
}
