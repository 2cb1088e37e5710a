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
export type OwnAttendance = ReplyOf<typeof ownAttendance>;
export type OwnAttendanceDay = Frozen<Static<typeof schema.OwnAttendanceDaySchema>>;
export type AttendancePlan = Frozen<Static<typeof schema.AttendancePlanSchema>>;
/** A timetable of the directory. */
export type Timetable = ReplyOf<typeof timetableDirectory>['ris']['orario'][number];
export type PunchFileCheck = ReplyOf<typeof checkPunches>;

/** Bytes of the largest file of punches that is read: 20,000 rows of csv take some 650 kB. */
export const PUNCH_FILE_MAX_BYTES = 716_800;

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

/** The own days as the own screen shows them: its words are Torre's, so that it needs no value of `idservizio`. */
export const ownAttendance = endpoint<typeof schema.ownAttendanceSchema>({
  id: 'ownAttendance',
  method: 'GET',
  path: '/employee/attendance',
  required: ['from', 'to'],
});

/** The same of somebody whom the manager manages, on those of the days alone: 403 where it is on none. */
export const personAttendance = endpoint<typeof schema.personAttendanceSchema>({
  id: 'personAttendance',
  method: 'GET',
  path: '/manager/attendance',
  required: ['employeeId', 'from', 'to'],
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

/** What an import of the file would do; saves nothing. */
export const checkPunches = endpoint<typeof schema.checkPunchesSchema>({
  id: 'checkPunches',
  method: 'POST',
  path: '/administration/punches/check',
  load: 'export',
  required: ['content'],
});

/** Whole or not at all: 409 with `faults` (row and words) where a row is wrong. A second import of a file writes nothing. */
export const importPunches = endpoint<typeof schema.importPunchesSchema>({
  id: 'importPunches',
  method: 'POST',
  path: '/administration/punches/import',
  required: ['content'],
});
