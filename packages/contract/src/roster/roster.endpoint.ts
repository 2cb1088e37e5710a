import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen, QueryOf } from '../endpoint.ts';
import type * as schema from './roster.schema.ts';

export type { CellPatch, RosterPatch } from './roster-patch.ts';

/** One cell of the roster as other clients see it. Dates YYYYMMDD, date-times YYYYMMDD HHmm (E9.05). */
export type Shift = Frozen<Static<typeof schema.ShiftSchema>>;
/** Shift definition (M3.31). */
export type ShiftDefinition = Frozen<Static<typeof schema.ShiftDefinitionSchema>>;
export type CalendarEmployee = Frozen<Static<typeof schema.CalendarEmployeeSchema>>;
export type CalendarFilterBody = Frozen<Static<typeof schema.CalendarFilterBodySchema>>;
export type CalendarReply = Frozen<Static<typeof schema.CalendarReplySchema>>;
export type CalendarQuery = QueryOf<typeof calendarOfEitherShape>;
/** A person's row of the compact month. Day indexes count from `from`. */
export type CompactPerson = Frozen<Static<typeof schema.CompactPersonSchema>>;
export type CompactGroup = Frozen<Static<typeof schema.CompactGroupSchema>>;
export type CompactMonth = Frozen<Static<typeof schema.CompactMonthSchema>>;
export type OwnShiftsReply = Frozen<Static<typeof schema.OwnShiftsReplySchema>>;
/** Shift save body (M3.32) and the version the user saw. */
export type ShiftBody = Frozen<Static<typeof schema.ShiftBodySchema>>;
export type ShiftReply = Frozen<Static<typeof schema.ShiftReplySchema>>;
/** 412: what stands there now, and who put it there. */
export type StaleReply = Frozen<Static<typeof schema.StaleReplySchema>>;
export type SaveQuery = Frozen<Static<typeof schema.SaveQuerySchema>>;
export type ShiftHistoryItem = Frozen<Static<typeof schema.ShiftHistoryItemSchema>>;
export type StorifiedAction = ShiftHistoryItem['storifiedAction'];
/** Everything the day dialog needs about one cell, in one answer. */
export type DayReply = Frozen<Static<typeof schema.DayReplySchema>>;

const CALENDAR = {
  method: 'POST',
  path: '/manager/calendar/filter',
  load: 'read',
  required: ['plant', 'body'],
} as const;

/** As the server serves it: the compact month with `shape=compact`, else the whole one. Clients make the next two. */
export const calendarOfEitherShape = endpoint<typeof schema.calendarOfEitherShapeSchema>({
  id: 'filterCalendar',
  ...CALENDAR,
});
export const filterCalendar = endpoint<typeof schema.filterCalendarSchema>({
  id: 'filterCalendar',
  ...CALENDAR,
});
export const compactCalendar = endpoint<typeof schema.compactCalendarSchema>({
  id: 'compactCalendar',
  ...CALENDAR,
});

/** A colleague's month of the own plant: codes only, never a reason for absence, no marks. */
export const colleaguesCalendar = endpoint<typeof schema.colleaguesCalendarSchema>({
  id: 'colleaguesCalendar',
  method: 'GET',
  path: '/employee/calendar',
  required: ['from', 'to'],
});

export const ownShifts = endpoint<typeof schema.ownShiftsSchema>({
  id: 'ownShifts',
  method: 'GET',
  path: '/employee/shifts',
  required: ['from', 'to'],
});

export const createShift = endpoint<typeof schema.createShiftSchema>({
  id: 'createShift',
  method: 'POST',
  path: '/manager/shifts',
  required: ['plant', 'body'],
});

export const updateShift = endpoint<typeof schema.updateShiftSchema>({
  id: 'updateShift',
  method: 'PUT',
  path: '/manager/shifts/{shiftId}',
  required: ['shiftId', 'plant', 'body'],
});

/**
 * Removes the shift; the base cycle's shift (FREE without a cycle) is put back in the same transaction. The version that
 * the user saw stands in the query or in If-Match. Words about a person stand in no address, so they come in a body.
 */
export const deleteShift = endpoint<typeof schema.deleteShiftSchema>({
  id: 'deleteShift',
  method: 'DELETE',
  path: '/manager/shifts/{shiftId}',
  required: ['shiftId', 'plant'],
});

export const shiftHistory = endpoint<typeof schema.shiftHistorySchema>({
  id: 'shiftHistory',
  method: 'GET',
  path: '/manager/shifts/history',
  required: ['employeeId', 'date'],
});

export const readDay = endpoint<typeof schema.readDaySchema>({
  id: 'readDay',
  method: 'GET',
  path: '/manager/calendar/day',
  required: ['plant', 'employeeId', 'date'],
});

/** Own day, read only (M6.16). */
export const readOwnDay = endpoint<typeof schema.readOwnDaySchema>({
  id: 'readOwnDay',
  method: 'GET',
  path: '/employee/calendar/day',
  required: ['date'],
});
