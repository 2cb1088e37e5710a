import type { Shift } from '@torre/contract/month';
import { formatMinutes, parseCompactDateTime, weekday } from '@torre/domain/kernel';
import type { Day, DayMinute } from '@torre/domain/kernel';
import { shiftTimes } from '@torre/domain/roster';
import type { ClockTimes, ShiftDefinition, ShiftTimes } from '@torre/domain/roster';
import { textsOf } from '../../../platform/language.ts';
import '../grid.texts.ts';
import { dayAndMonth, shortWeekday } from '../italian-dates.ts';

/** When the shift of a cell starts and ends, as stored; null for a shift without times. */
export function storedTimes(shift: Shift): ShiftTimes | null {
  const start = shift.startDate === null ? null : parseCompactDateTime(shift.startDate);
  const end = shift.endDate === null ? null : parseCompactDateTime(shift.endDate);
  return start && end ? { start, end } : null;
}

const same = (one: DayMinute, other: DayMinute): boolean =>
  one.day === other.day && one.minute === other.minute;

/**
 * The clock times that a stored shift has of its own, or null where they are those of the definition.
 * A save that keeps the turn keeps them too.
 */
export function ownTimes(shift: Shift | null, definition: ShiftDefinition, day: Day): ClockTimes | null {
  if (shift === null || shift.turn !== definition.name) return null;
  const stored = storedTimes(shift);
  const planned = shiftTimes(definition, day);
  if (!stored || !planned || (same(stored.start, planned.start) && same(stored.end, planned.end)))
    return null;
  return { begin: stored.start.minute, end: stored.end.minute };
}

/** Hours of the shift in the fields of the dialog: those stored while the turn is the stored one, else the definition's. */
export function hoursOf(definition: ShiftDefinition, day: Day, stored: Shift | null): ShiftTimes | null {
  return shiftTimes(definition, day, ownTimes(stored, definition, day));
}

/** `11:00–11:30`, or null for a shift without a pause. */
export function pauseText(definition: ShiftDefinition): string | null {
  const { beginTimeNonWorking: begin, endTimeNonWorking: end } = definition;
  return begin === null || end === null ? null : `${formatMinutes(begin)}–${formatMinutes(end)}`;
}

/** `23:00–07:00`, for who says the date on which it starts beside it. */
export function hoursText(times: ShiftTimes): string {
  return `${formatMinutes(times.start.minute)}–${formatMinutes(times.end.minute)}`;
}

/**
 * The hours of a shift of `day`: `15:00–23:00`, and `dal 17/12 23:00–07:00` where it starts on another date than the one
 * under which it stands (domain.md 3.5: a night belongs to the morning on which it ends).
 */
export function hoursOn(times: ShiftTimes, day: Day): string {
  const hours = hoursText(times);
  return times.start.day === day
    ? hours
    : textsOf('grid')('startsOn', { date: dayAndMonth(times.start.day), hours });
}

/** The same in the little room of a day's cell: `mar 23:00–07:00` where the shift starts on another day than the cell's. */
export function hoursInCell(times: ShiftTimes, day: Day): string {
  const hours = hoursText(times);
  return times.start.day === day ? hours : `${shortWeekday(weekday(times.start.day))} ${hours}`;
}

/** `23:00`, with its date where that is not the one of the cell: `17/12 23:00`. Midnight at its end is the day's own. */
export function clockOn(at: DayMinute, day: Day): string {
  const time = formatMinutes(at.minute);
  const isOfDay = at.day === day || (at.day === day + 1 && at.minute === 0);
  return isOfDay ? time : `${dayAndMonth(at.day)} ${time}`;
}
