import { useQuery } from '@tanstack/react-query';
import { addDays } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useNow, useZone } from '../../../platform/use-now.ts';
import { nextShift, type NextShift } from './next-shift.ts';
import type { OwnRoster } from './own-roster.ts';
import { useComingAway } from './use-coming-away.ts';
import { COMING_DAYS, comingShiftsQuery } from './own.queries.ts';

/** The own shift that runs now or comes next, in the two weeks that are looked ahead. */
export function useNextShift(today: Day): {
  /** undefined while it is being read. */
  readonly roster: OwnRoster | undefined;
  readonly next: NextShift | null;
} {
  const now = useNow();
  const first = addDays(today, -1);
  const zone = useZone(first, addDays(today, COMING_DAYS));
  const away = useComingAway(today);
  const { data: roster } = useQuery(comingShiftsQuery(today));
  return { roster, next: roster ? nextShift(roster, first, COMING_DAYS + 2, now, zone, away) : null };
}

/** The date under which the shift stands in the roster: a night that starts the evening before belongs to its morning. */
export function rosterDayOf({ own, startDay }: NextShift): Day {
  return addDays(startDay, -(own.definition?.startOffset ?? 0));
}
