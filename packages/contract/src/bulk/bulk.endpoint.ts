import type { CounterEffect } from '../counters/counters.endpoint.ts';
import { endpoint } from '../endpoint.ts';
import type { ChangeReason } from '../notices/change-reason.ts';
import type { OutcomeReply, OutcomeText } from '../outcome/outcome.endpoint.ts';
import type { Shift } from '../roster/roster.endpoint.ts';

/** A whole month of 500 people: more cells in one call are a slip, or an attack (decision 0041). */
export const MOST_CELLS = 15_500;

/** A cell of the roster; date YYYYMMDD. */
export interface CellName {
  readonly employeeId: string;
  readonly date: string;
}

/** A cell as the user saw it. null: it was empty. */
export interface SeenCell extends CellName {
  readonly version: number | null;
}

export interface ShiftOfPerson extends Shift {
  readonly employeeId: string;
}

/** A cell that stays as it is, and why; `current` is what stands there when somebody else was first. */
export interface RefusedCell extends CellName {
  readonly code: number;
  readonly messageIT: string;
  readonly text?: OutcomeText;
  readonly current: Shift | null;
  readonly modifyUser: { readonly employeeName: string; readonly employeeSurname: string } | null;
  /** DD/MM/YYYY HH:mm */
  readonly modifyDate: string | null;
}

/**
 * What a change of many cells did (code 0: all of them; 2: some were refused), or with `preview=true` would do. Nothing
 * that a rule or another's save refuses keeps the other cells from being saved; refused is the whole call (409) only when
 * no cell can change; a preview of that is answered like one in which some are refused.
 */
export interface BulkReply extends OutcomeReply {
  /** The changed cells as they stand, or would stand. */
  readonly shifts: readonly ShiftOfPerson[];
  readonly refused: readonly RefusedCell[];
  /** Event position of the save; null when nothing was saved. */
  readonly position: string | null;
  /** Of a preview: the counters that would change, by day and timeslot. */
  readonly effects?: readonly CounterEffect[];
}

export interface PreviewQuery {
  readonly preview?: boolean;
  /** Id of an open draft of the month: the cells change there instead of in what everybody sees. */
  readonly draft?: string;
}

/** The same content for every cell that it names. */
export interface BulkContent extends ChangeReason {
  /** Shift name in upper case. */
  readonly turn: string;
  readonly isStr?: boolean;
  readonly note?: string | null;
  readonly noteTurno?: string | null;
}

/** Cells copied or cut and where the first of them goes; `versions` are those of every cell that would change. */
export interface CopyBody extends ChangeReason {
  readonly division: string;
  readonly from: readonly CellName[];
  readonly to: CellName;
  /** Whose rows follow the one of `to`, as the user sees them; without it those of the month in its order. */
  readonly people?: readonly string[];
  readonly versions: readonly SeenCell[];
}

export const copyShifts = endpoint<{ query: PreviewQuery; body: CopyBody; reply: BulkReply }>({
  id: 'copyShifts',
  method: 'PUT',
  path: '/manager/shifts/copy',
  summary: 'Copia i turni di un blocco di celle in un altro',
  required: ['body', 'division'],
});

/** As a copy; the cells that were cut get back the shift of the base cycle. */
export const cutShifts = endpoint<{ query: PreviewQuery; body: CopyBody; reply: BulkReply }>({
  id: 'cutShifts',
  method: 'PUT',
  path: '/manager/shifts/cut',
  summary: 'Sposta i turni di un blocco di celle in un altro',
  required: ['body', 'division'],
});

export const changeSelection = endpoint<{
  query: PreviewQuery;
  body: BulkContent & { readonly division: string; readonly cells: readonly SeenCell[] };
  reply: BulkReply;
}>({
  id: 'changeSelection',
  method: 'PUT',
  path: '/manager/shifts/selection/bulk',
  summary: 'Mette lo stesso turno nelle celle scelte',
  required: ['body', 'division'],
});

export const changeRange = endpoint<{
  query: PreviewQuery;
  body: BulkContent & {
    readonly division: string;
    readonly employees: readonly string[];
    readonly from: string;
    readonly to: string;
    readonly versions: readonly SeenCell[];
  };
  reply: BulkReply;
}>({
  id: 'changeRange',
  method: 'PUT',
  path: '/manager/shifts/range/bulk',
  summary: 'Mette lo stesso turno alle persone scelte in un periodo',
  required: ['body', 'division'],
});

/** A cell and the shift that it shall have. */
export interface BulkItem extends CellName, ChangeReason {
  readonly shiftId?: string | null;
  /** The version that the user saw; null or absent: the cell was empty. */
  readonly version?: number | null;
  /** Id of a shift definition; null takes the shift away: the base cycle's comes back. */
  readonly confTurnId: string | null;
  /** Empty until secondary activities exist. */
  readonly extraActivities: readonly never[];
  /** Puts back what this version of the cell was, instead of `confTurnId`. */
  readonly restore?: number;
  /** Becomes what stands in this cell now, without its notes, instead of `confTurnId`. */
  readonly copyOf?: CellName;
}

export const changeMany = endpoint<{
  query: PreviewQuery & { readonly division: string };
  body: readonly BulkItem[];
  reply: BulkReply;
}>({
  id: 'changeMany',
  method: 'PUT',
  path: '/manager/shifts/bulk',
  summary: 'Cambia molte celle, ognuna con il suo turno',
  required: ['division', 'body'],
});

export const createMany = endpoint<{
  query: PreviewQuery & { readonly division: string };
  body: readonly BulkItem[];
  reply: BulkReply;
}>({
  id: 'createMany',
  method: 'POST',
  path: '/manager/bulk/shifts',
  summary: 'Inserisce turni in molte celle vuote',
  required: ['division', 'body'],
});
