import { firstOfMonth, lastOfMonth } from '../kernel/index.ts';
import { isLaw104 } from './cause.ts';
import { countedDays } from './counted-days.ts';
import { law104Minutes, usesByMonth } from './law-104.ts';
import type { CarerMonth, MonthUse } from './law-104.ts';
import { OPEN_STATES } from './leave-state.ts';
import { daysFrom } from './requested-time.ts';
import type { PersonDays, StandingRequest } from './requested-time.ts';

/** Where no shift stands in the month: a week of 36 hours over five days (domain.md 2.2). */
const WEEK = { minutes: 36 * 60, days: 5 } as const;

/**
 * What a carer has taken of a month by law 104 (domain.md 4.1.9), open requests included. The ceiling follows from the mean
 * length of the working shifts that stand in the month: weekly hours ÷ weekly days is that mean, whatever the cycle.
 */
export function carerMonth(
  requests: readonly StandingRequest[],
  days: PersonDays,
  { year, month }: Pick<MonthUse, 'year' | 'month'>,
): CarerMonth {
  const asked = requests.filter(({ cause, state }) => isLaw104(cause) && OPEN_STATES.includes(state));
  const use = usesByMonth(asked.flatMap((request) => countedDays(request, requests, days))).find(
    (one) => one.year === year && one.month === month,
  );
  return { ceiling: ceilingIn(days, year, month), days: use?.days ?? 0, minutes: use?.minutes ?? 0 };
}

function ceilingIn({ cellOn }: PersonDays, year: number, month: number): number {
  const first = firstOfMonth(year, month);
  const shifts = daysFrom(first, lastOfMonth(year, month)).flatMap((day) => {
    const cell = cellOn(day);
    return cell?.shiftClass === 'LAV' && cell.span !== null ? [cell.span.end - cell.span.begin] : [];
  });
  return shifts.length === 0
    ? law104Minutes(WEEK.minutes, WEEK.days)
    : law104Minutes(
        shifts.reduce((sum, minutes) => sum + minutes, 0),
        shifts.length,
      );
}
