import { accept, isVisible, refuse } from '../kernel/index.ts';
import type { Day, Decision, NoDetails } from '../kernel/index.ts';
import { cantModify } from './edit-window.ts';
import type { EditWindow, WindowRefusals } from './edit-window.ts';
import { checkTurn } from './main-shift.ts';
import type { TurnRefusals } from './main-shift.ts';
import type { RosterLock } from './roster-lock.ts';
import { FREE, holdsOn } from './shift-definition.ts';
import type { ShiftDefinition } from './shift-definition.ts';
import { endOfClock, shiftTimes, timesOnTheClock } from './shift-times.ts';
import type { ClockTimes, ShiftTimes } from './shift-times.ts';
import { strategicFlagAfter } from './strategic-flag.ts';

export const NOTE_MAX_LENGTH = 2000;

export type ShiftAction = 'insert' | 'update';

/** What stands in the cell before the save. */
export interface ExistingShift {
  readonly turn: string;
  readonly version: number;
}

/** M4.7.05: INSERT when no shift existed yet, UPDATE otherwise. */
export function shiftAction(existing: ExistingShift | null): ShiftAction {
  return existing === null ? 'insert' : 'update';
}

export interface ShiftSave {
  readonly definitions: readonly ShiftDefinition[];
  readonly day: Day;
  readonly today: Day;
  /** Of the plant, as it holds today. */
  readonly editWindow: EditWindow;
  /** What closes the cell (`lockOf`). */
  readonly lock: RosterLock | null;
  readonly existing: ExistingShift | null;
  readonly turn: string;
  readonly isStr: boolean;
  readonly note: string | null;
  readonly noteTurno: string | null;
  /** null: the times of the definition. */
  readonly chosenTimes: ClockTimes | null;
  /** Days on which the caller believes that those times begin and end; absent where nobody can err. */
  readonly chosenDays?: { readonly start: Day; readonly end: Day } | null;
  /** What the caller believes it does. */
  readonly action: ShiftAction;
}

/** What a rule decided to write into a cell. */
export interface DecidedCell {
  /** Name of the definition, in upper case (M3.33). */
  readonly turn: string;
  /** null for a shift without times. */
  readonly times: ShiftTimes | null;
  /** The times differ from those of the definition. */
  readonly ownTimes: boolean;
  readonly isStr: boolean;
  readonly note: string | null;
  readonly noteTurno: string | null;
  /** The times that were wished lie in the hour that the spring night skips: they were moved to its end. */
  readonly movedByClock: boolean;
}

export interface DecidedSave extends DecidedCell {
  readonly action: ShiftAction;
}

function trimmed(note: string | null): string | null {
  return note !== null && isVisible(note) ? note.trim() : null;
}

/** Characters as people count them nearly, and as the database does: an emoji is one, not two. */
export function noteLength(note: string): number {
  return [...note.trim()].length;
}

/** Why a shift is not saved. */
export interface ShiftRefusals extends WindowRefusals, TurnRefusals {
  readonly locked: RosterLock;
  readonly shiftExists: NoDetails;
  readonly shiftMissing: NoDetails;
  readonly strategicFlagRefused: NoDetails;
  readonly noteTooLong: {
    readonly field: 'note' | 'noteTurno';
    readonly length: number;
    readonly allowed: number;
  };
  readonly timesNotAllowed: { readonly turn: string };
  readonly timesEmpty: NoDetails;
  /** When they really are. */
  readonly timesElsewhere: ShiftTimes;
  readonly timesSkipped: NoDetails;
}

function checkNotes(note: string | null, noteTurno: string | null): Decision<void, ShiftRefusals> {
  for (const [field, text] of [
    ['note', note],
    ['noteTurno', noteTurno],
  ] as const) {
    const length = text === null ? 0 : noteLength(text);
    if (length > NOTE_MAX_LENGTH) return refuse('noteTooLong', { field, length, allowed: NOTE_MAX_LENGTH });
  }
  return accept();
}

function ownTimesOf(
  definition: ShiftDefinition,
  chosen: ClockTimes | null,
): Decision<ClockTimes | null, ShiftRefusals> {
  if (chosen === null) return accept(null);
  if (definition.beginTime === null || definition.endTime === null) {
    return refuse('timesNotAllowed', { turn: definition.name });
  }
  if (endOfClock(chosen.begin) === endOfClock(chosen.end)) return refuse('timesEmpty');
  const same =
    chosen.begin === definition.beginTime && endOfClock(chosen.end) === endOfClock(definition.endTime);
  return accept(same ? null : chosen);
}

/** Neither too long ago nor locked. */
function checkOpen({ day, today, editWindow, lock }: ShiftSave | ShiftDelete): Decision<void, ShiftRefusals> {
  const open = cantModify(day, today, editWindow);
  if (!open.ok) return open;
  return lock === null ? accept() : refuse('locked', { ...lock });
}

/** Whether a main shift can be saved, and what is written; the dialog and the server ask the same function. */
export function decideShiftSave(save: ShiftSave): Decision<DecidedSave, ShiftRefusals> {
  const open = checkOpen(save);
  if (!open.ok) return open;
  const action = shiftAction(save.existing);
  if (action !== save.action) return refuse(save.existing ? 'shiftExists' : 'shiftMissing');
  const found = checkTurn(save.turn, save.definitions, save.day);
  if (!found.ok) return found;
  const definition = found.value;
  if (save.isStr && !strategicFlagAfter({ turn: definition.name, isStr: true })) {
    return refuse('strategicFlagRefused');
  }
  const note = trimmed(save.note);
  const noteTurno = trimmed(save.noteTurno);
  const notes = checkNotes(note, noteTurno);
  if (!notes.ok) return notes;
  const chosen = ownTimesOf(definition, save.chosenTimes);
  if (!chosen.ok) return chosen;
  const wanted = shiftTimes(definition, save.day, chosen.value);
  if (save.chosenDays && wanted && !daysFit(save.chosenDays, wanted))
    return refuse('timesElsewhere', { ...wanted });
  const times = wanted && timesOnTheClock(wanted);
  if (wanted && !times) return refuse('timesSkipped');
  return accept({
    action,
    turn: definition.name.toUpperCase(),
    times,
    movedByClock: times !== null && !sameTimes(times, wanted),
    ownTimes: chosen.value !== null,
    isStr: save.isStr,
    note,
    noteTurno,
  });
}

/** An end at midnight may be written on either of its days (D2). */
function daysFit(chosen: { start: Day; end: Day }, { start, end }: ShiftTimes): boolean {
  return (
    chosen.start === start.day && (chosen.end === end.day || (end.minute === 0 && chosen.end === end.day - 1))
  );
}

function sameTimes(one: ShiftTimes, other: ShiftTimes | null): boolean {
  const flat = (times: ShiftTimes | null) =>
    times && [times.start.day, times.start.minute, times.end.day, times.end.minute].join();
  return flat(one) === flat(other);
}

export interface ShiftDelete {
  readonly definitions: readonly ShiftDefinition[];
  readonly day: Day;
  readonly today: Day;
  readonly editWindow: EditWindow;
  readonly lock: RosterLock | null;
  readonly existing: ExistingShift | null;
  /** What the person's base cycle gives to the day; null without a cycle. */
  readonly cycleTurn: string | null;
}

/**
 * What a delete puts back (M4.7.10): the shift of the base cycle, FREE without a cycle or when the plant no longer
 * has that shift.
 */
export function decideShiftDelete(removal: ShiftDelete): Decision<DecidedCell, ShiftRefusals> {
  const open = checkOpen(removal);
  if (!open.ok) return open;
  if (removal.existing === null) return refuse('shiftMissing');
  const definition = removal.definitions.find(
    (candidate) => candidate.name === removal.cycleTurn && holdsOn(candidate, removal.day),
  );
  const times = definition ? shiftTimes(definition, removal.day) : null;
  return accept({
    turn: definition?.name ?? FREE,
    times: times && timesOnTheClock(times),
    ownTimes: false,
    isStr: false,
    note: null,
    noteTurno: null,
    movedByClock: false,
  });
}
