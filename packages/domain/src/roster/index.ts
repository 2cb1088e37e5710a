export { FLES, FREE, REST, holdsOn } from './shift-definition.ts';
export type { ShiftClass, ShiftDefinition } from './shift-definition.ts';
export { crossesMidnight, minutesOfShift, shiftTimes } from './shift-times.ts';
export type { ClockTimes, ShiftTimes } from './shift-times.ts';
export { tileForm } from './tile-form.ts';
export type { TileForm } from './tile-form.ts';
export { SPECIFIED_EDIT_WINDOW, cantModify, monthCutoff } from './edit-window.ts';
export type { EditWindow } from './edit-window.ts';
export { checkTurn } from './main-shift.ts';
export { strategicFlagAfter, strategicFlagDisabled } from './strategic-flag.ts';
export { LOOK_BACK_DAYS, flesWarning, has6WorkingDaysBefore } from './flexible-shift.ts';
export { CYCLE_AUTHOR, cycleTurn } from './base-cycle.ts';
export type { BaseCycle } from './base-cycle.ts';
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
export type { ExistingShift, ShiftAction, ShiftDelete, ShiftSave, ShiftToWrite } from './shift-save.ts';
