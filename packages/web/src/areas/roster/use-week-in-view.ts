import { addDays } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useState } from 'react';
import { sameMonth, type MonthKey } from './month-key.ts';
import { firstWeekOf, monthOfWeek, weekOf } from './week-window.ts';

const DAYS_IN_WEEK = 7;

interface WantedWeek {
  readonly month: MonthKey;
  readonly today: Day;
  /** The day that asks to be seen, if any. */
  readonly pointed: Day | null;
  readonly onMonth: (month: MonthKey) => void;
}

/**
 * The week in view on the phone. The address holds its month; a week of another month than the address names gives way
 * to the pointed day's, then to today's, then to the month's first.
 */
export function useWeekInView({ month, today, pointed, onMonth }: WantedWeek) {
  const [chosen, setChosen] = useState<Day | null>(null);
  const ofMonth = (monday: Day | null): boolean => monday !== null && sameMonth(monthOfWeek(monday), month);
  const monday =
    [chosen, pointed === null ? null : weekOf(pointed)].find(ofMonth) ?? firstWeekOf(month, today);
  const go = (to: Day): void => {
    setChosen(to);
    const target = monthOfWeek(to);
    if (!sameMonth(target, month)) onMonth(target);
  };
  return {
    monday,
    step: (by: 1 | -1): void => go(addDays(monday, by * DAYS_IN_WEEK)),
    toToday: (): void => go(weekOf(today)),
  };
}
