import type { Database } from '../platform/db/index.ts';

/** Personnel codes of who is away on the day (YYYYMMDD), or does something beside the shift: no roster counts on them. */
export async function peopleAway(db: Database, date: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ employee_id: string }>(
    `select employee_id from absence where to_date($1, 'YYYYMMDD') between from_day and to_day
     union select employee_id from activity where day = to_date($1, 'YYYYMMDD')`,
    [date],
  );
  return new Set(rows.map(({ employee_id }) => employee_id));
}
