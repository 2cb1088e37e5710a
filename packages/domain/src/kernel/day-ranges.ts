import type { Day } from './day.ts';

/** Days one after the other, both included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

/** Days (in order, each once) in as few ranges as there can be. */
export function dayRanges(days: readonly Day[]): readonly DayRange[] {
  const ranges: { from: Day; to: Day }[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last !== undefined && day === last.to + 1) last.to = day;
    else ranges.push({ from: day, to: day });
  }
  return ranges;
}
