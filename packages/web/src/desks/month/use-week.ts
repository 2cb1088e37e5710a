import { addDays, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useState } from 'react';
import { firstWeekOf, monthOfWeek, sameMonth, weekOf } from '../../areas/roster/index.ts';
import type { MonthKey } from '../../areas/roster/index.ts';
import { track } from '../../platform/track.ts';
import type { MonthDeskProps } from './desk-props.ts';
import { useAddressedDay } from './use-addressed-day.ts';

/**
 * The week in view on the phone. The address holds its month; a week of another month than the address names gives way
 * to the open day's, then to today's, then to the month's first.
 */
export function useWeek({ month, selected, onMonth }: MonthDeskProps, today: Day) {
  const [chosen, setChosen] = useState<Day | null>(null);
  const ofMonth = (monday: Day | null): boolean => monday !== null && sameMonth(monthOfWeek(monday), month);
  const pointed = useAddressedDay();
  const openDay = selected === null ? pointed : dayFromCompact(selected.date);
  const openWeek = openDay === null ? null : weekOf(openDay);
  const monday = [chosen, openWeek].find(ofMonth) ?? firstWeekOf(month, today);
  const go = (name: string, to: Day): void => {
    track('action', name);
    setChosen(to);
    const target: MonthKey = monthOfWeek(to);
    if (!sameMonth(target, month)) onMonth(target);
  };
  return {
    monday,
    step: (by: 1 | -1): void =>
      go(by > 0 ? 'settimana successiva' : 'settimana precedente', addDays(monday, by * 7)),
    toToday: (): void => go('oggi', weekOf(today)),
  };
}
