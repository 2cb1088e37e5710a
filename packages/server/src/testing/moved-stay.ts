import { onTestFinished } from 'vitest';
import type { Database } from '../platform/db/index.ts';

/**
 * The stay in which a person works on a day (ISO), to be moved: from a day to another, both included; null: without an end. It stands as
 * before when the test is over.
 */
export async function stayToMove(
  db: Database,
  employeeId: string,
  day: string,
): Promise<(from: string, until: string | null) => Promise<void>> {
  const { rows } = await db.query<{ id: string; from: string; until: string | null }>(
    `select assignment_id as id, valid_from::text as from, valid_to::text as until from assignment
      where employee_id = $1 and valid_from <= $2::date and coalesce(valid_to, 'infinity') >= $2::date`,
    [employeeId, day],
  );
  const { id, from, until } = rows[0]!;
  const move = async (to: string, end: string | null): Promise<void> => {
    await db.query('update assignment set valid_from = $2, valid_to = $3 where assignment_id = $1', [
      id,
      to,
      end,
    ]);
  };
  onTestFinished(() => move(from, until));
  return move;
}
