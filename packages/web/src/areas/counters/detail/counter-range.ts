import type { CounterRow } from '@torre/contract/counters';
import { addDays, civil, dayFromCompact, minutesFromCompact, MONTHS } from '@torre/domain/kernel';
import type { Day, DayMinute } from '@torre/domain/kernel';
import { crossesMidnight } from '@torre/domain/roster';

type Slot = Pick<CounterRow, 'daySelected' | 'timeSlot'>;

/** M2.1.10 */
export function isNightCounter({ timeSlot }: Slot): boolean {
  return crossesMidnight(
    minutesFromCompact(timeSlot.beginTime) ?? 0,
    minutesFromCompact(timeSlot.endTime) ?? 0,
  );
}

/** When the timeslot of a counter begins and ends; the start of a night counter belongs to the previous day (M2.1.11). */
export function counterRange(counter: Slot): { readonly from: DayMinute; readonly to: DayMinute } {
  const day = dayFromCompact(counter.daySelected) as Day;
  const begin = minutesFromCompact(counter.timeSlot.beginTime) ?? 0;
  const end = minutesFromCompact(counter.timeSlot.endTime) ?? 0;
  return {
    from: { day: isNightCounter(counter) ? addDays(day, -1) : day, minute: begin },
    to: end === 0 ? { day: addDays(day, 1), minute: 0 } : { day, minute: end },
  };
}

/** M2.1.02: DD MMMM YYYY, as '05 dicembre 2026'; dates stay Italian in both languages. */
export function longDate(day: Day): string {
  const { year, month, day: date } = civil(day);
  return `${String(date).padStart(2, '0')} ${MONTHS[month - 1]!.toLowerCase()} ${year}`;
}
