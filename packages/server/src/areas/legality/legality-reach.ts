import { addDays, civil, firstOfMonth, lastOfMonth } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Days } from './person-rosters.reads.ts';

/** Nights of a night worker are counted over a year (L66.4). */
const YEAR = 365;
/** The longest window of days beside the months: R373.8 and S1 (30 days). */
const WINDOW = 31;
/** Months whose mean a day is part of beside its own (L66.3). */
const MONTHS_AFTER = 3;

/** The days of the roster that what is found within these days can follow from, but the nights of a year. */
export function daysBehind({ from, to }: Days): Days {
  const { year, month } = civil(from);
  const monthsBefore = firstOfMonth(year, month - MONTHS_AFTER);
  return {
    from: Math.min(monthsBefore, addDays(from, -WINDOW)) as Day,
    to: addDays(lastOfMonthOf(to), WINDOW),
  };
}

/** As `daysBehind`, with the nights of the year. */
export function yearBehind(range: Days): Days {
  const { from, to } = daysBehind(range);
  return { from: Math.min(from, addDays(lastOfMonthOf(range.from), 1 - YEAR)) as Day, to };
}

/** The days on which a change of these days can add a finding or end one. */
export function daysReached({ from, to }: Days): Days {
  const { year, month } = civil(to);
  return { from: addDays(from, -WINDOW), to: lastOfMonth(year, month + MONTHS_AFTER) };
}

function lastOfMonthOf(day: Day): Day {
  const { year, month } = civil(day);
  return lastOfMonth(year, month);
}

/** Who had a post in a plant on one of these days may be found in a window that touches the days. */
export const daysBeside = ({ from, to }: Days): Days => ({
  from: addDays(from, -WINDOW),
  to: addDays(to, WINDOW),
});

export const touches = (one: Days, other: Days): boolean => one.from <= other.to && other.from <= one.to;
