import { weekday } from '../../kernel/index.ts';
import type { Day } from '../../kernel/index.ts';
import { JudgedDuty } from './judged-duty.ts';
import { LocalDays } from './local-days.ts';
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
  const local = LocalDays.of(source.zone);
  const categories = new Map<Day, string>();
  for (const { day, category } of days) if (from <= day && day <= to) categories.set(day, category);
  if (categories.size === 0) return 0;
  let heavy = 0;
  for (const duty of duties) {
    if (duty.kind !== 'LAV' || duty.day < from || duty.day > to) continue;
    const category = categories.get(duty.day) ?? '';
    const { isNight, startDay } = new JudgedDuty(duty, category, local, source);
    heavy += Number(isNight) + Number(weekday(startDay) >= SATURDAY || isHoliday(startDay));
  }
  return heavy / categories.size;
}
