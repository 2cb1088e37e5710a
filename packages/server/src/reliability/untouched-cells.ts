import type { Queryable } from '../platform/db/index.ts';
import type { SavedCell } from './saving-actors.ts';

/** So many cells of LIRR after `today` (YYYY-MM-DD) that nobody has changed yet. */
export async function untouchedCells(db: Queryable, today: string, count: number): Promise<SavedCell[]> {
  const { rows } = await db.query<{ employee_id: string; date: string; turn: string }>(
    `select employee_id, to_char(day, 'YYYYMMDD') as date, turn from day_shift
      where icao = 'LIRR' and day > $1::date and version = 1 and turn in ('M', 'P', 'N', 'R')
      order by day, employee_id limit $2`,
    [today, count],
  );
  return rows.map(({ employee_id: employeeId, date, turn }) => ({
    employeeId,
    date,
    turn,
    version: 1,
    asked: null,
  }));
}
