import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen, QueryOf, ReplyOf } from '../endpoint.ts';
import type * as schema from './attendance.schema.ts';

/** A clock-in row (M3.48). */
export type PunchRow = Frozen<Static<typeof schema.PunchRowSchema>>;
/** A row of the performance list (M2.4.26). */
export type PerformanceEntry = Frozen<Static<typeof schema.PerformanceEntrySchema>>;
export type DayTimetableEntry = Frozen<Static<typeof schema.DayTimetableSchema>>;
export type AttendanceQuery = QueryOf<typeof readAttendance>;
export type AttendanceReply = ReplyOf<typeof readAttendance>;

/**
 * The services of attendance by their `idservizio` (E7.6.01 to E7.6.03): 400 for a value that none has, 405 for what changes
 * something. Of others only for who manages them on one of the days.
 */
export const readAttendance = endpoint<typeof schema.readAttendanceSchema>({
  id: 'readAttendance',
  method: 'GET',
  path: '/gerip/',
  envelope: 'plain',
  required: ['idservizio'],
});

export const attendanceActivities = endpoint<typeof schema.attendanceActivitiesSchema>({
  id: 'attendanceActivities',
  method: 'GET',
  path: '/gerip/attivita',
  envelope: 'plain',
  required: ['dal', 'al'],
});

export const timetableDirectory = endpoint<typeof schema.timetableDirectorySchema>({
  id: 'timetableDirectory',
  method: 'GET',
  path: '/geripdb/anagraficaOrari',
  envelope: 'plain',
});

/** The list is the organisation's (`changeLookup`). */
export const tradeUnions = endpoint<typeof schema.tradeUnionsSchema>({
  id: 'tradeUnions',
  method: 'GET',
  path: '/employee/trade-union',
});

/** Whole or not at all: 409 with `faults` (row and words) where a row is wrong. A second import of a file writes nothing. */
export const importPunches = endpoint<typeof schema.importPunchesSchema>({
  id: 'importPunches',
  method: 'POST',
  path: '/administration/punches/import',
  required: ['content'],
});
