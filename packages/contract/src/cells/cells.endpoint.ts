import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as cellsSchema from './cells.schema.ts';

export type { CellPatch, RosterPatch } from './roster-patch.ts';

/** Shift save body (M3.32) and the version the user saw. */
export type ShiftBody = Frozen<Static<typeof cellsSchema.ShiftBodySchema>>;

export type ShiftReply = Frozen<Static<typeof cellsSchema.ShiftReplySchema>>;

/** 412: what stands there now, and who put it there. */
export type StaleReply = Frozen<Static<typeof cellsSchema.StaleReplySchema>>;

export type SaveQuery = Frozen<Static<typeof cellsSchema.SaveQuerySchema>>;

export type ShiftHistoryItem = Frozen<Static<typeof cellsSchema.ShiftHistoryItemSchema>>;

export type StorifiedAction = ShiftHistoryItem['storifiedAction'];

/** Everything the day dialog needs about one cell, in one answer. */
export type DayReply = Frozen<Static<typeof cellsSchema.DayReplySchema>>;

export const createShift = endpoint<typeof cellsSchema.createShiftSchema>({
  id: 'createShift',
  method: 'POST',
  path: '/manager/shifts',
  required: ['plant', 'body'],
});

export const updateShift = endpoint<typeof cellsSchema.updateShiftSchema>({
  id: 'updateShift',
  method: 'PUT',
  path: '/manager/shifts/{shiftId}',
  required: ['plant', 'body'],
});

/**
 * Removes the shift; the base cycle's shift (FREE without a cycle) is put back in the same transaction. The version that
 * the user saw stands in the query or in If-Match. Words about a person stand in no address, so they come in a body.
 */
export const deleteShift = endpoint<typeof cellsSchema.deleteShiftSchema>({
  id: 'deleteShift',
  method: 'DELETE',
  path: '/manager/shifts/{shiftId}',
  required: ['plant'],
});

export const shiftHistory = endpoint<typeof cellsSchema.shiftHistorySchema>({
  id: 'shiftHistory',
  method: 'GET',
  path: '/manager/shifts/history',
  required: ['employeeId', 'date'],
});

export const readDay = endpoint<typeof cellsSchema.readDaySchema>({
  id: 'readDay',
  method: 'GET',
  path: '/manager/calendar/day',
  required: ['plant', 'employeeId', 'date'],
});

/** Own day, read only (M6.16). */
export const readOwnDay = endpoint<typeof cellsSchema.readOwnDaySchema>({
  id: 'readOwnDay',
  method: 'GET',
  path: '/employee/calendar/day',
  required: ['date'],
});
