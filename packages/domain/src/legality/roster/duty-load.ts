import { weekday } from '../../kernel/index.ts';
import type { Day } from '../../kernel/index.ts';
import { prepare } from './prepared.ts';
import type { RuleSource, Timeline } from './timeline.ts';

const SATURDAY = 6;

/**
 * Duties of class LAV from `from` to `to`, both included, that are night duties, plus those that start on a Saturday, a
 * Sunday or a holiday, per known day (domain.md 1.5, point 33); 0 where no day is known.
 */
export function dutyLoad(
  { days, duties }: Timeline,
  source: RuleSource,
  { from, to }: { readonly from: Day; readonly to: Day },
  isHoliday: (day: Day) => boolean,
): number {
  const within = ({ day }: { readonly day: Day }): boolean => from <= day && day <= to;
  const known = days.filter(within);
  if (known.length === 0) return 0;
  const { worked } = prepare({ days: known, duties: duties.filter(within) }, source, { from, to });
  const nights = worked.filter(({ isNight }) => isNight).length;
  const onRestDays = worked.filter(
    ({ startDay }) => weekday(startDay) >= SATURDAY || isHoliday(startDay),
  ).length;
  return (nights + onRestDays) / known.length;
}
