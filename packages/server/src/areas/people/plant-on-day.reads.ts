import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Database } from '../../platform/db/index.ts';

const PLANT_ON_DAY = `
  select icao from assignment
  where employee_id = $1 and $2::date between valid_from and coalesce(valid_to, 'infinity')`;

/** Plant of a person on a day; null without one. */
export async function plantOnDay(db: Database, employeeId: string, day: Day): Promise<string | null> {
  const { rows } = await db.query<{ icao: string | null }>({
    name: 'roster-plant-on-day',
    text: PLANT_ON_DAY,
    values: [employeeId, isoDay(day)],
  });
  return rows[0]?.icao ?? null;
}
