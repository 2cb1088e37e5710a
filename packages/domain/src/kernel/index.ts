export { accept, refuse } from './decision.ts';
export type { Accepted, AnyRefusals, Decision, NoDetails, Refused } from './decision.ts';
export { machine } from './machine.ts';
export type { Machine, MachineRefusals, System, Transition } from './machine.ts';
export { addDays, civil, dayIfReal, dayOf, firstOfMonth, lastOfMonth, weekday } from './day.ts';
export type { CivilDate, Day } from './day.ts';
export { dayRanges } from './day-ranges.ts';
export type { DayRange } from './day-ranges.ts';
export { MONTHS, SHORT_MONTHS, WEEKDAYS } from './italian-names.ts';
export {
  MINUTES_PER_DAY,
  compactMinutes,
  formatDuration,
  formatMinutes,
  minutesFromCompact,
} from './minutes.ts';
export {
  compactDateTime,
  compactDay,
  dayFromCompact,
  dayFromIso,
  dayMinute,
  displayDateTime,
  displayDay,
  weekdayAndDate,
  isoDay,
  parseCompactDateTime,
  slashDay,
  sourceDateTime,
} from './date-text.ts';
export type { DayMinute } from './date-text.ts';
export { isVisible, visibleName } from './visible-text.ts';
export { zoneTable } from './zone-table.ts';
export type { Edge, UtcMinute, ZoneTable } from './zone-table.ts';
export { nightMinutes } from './night-minutes.ts';
export { merged, overlap, without } from './spans.ts';
export type { Span } from './spans.ts';
