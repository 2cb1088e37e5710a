import type { RuleReach } from '@torre/domain/configuration';
import { addDays, civil, firstOfMonth, lastOfMonth } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Days } from './person-rosters.reads.ts';

/** Nights of a night worker are counted over a year (L66.4). */
const YEAR = 365;

/** The days of the roster that what is found within these days can follow from, but the nights of a year. */
export function daysBehind({ from, to }: Days, { windowDays, restDays, months }: RuleReach): Days {
  const { year, month } = civil(from);
  const monthsBefore = firstOfMonth(year, month - months + 1);
  return {
    from: Math.min(monthsBefore, addDays(from, -windowDays - restDays)) as Day,
    to: addDays(lastOfMonthOf(to), windowDays + restDays),
  };
}

/** As `daysBehind`, with the nights of the year. */
export function yearBehind(range: Days, reach: RuleReach): Days {
  const { from, to } = daysBehind(range, reach);
  return { from: Math.min(from, addDays(lastOfMonthOf(range.from), 1 - YEAR)) as Day, to };
}

/** The days on which a change of these days can add a finding or end one. */
export function daysReached({ from, to }: Days, { windowDays, restDays, months }: RuleReach): Days {
  const { year, month } = civil(to);
  const lastMonth = lastOfMonth(year, month + months - 1);
  return {
    from: addDays(from, -windowDays - restDays),
    to: Math.max(lastMonth, addDays(to, windowDays)) as Day,
  };
}

/** From the first to the last of some days; at least one. */
export const spanOf = (all: readonly Days[]): Days => ({
  from: Math.min(...all.map(({ from }) => from)) as Day,
  to: Math.max(...all.map(({ to }) => to)) as Day,
});

/** Whether what is found within the days can follow from a change of others, both included; null: no bound. */
export function mayFollow(
  days: Days,
  changed: { readonly from: Day | null; readonly to: Day | null },
  reach: RuleReach,
): boolean {
  const behind = yearBehind(days, reach);
  return (
    (changed.from === null || changed.from <= behind.to) && (changed.to === null || behind.from <= changed.to)
  );
}

function lastOfMonthOf(day: Day): Day {
  const { year, month } = civil(day);
  return lastOfMonth(year, month);
}

/** Who had a post in a plant on one of these days may be found in a window that touches the days. */
export const daysBeside = ({ from, to }: Days, { windowDays }: RuleReach): Days => ({
  from: addDays(from, -windowDays),
  to: addDays(to, windowDays),
});

export const touches = (one: Days, other: Days): boolean => one.from <= other.to && other.from <= one.to;
