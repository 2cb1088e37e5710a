import { MINUTES_PER_DAY, addDays, dayFromCompact, displayDay, formatMinutes } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';

const dayAndMonth = (day: Day): string => displayDay(day).slice(0, 5);

/** The day of YYYY/MM/DD, as attendance writes it (E7.6.13). */
export function dayOfSlash(text: string): Day {
  return dayFromCompact(text.replaceAll('/', ''))!;
}

export { weekdayAndDate as dayText } from '@torre/domain/kernel';

/** `07:00`, with its date where it is of another day: `08/11 23:00`. Minutes count from midnight of `day`. */
export function timeText(day: Day, minute: number): string {
  if (minute === MINUTES_PER_DAY) return '24:00';
  const other = Math.floor(minute / MINUTES_PER_DAY);
  const time = formatMinutes(minute);
  return other === 0 ? time : `${dayAndMonth(addDays(day, other))} ${time}`;
}

/** `07:00–15:00`, `08/11 23:00–07:00` */
export function spanText(day: Day, from: number, to: number): string {
  return `${timeText(day, from)}–${timeText(day, to)}`;
}
