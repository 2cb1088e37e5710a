import type { Day } from '@torre/domain/kernel';
import { monthDays } from '../../areas/roster/index.ts';
import type { MonthKey } from '../../areas/roster/index.ts';
import { useSession } from '../../platform/session.ts';

/** Which month of which plant is planned. */
export interface PlanningPlace {
  readonly plant: string;
  readonly division: string;
  readonly month: MonthKey;
  /** YYYYMM */
  readonly code: string;
  readonly from: Day;
  readonly to: Day;
}

/** The place as the calls name it; division '' for a manager without a plant. */
export function usePlanningPlace(plant: string, month: MonthKey): PlanningPlace {
  const division = useSession().divisionList.find(({ icao }) => icao === plant)?.divisionId ?? '';
  const code = `${month.year}${String(month.month).padStart(2, '0')}`;
  return { plant, division, month, code, ...monthDays(month) };
}
