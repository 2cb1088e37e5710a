import type { EditWindow } from '@torre/domain/roster';
import { endpoint } from '../endpoint.ts';
import type { Lock } from '../locks/locks.endpoint.ts';
import type { ChangeReason } from '../notices/change-reason.ts';
import type { OutcomeReply } from '../outcome/outcome.endpoint.ts';

import type { Shift, ShiftDefinition } from './shift.ts';

export type { CellPatch, RosterPatch } from './roster-patch.ts';
export type { Shift, ShiftDefinition } from './shift.ts';

export interface CalendarEmployee {
  readonly employeeId: string;
  readonly employeeName: string;
  readonly employeeSurname: string;
  readonly category: string;
  readonly island: string | null;
  readonly shifts: readonly Shift[];
}

export interface CalendarFilterBody {
  readonly from: string;
  readonly to: string;
  readonly employees?: readonly string[];
}

export interface CalendarReply extends OutcomeReply {
  readonly employees: readonly CalendarEmployee[];
}

export interface CalendarQuery {
  readonly plant: string;
  readonly shape?: 'compact';
  /** Of the compact shape: the month as it would stand if this open draft were published. */
  readonly draft?: string;
}

export const filterCalendar = endpoint<{
  query: CalendarQuery;
  body: CalendarFilterBody;
  reply: CalendarReply;
}>({
  id: 'filterCalendar',
  method: 'POST',
  path: '/manager/calendar/filter',
  summary: 'Calendario dei turni di un impianto (con shape=compact: la forma compatta per la griglia)',
  load: 'read',
  required: ['plant', 'body'],
});

/** A person's row of the compact month. Day indexes count from `from`. */
export interface CompactPerson {
  readonly employeeId: string;
  readonly employeeName: string;
  readonly employeeSurname: string;
  readonly category: string;
  /** Index into `groups`. */
  readonly group: number;
  /** Space-separated turn names, one a day; `-` where the person has no shift, `.` where not in this plant that day. */
  readonly cells: string;
  /** Sparse, by day index: version where it is not 1. */
  readonly versions?: Readonly<Record<number, number>>;
  /** Sparse, by day index: `s` overtime, `n` has a note, `t` times differ from the definition; e.g. "sn". */
  readonly marks?: Readonly<Record<number, string>>;
}

export interface CompactGroup {
  /** Island code, category code or 'ALTRI'. */
  readonly id: string;
  readonly name: string;
  readonly kind: 'island' | 'category' | 'others';
}

export interface CompactMonth extends OutcomeReply {
  readonly plant: string;
  readonly divisionId: string;
  readonly from: string;
  readonly to: string;
  /** Event position up to which this answer is complete. */
  readonly position: string;
  /** true for a manager of the plant; a colleague's answer has no marks and masked absences. */
  readonly editable: boolean;
  readonly definitions: readonly ShiftDefinition[];
  readonly holidays: readonly { readonly date: string; readonly name: string; readonly type: string }[];
  readonly groups: readonly CompactGroup[];
  readonly people: readonly CompactPerson[];
}

/** As filterCalendar, whose reply differs. */
export const compactCalendar = endpoint<{
  query: { plant: string; shape: 'compact'; draft?: string };
  body: CalendarFilterBody;
  reply: CompactMonth;
}>({
  id: 'compactCalendar',
  method: 'POST',
  path: '/manager/calendar/filter',
  summary: 'Calendario compatto',
  load: 'read',
  required: ['plant', 'body'],
});

/** A colleague's month of the own plant: codes only, never a reason for absence, no marks. */
export const colleaguesCalendar = endpoint<{ query: { from: string; to: string }; reply: CompactMonth }>({
  id: 'colleaguesCalendar',
  method: 'GET',
  path: '/employee/calendar',
  summary: 'Turni dei colleghi del proprio impianto',
  required: ['from', 'to'],
});

export interface OwnShiftsReply extends OutcomeReply {
  readonly plant: string | null;
  readonly definitions: readonly ShiftDefinition[];
  readonly holidays: CompactMonth['holidays'];
  readonly shifts: readonly Shift[];
  readonly position: string;
}

export const ownShifts = endpoint<{ query: { from: string; to: string }; reply: OwnShiftsReply }>({
  id: 'ownShifts',
  method: 'GET',
  path: '/employee/shifts',
  summary: 'I propri turni',
  required: ['from', 'to'],
});

/** Shift save body (M3.32) and the version the user saw (null for a new shift). */
export interface ShiftBody extends ChangeReason {
  readonly date: string;
  readonly employeeId: string;
  /** Shift name in upper case (M3.33). */
  readonly turn: string;
  /** YYYYMMDD HHmm; omitted or null: the times of the definition. */
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly noteTurno: string | null;
  readonly note: string | null;
  readonly isStr: boolean;
  readonly version?: number | null;
}

export interface ShiftReply extends OutcomeReply {
  readonly shift: Shift;
  /** Event position of the save; sent back when reading counters. */
  readonly position: string;
}

/** 412: what stands there now, and who put it there. */
export interface StaleReply extends OutcomeReply {
  readonly current: Shift | null;
  readonly modifyUser: { readonly employeeName: string; readonly employeeSurname: string } | null;
  /** DD/MM/YYYY HH:mm */
  readonly modifyDate: string | null;
}

/** `draft`: the save goes into an open draft of the month instead of what everybody sees. */
export type SaveQuery = { readonly plant: string; readonly draft?: string };

export const createShift = endpoint<{ query: SaveQuery; body: ShiftBody; reply: ShiftReply }>({
  id: 'createShift',
  method: 'POST',
  path: '/manager/shifts',
  summary: 'Inserisce il turno di una persona in un giorno',
  required: ['plant', 'body'],
});

export const updateShift = endpoint<{
  path: { shiftId: string };
  query: SaveQuery;
  body: ShiftBody;
  reply: ShiftReply;
}>({
  id: 'updateShift',
  method: 'PUT',
  path: '/manager/shifts/{shiftId}',
  summary: 'Modifica un turno',
  required: ['shiftId', 'plant', 'body'],
});

/**
 * Removes the shift; the base cycle's shift (FREE without a cycle) is put back in the same transaction. The version that
 * the user saw stands in the query or in If-Match.
 */
export const deleteShift = endpoint<{
  path: { shiftId: string };
  query: SaveQuery & { version?: number | undefined };
  /** Words about a person stand in no address; without them 'senza motivo'. */
  body: ChangeReason | null | undefined;
  reply: ShiftReply;
}>({
  id: 'deleteShift',
  method: 'DELETE',
  path: '/manager/shifts/{shiftId}',
  summary: 'Elimina un turno e rimette quello del ciclo',
  required: ['shiftId', 'plant'],
});

export type StorifiedAction = 'CHANGE' | 'STORIFIED' | 'ACTIVE';

export interface ShiftHistoryItem {
  readonly turn: string;
  readonly storifiedAction: StorifiedAction;
  readonly modifyUser: { readonly employeeName: string; readonly employeeSurname: string };
  /** DD/MM/YYYY HH:mm */
  readonly modifyDate: string;
  readonly extraActivities: readonly string[];
  readonly note: string | null;
}

export const shiftHistory = endpoint<{
  query: { employeeId: string; date: string };
  reply: OutcomeReply & { shifts: readonly ShiftHistoryItem[] };
}>({
  id: 'shiftHistory',
  method: 'GET',
  path: '/manager/shifts/history',
  summary: 'Storico del turno di una persona in un giorno',
  required: ['employeeId', 'date'],
});

/** Everything the day dialog needs about one cell, in one answer. */
export interface DayReply extends OutcomeReply {
  readonly employee: {
    readonly employeeId: string;
    readonly employeeName: string;
    readonly employeeSurname: string;
    readonly category: string;
    readonly island: string | null;
    readonly specializations: readonly string[];
    readonly employmentCondition: 'LO' | 'ST';
  };
  readonly shift: Shift | null;
  /** Turn of the base cycle, put back by a delete. */
  readonly defaultTurn: string;
  /** The four days before and after, for the strip. */
  readonly around: readonly { readonly date: string; readonly turn: string | null }[];
  /** Definitions of the plant that hold on one of those days: the choice of the main shift and the tiles of the strip. */
  readonly definitions: readonly ShiftDefinition[];
  /** Holidays among those days. */
  readonly holidays: CompactMonth['holidays'];
  readonly has6WorkingDaysBefore: boolean;
  readonly isStrategic: boolean;
  readonly cantModify: boolean;
  /** Who has locked the cell, for managers; null where nobody has. */
  readonly lock: Lock | null;
  /** How long days gone by stay open in this plant, for the sentence that says why. */
  readonly editWindow: EditWindow;
  readonly allowedActions: readonly ('insert' | 'update' | 'delete')[];
}

export const readDay = endpoint<{
  query: { plant: string; employeeId: string; date: string; draft?: string };
  reply: DayReply;
}>({
  id: 'readDay',
  method: 'GET',
  path: '/manager/calendar/day',
  summary: 'Dettaglio del giorno di una persona',
  required: ['plant', 'employeeId', 'date'],
});

/** Own day, read only (M6.16). */
export const readOwnDay = endpoint<{ query: { date: string }; reply: DayReply }>({
  id: 'readOwnDay',
  method: 'GET',
  path: '/employee/calendar/day',
  summary: 'Dettaglio del proprio giorno',
  required: ['date'],
});
