export { COMPENSATORY_REST, FLES, FREE, REST, holdsOn } from './shift-definition.ts';
export type { ShiftClass, ShiftDefinition } from './shift-definition.ts';
export { crossesMidnight, minutesOfShift, shiftTimes, timesOnTheClock } from './shift-times.ts';
export type { ClockTimes, ShiftTimes } from './shift-times.ts';
export { tileForm } from './tile-form.ts';
export type { TileForm } from './tile-form.ts';
export { SPECIFIED_EDIT_WINDOW, cantModify, monthCutoff } from './edit-window.ts';
export type { EditWindow } from './edit-window.ts';
export { checkTurn } from './main-shift.ts';
export { LOCK_MAX_DAYS, LOCK_REASON_MAX_LENGTH, decideLock } from './new-lock.ts';
export { lockOf } from './roster-lock.ts';
export type { LockKind, RosterLock } from './roster-lock.ts';
export { strategicFlagAfter, strategicFlagDisabled } from './strategic-flag.ts';
export { LOOK_BACK_DAYS, flesWarning, has6WorkingDaysBefore } from './flexible-shift.ts';
export { calendarEntry } from './calendar-entry.ts';
export { copiedCells } from './copied-cells.ts';
export type { CellPlace, CopiedCell } from './copied-cells.ts';
export { ABSENT, importedCell } from './imported-cell.ts';
export type { CellBesideFile, ImportedCell } from './imported-cell.ts';
export { CYCLE_AUTHOR, cycleTurn } from './base-cycle.ts';
export type { BaseCycle } from './base-cycle.ts';
export { CYCLE_MAX_LENGTH, CYCLE_NAME_MAX_LENGTH, checkCycle } from './cycle-check.ts';
export type { WantedCycle } from './cycle-check.ts';
export { generateMonth } from './generated-month.ts';
export type {
  DatedCycle,
  GeneratedCell,
  Generation,
  GenerationPerson,
  StandingReason,
  StandingTurn,
} from './generated-month.ts';
export { dueMinutes } from './contract-hours.ts';
export type { WeeklyMinutes } from './contract-hours.ts';
export { personHours } from './person-hours.ts';
export type {
  DecidedAbsence,
  NightWindow,
  Overtime,
  PersonHours,
  PlannedDay,
  PlannedShift,
} from './person-hours.ts';
export { easterSunday, isRestHoliday, nationalHolidays } from './holidays.ts';
export type { Holiday, HolidayType } from './holidays.ts';
export { patronHoliday } from './patron-days.ts';
export {
  NOTE_MAX_LENGTH,
  decideShiftDelete,
  decideShiftSave,
  noteLength,
  shiftAction,
} from './shift-save.ts';
export type {
  DecidedCell,
  DecidedSave,
  ExistingShift,
  ShiftAction,
  ShiftDelete,
  ShiftSave,
} from './shift-save.ts';
export { DRAFT } from './draft-state.ts';
export type { DraftOperation } from './draft-state.ts';
export type { CycleRefusals } from './cycle-check.ts';
export type { LockRefusals } from './new-lock.ts';
export type { WindowRefusals } from './edit-window.ts';
export type { ShiftRefusals } from './shift-save.ts';
