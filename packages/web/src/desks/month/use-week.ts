import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useWeekInView } from '../../areas/roster/index.ts';
import { track } from '../../platform/track.ts';
import type { MonthDeskProps } from './desk-props.ts';
import { useAddressedDay } from './use-addressed-day.ts';

/** The week in view on the phone: the open day's, or the one that the address points to. */
export function useWeek({ month, selected, onMonth }: MonthDeskProps, today: Day) {
  const addressed = useAddressedDay();
  const pointed = selected === null ? addressed : dayFromCompact(selected.date);
  const { monday, step, toToday } = useWeekInView({ month, today, pointed, onMonth });
  return {
    monday,
    step: (by: 1 | -1): void => {
      track('action', by > 0 ? 'settimana successiva' : 'settimana precedente');
      step(by);
    },
    toToday: (): void => {
      track('action', 'oggi');
      toToday();
    },
  };
}
