import type pg from 'pg';

/**
 * Runs `fn` on one connection between `opening` (`begin`, or a request's opening) and a commit; rolls back and rethrows
 * what it throws.
 */
export async function onConnection<T>(
  pool: pg.Pool,
  opening: string,
  fn: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(opening);
    const result = await fn(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that cannot even roll back must not go back into the pool.
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}
