import type { Shift } from '@torre/contract/roster';
import { formatMinutes, parseCompactDateTime } from '@torre/domain/kernel';
import type { Day, DayMinute } from '@torre/domain/kernel';
import { shiftTimes } from '@torre/domain/roster';
import type { ClockTimes, ShiftDefinition, ShiftTimes } from '@torre/domain/roster';

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

/** `23:00–07:00` */
export function hoursText(times: ShiftTimes): string {
  return `${formatMinutes(times.start.minute)}–${formatMinutes(times.end.minute)}`;
}

/** `15:00–23:00` of a definition, on whatever day; null for a shift without times. */
export function definitionHours({ beginTime, endTime }: ShiftDefinition): string | null {
  return beginTime === null || endTime === null
    ? null
    : `${formatMinutes(beginTime)}–${formatMinutes(endTime)}`;
}
