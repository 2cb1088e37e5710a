import { configurationsOn, holdsOn } from '../counters/index.ts';
import type { RoomPlan } from '../counters/index.ts';
import { compactMinutes } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import { merged } from './time-plan.ts';
import type { TimePlan } from './time-plan.ts';

const MINUTES_PER_HOUR = 60;

/** Names an empty seat by where and when it begins: the same in every answer, before anything is stored. */
export const seatId = (positionId: string, begin: number): string => `${positionId}-${compactMinutes(begin)}`;

/** The plan of a day of which nothing is stored: the working positions that its configurations open, nobody in them. */
export function openTimePlans(
  { positions, configurations, openings }: RoomPlan,
  day: Day,
  isHoliday: (day: Day) => boolean,
): readonly TimePlan[] {
  const standing = new Set(
    configurationsOn(configurations, day, isHoliday).map(({ configurationId }) => configurationId),
  );
  const opened = Map.groupBy(
    openings.filter((one) => standing.has(one.configurationId) && holdsOn(one, day)),
    ({ positionId }) => positionId,
  );
  return positions
    .filter((position) => position.kind === 'LAV' && holdsOn(position, day))
    .flatMap(({ positionId }) =>
      merged(
        (opened.get(positionId) ?? []).map(({ beginHour, endHour }) => ({
          begin: beginHour * MINUTES_PER_HOUR,
          end: endHour * MINUTES_PER_HOUR,
        })),
      ).map(({ begin, end }) => ({
        timePlanId: seatId(positionId, begin),
        positionId,
        employeeId: null,
        begin,
        end,
      })),
    );
}
