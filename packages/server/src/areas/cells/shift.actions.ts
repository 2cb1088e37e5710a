import type { ChangeReason } from '@torre/contract/notices';
import type { Shift } from '@torre/contract/month';
import type { Decision } from '@torre/domain/kernel';
import { decideShiftDelete, decideShiftSave } from '@torre/domain/roster';
import type { ShiftRefusals, ShiftTimes } from '@torre/domain/roster';
import type { Tx } from '../../platform/db/index.ts';
import { turnOfCycle } from './base-cycle.reads.ts';
import type { CellKey, RosterActor } from '../month/index.ts';
import type { ChangedCell } from './changed-cell.ts';
import { wholeEdit } from './decide-cell.ts';
import type { ShiftEdit } from './decide-cell.ts';
import { withdrawOutdatedNotices, notifyPeople } from '../notices/index.ts';
import { publishCells } from './roster-events.ts';
import { findCell, insertShift, replaceShift } from './shift.store.ts';
import type { Cell, ShiftWrite } from './shift.store.ts';
import { auditShift } from './shift-audit.ts';
import { notAssigned, ruleRefusal, shiftExists, stale } from './shift-refusals.ts';
import { asItStands, readsAlike, toWrite } from './written-shift.ts';

/** The note that Torre itself writes when a delete brings back the shift of the cycle. */
export const PUT_BACK = 'Turno eliminato: rimesso quello del ciclo';

export interface SavedShift {
  readonly cell: ChangedCell;
  readonly shift: Shift;
  /** The wanted times lie in the hour that the spring night skips: the shift has others. */
  readonly movedByClock: boolean;
  /** Event position of the save. */
  readonly position: string;
}

/** Fills an empty cell. Throws Refused: 409 when a rule says no or a shift stands there already. */
export async function fillCell(
  tx: Tx,
  actor: RosterActor,
  key: CellKey,
  edit: ShiftEdit,
  reason: ChangeReason,
): Promise<SavedShift> {
  const cell = await cellOf(tx, key);
  const decided = accepted(decideSave(actor, key, cell, edit, 'insert'), key, cell);
  const write = toWrite(actor, key, decided, null);
  const version = await insertShift(tx, key, write);
  if (version === null) throw shiftExists({ day: key.day, standing: (await cellOf(tx, key)).standing });
  return saved(
    tx,
    actor,
    { call: 'createShift', what: 'insert' },
    {
      key,
      cell,
      write,
      version,
      times: decided.times,
      movedByClock: decided.movedByClock,
      reason,
    },
  );
}

/** Changes the version that the user saw. Throws Refused: 409 when a rule says no, 412 when another save was first. */
export async function changeShift(
  tx: Tx,
  actor: RosterActor,
  key: CellKey,
  seenVersion: number,
  edit: ShiftEdit,
  reason: ChangeReason,
): Promise<SavedShift> {
  const cell = await cellOf(tx, key);
  const decided = accepted(decideSave(actor, key, cell, edit, 'update'), key, cell);
  const write = toWrite(actor, key, decided, null);
  const version = await replaceSeen(tx, key, { version: seenVersion, as: 'CHANGE' }, write);
  return saved(
    tx,
    actor,
    { call: 'updateShift', what: 'update' },
    {
      key,
      cell,
      write,
      version,
      times: decided.times,
      movedByClock: decided.movedByClock,
      reason,
    },
  );
}

/**
 * Removes a shift: the base cycle's shift, FREE without a cycle, takes its place at once (M4.7.09, M4.7.10).
 * Throws Refused as changeShift.
 */
export async function deleteShift(
  tx: Tx,
  actor: RosterActor,
  key: CellKey,
  seenVersion: number,
  reason: ChangeReason,
): Promise<SavedShift> {
  const cell = await cellOf(tx, key);
  const decided = accepted(
    decideShiftDelete({
      definitions: cell.definitions,
      day: key.day,
      today: actor.today,
      editWindow: actor.editWindow,
      lock: cell.lock,
      existing: cell.standing,
      cycleTurn: turnOfCycle(cell.cycle, key.day),
    }),
    key,
    cell,
  );
  const emptied = { ...decided, ownTimes: false, isStr: false, note: null, noteTurno: null };
  const write = toWrite(actor, key, emptied, PUT_BACK);
  const version = await replaceSeen(tx, key, { version: seenVersion, as: 'STORIFIED' }, write);
  return saved(
    tx,
    actor,
    { call: 'deleteShift', what: 'delete' },
    { key, cell, write, version, times: decided.times, movedByClock: false, reason },
  );
}

async function cellOf(tx: Tx, key: CellKey): Promise<Cell> {
  const cell = await findCell(tx, key);
  if (cell === null) throw notAssigned(key.icao, key.day);
  return cell;
}

function decideSave(
  actor: RosterActor,
  key: CellKey,
  cell: Cell,
  edit: ShiftEdit,
  action: 'insert' | 'update',
) {
  const { ownTimes, ...shift } = wholeEdit(edit, cell.standing);
  return decideShiftSave({
    definitions: cell.definitions,
    day: key.day,
    today: actor.today,
    editWindow: actor.editWindow,
    lock: cell.lock,
    existing: cell.standing,
    action,
    ...shift,
    chosenTimes: ownTimes && { begin: ownTimes.start.minute, end: ownTimes.end.minute },
    chosenDays: ownTimes && { start: ownTimes.start.day, end: ownTimes.end.day },
  });
}

function accepted<T>(decision: Decision<T, ShiftRefusals>, key: CellKey, cell: Cell): T {
  if (!decision.ok) throw ruleRefusal(decision, { day: key.day, standing: cell.standing });
  return decision.value;
}

async function replaceSeen(
  tx: Tx,
  key: CellKey,
  seen: { version: number; as: 'CHANGE' | 'STORIFIED' },
  write: ShiftWrite,
): Promise<number> {
  const version = await replaceShift(tx, key, seen, write);
  if (version === null) throw stale({ day: key.day, standing: (await cellOf(tx, key)).standing });
  return version;
}

interface Outcome {
  readonly key: CellKey;
  readonly cell: Cell;
  readonly write: ShiftWrite;
  readonly version: number;
  readonly times: ShiftTimes | null;
  readonly movedByClock: boolean;
  readonly reason: ChangeReason;
}

/** Audit row and event in the same transaction, and what the reply and the followers need. */
async function saved(
  tx: Tx,
  actor: RosterActor,
  change: { call: string; what: 'insert' | 'update' | 'delete' },
  { cell, movedByClock, reason, ...done }: Outcome,
): Promise<SavedShift> {
  const { key, write } = done;
  await auditShift(tx, actor.now, {
    ...change,
    key,
    definitions: cell.definitions,
    before: cell.standing,
    after: write,
    reason: reason.reason ?? null,
  });
  if (reason.reason != null || reason.acknowledge === true) {
    const change = {
      key,
      before: cell.standing?.turn ?? null,
      after: write.turn,
      reason: reason.reason?.trim() || null,
      acknowledge: reason.acknowledge ?? false,
    };
    await notifyPeople(tx, actor, key.icao, 'CHANGE', [change]);
  }
  await withdrawOutdatedNotices(tx, key.icao, [key]);
  const position = await publishCells(tx, key.icao, [key], readsAlike(cell, write.turn));
  return { position, movedByClock, ...asItStands(actor, { ...done, cell }) };
}
