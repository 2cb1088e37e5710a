import type { Queryable } from '../platform/db/index.ts';

/** The types of the locks that connections to this database wait for, one for each wait. */
export async function awaitedLocks(on: Queryable): Promise<readonly string[]> {
  const { rows } = await on.query<{ locktype: string }>(
    `select l.locktype from pg_locks l join pg_stat_activity a using (pid)
      where not l.granted and a.datname = current_database()`,
  );
  return rows.map(({ locktype }) => locktype);
}
