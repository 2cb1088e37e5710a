import type { Shift } from '@torre/contract/roster';
import { compactDateTime, compactDay } from '@torre/domain/kernel';
import type { Day, Decision } from '@torre/domain/kernel';
import { decideShiftDelete, decideShiftSave } from '@torre/domain/roster';
import type { EditWindow, ShiftTimes } from '@torre/domain/roster';
import type { Tx } from '../../platform/db/index.ts';
import { turnOfCycle } from './base-cycle.reads.ts';
import { marksOf } from './changed-cell.ts';
import type { Author, CellKey, ChangedCell } from './changed-cell.ts';
import { maskedTurn } from './compact-month.ts';
import { instantText, zoneOf } from './local-time.ts';
import { publishCells } from './roster-events.ts';
import { findCell, insertShift, replaceShift } from './roster.store.ts';
import type { Cell, ShiftWrite } from './roster.store.ts';
import { auditShift } from './shift-audit.ts';
import { notAssigned, ruleRefusal, shiftExists, stale } from './shift-refusals.ts';
import { shiftIdOf } from './shift-row.ts';

/** Who changes a shift, and when. */
export interface Hand {
  readonly employeeId: string;
  readonly author: Author;
  readonly now: Temporal.Instant;
  readonly today: Day;
  /** Of the plant, as it holds today. */
  readonly editWindow: EditWindow;
}

/** The wish of a save (M3.32). */
export interface WantedShift {
  readonly turn: string;
  readonly isStr: boolean;
  readonly note: string | null;
  readonly noteTurno: string | null;
  /** null: the times of the definition. */
  readonly ownTimes: ShiftTimes | null;
}

export interface SavedShift {
  readonly cell: ChangedCell;
  readonly shift: Shift;
  /** The wanted times lie in the hour that the spring night skips: the shift has others. */
  readonly movedByClock: boolean;
  /** Event position of the save. */
  readonly position: string;
}

/** Fills an empty cell. Throws Refused: 409 when a rule says no or a shift stands there already. */
export async function insertWantedShift(
  tx: Tx,
  by: Hand,
  key: CellKey,
  wanted: WantedShift,
): Promise<SavedShift> {
  const cell = await cellOf(tx, key);
  const decided = accepted(decideSave(by, key, cell, wanted, 'insert'), key, cell);
  const write = written(by, key, decided, null);
  const version = await insertShift(tx, key, write);
  if (version === null) throw shiftExists({ day: key.day, standing: (await cellOf(tx, key)).standing });
  return saved(
    tx,
    by,
    { call: 'createShift', what: 'insert' },
    { key, cell, write, version, times: decided.times, movedByClock: decided.movedByClock },
  );
}

/** Changes the version that the user saw. Throws Refused: 409 when a rule says no, 412 when another save was first. */
export async function changeShift(
  tx: Tx,
  by: Hand,
  key: CellKey,
  seenVersion: number,
  wanted: WantedShift,
): Promise<SavedShift> {
  const cell = await cellOf(tx, key);
  const decided = accepted(decideSave(by, key, cell, wanted, 'update'), key, cell);
  const write = written(by, key, decided, null);
  const version = await replaceSeen(tx, key, { version: seenVersion, as: 'CHANGE' }, write);
  return saved(
    tx,
    by,
    { call: 'updateShift', what: 'update' },
    { key, cell, write, version, times: decided.times, movedByClock: decided.movedByClock },
  );
}

/**
 * Removes a shift: the base cycle's shift, FREE without a cycle, takes its place at once (M4.7.09, M4.7.10).
 * Throws Refused as changeShift.
 */
export async function deleteShift(tx: Tx, by: Hand, key: CellKey, seenVersion: number): Promise<SavedShift> {
  const cell = await cellOf(tx, key);
  const decided = accepted(
    decideShiftDelete({
      definitions: cell.definitions,
      day: key.day,
      today: by.today,
      editWindow: by.editWindow,
      existing: cell.standing,
      cycleTurn: turnOfCycle(cell.cycle, key.day),
    }),
    key,
    cell,
  );
  const emptied = { ...decided, ownTimes: false, isStr: false, note: null, noteTurno: null };
  const write = written(by, key, emptied, 'Turno eliminato: rimesso quello del ciclo');
  const version = await replaceSeen(tx, key, { version: seenVersion, as: 'STORIFIED' }, write);
  return saved(
    tx,
    by,
    { call: 'deleteShift', what: 'delete' },
    { key, cell, write, version, times: decided.times, movedByClock: false },
  );
}

async function cellOf(tx: Tx, key: CellKey): Promise<Cell> {
  const cell = await findCell(tx, key);
  if (cell === null) throw notAssigned(key.icao, key.day);
  return cell;
}

function decideSave(by: Hand, key: CellKey, cell: Cell, wanted: WantedShift, action: 'insert' | 'update') {
  const { ownTimes, ...shift } = wanted;
  return decideShiftSave({
    definitions: cell.definitions,
    day: key.day,
    today: by.today,
    editWindow: by.editWindow,
    existing: cell.standing,
    action,
    ...shift,
    chosenTimes: ownTimes && { begin: ownTimes.start.minute, end: ownTimes.end.minute },
    chosenDays: ownTimes && { start: ownTimes.start.day, end: ownTimes.end.day },
  });
}

function accepted<T>(decision: Decision<T>, key: CellKey, cell: Cell): T {
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

type Decided = Pick<ShiftWrite, 'turn' | 'ownTimes' | 'isStr' | 'note' | 'noteTurno'> & {
  readonly times: ShiftTimes | null;
};

function written(by: Hand, key: CellKey, decided: Decided, autogeneratedNote: string | null): ShiftWrite {
  const zone = zoneOf(key.day, key.day);
  const { times, turn, ownTimes, isStr, note, noteTurno } = decided;
  return {
    turn,
    startAt: times && instantText(zone, times.start, 'start'),
    endAt: times && instantText(zone, times.end, 'end'),
    ownTimes,
    isStr,
    note,
    noteTurno,
    autogeneratedNote,
    modifyUser: by.employeeId,
    modifyDate: by.now.toString(),
  };
}

interface Outcome {
  readonly key: CellKey;
  readonly cell: Cell;
  readonly write: ShiftWrite;
  readonly version: number;
  readonly times: ShiftTimes | null;
  readonly movedByClock: boolean;
}

/** Audit row and event in the same transaction, and what the reply and the followers need. */
async function saved(
  tx: Tx,
  by: Hand,
  change: { call: string; what: 'insert' | 'update' | 'delete' },
  { key, cell, write, version, times, movedByClock }: Outcome,
): Promise<SavedShift> {
  await auditShift(tx, by.now, { ...change, key, before: cell.standing, after: write });
  const isShift = (turn: string): boolean => cell.definitions.some(({ name }) => name === turn);
  const before = cell.standing && maskedTurn(cell.standing.turn, isShift);
  const position = await publishCells(tx, key.icao, [key], before === maskedTurn(write.turn, isShift));
  const zone = zoneOf(key.day, key.day);
  const definition = cell.definitions.find((candidate) => candidate.name === write.turn);
  return {
    position,
    movedByClock,
    cell: {
      ...key,
      category: cell.category,
      turn: write.turn,
      shiftClass: definition?.shiftClass ?? null,
      start: times && zone.utc(times.start.day, times.start.minute, 'start'),
      end: times && zone.utc(times.end.day, times.end.minute, 'end'),
      version,
      marks: marksOf(write),
      author: by.author,
    },
    shift: {
      shiftId: shiftIdOf(key.employeeId, key.day),
      date: compactDay(key.day),
      turn: write.turn,
      startDate: times && compactDateTime(times.start.day, times.start.minute),
      endDate: times && compactDateTime(times.end.day, times.end.minute),
      isStr: write.isStr,
      note: write.note,
      noteTurno: write.noteTurno,
      autogeneratedNote: write.autogeneratedNote,
      version,
    },
  };
}
