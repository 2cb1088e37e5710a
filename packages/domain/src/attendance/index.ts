export { CORRECTION, punchStates } from './counted-punches.ts';
export type { PunchState } from './counted-punches.ts';
export type { PunchKind } from './presence.ts';
export { JUSTIFIABLE } from './performance-row.ts';
export type { Contradiction, PerformanceRow, PerformanceStatus } from './performance-row.ts';
export type {
  AttendanceInput,
  AttendanceLimits,
  Correction,
  ExpectedWork,
  Justification,
} from './attendance-input.ts';
export { dayResults } from './day-results.ts';
export { expectedWork } from './expected-work.ts';
export type { DayTimetable, StandingShift, TimetableTimes } from './expected-work.ts';
export { ATTENDANCE_SERVICES, CHANGING_SERVICES, serviceValues } from './services.ts';
export type { AttendanceService } from './services.ts';
export { PUNCH_COLUMNS, importedPunch } from './imported-punch.ts';
export type { ImportedPunch, PunchRefusals, PunchTexts } from './imported-punch.ts';
