import type { CounterDetailRow } from '@torre/contract/counters';
import { clock } from '../../../platform/slot-figure.ts';
import type { Bar } from './bars.ts';

export interface HourBar extends Bar {
  /** As the call of the hour's specializations wants it: '3', or '2-2' for the second one of the night that has it twice. */
  readonly hour: string;
  /** The own range of the counter (M2.1.29, resolution B55). */
  readonly isOwn: boolean;
}

/** The hours of a counter; an asterisk marks the one whose numbers are the counter's. */
export function hourBars({ hours, timeSlot, ...counter }: CounterDetailRow): readonly HourBar[] {
  const own = hours.findIndex(
    ({ hour, employees, chairs, lacks }) =>
      hour === timeSlot.beginCounterTime &&
      employees === counter.employees &&
      chairs === counter.chairs &&
      lacks === counter.lacks,
  );
  return hours.map(({ hour: begin, employees, chairs, lacks }, index) => {
    const number = Number(begin.slice(0, 2));
    const again = hours.slice(0, index).some((other) => Number(other.hour.slice(0, 2)) === number);
    const hour = again ? `${number}-2` : String(number);
    const isOwn = index === own;
    const label = isOwn ? `${clock(begin)}*` : clock(begin);
    return { key: hour, hour, isOwn, label, name: label, employees, chairs, lacks };
  });
}
