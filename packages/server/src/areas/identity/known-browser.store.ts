import type { Queryable, Tx } from '../../platform/db/index.ts';

/** Whether the account was entered from this browser before. */
export async function isKnownBrowser(on: Queryable, userName: string, browser: Buffer): Promise<boolean> {
  const { rowCount } = await on.query(
    'select from known_browser where user_name = $1 and browser_hash = $2',
    [userName, browser],
  );
  return rowCount === 1;
}

export async function rememberBrowser(
  tx: Tx,
  userName: string,
  browser: Buffer,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `insert into known_browser (user_name, browser_hash, last_used_at) values ($1, $2, $3)
     on conflict (user_name, browser_hash) do update set last_used_at = excluded.last_used_at`,
    [userName, browser, now.toString()],
  );
}

/** Forgets browsers that nobody signed in from since this moment; returns how many. */
export async function deleteUnusedBrowsers(tx: Tx, before: Temporal.Instant): Promise<number> {
  const { rowCount } = await tx.query('delete from known_browser where last_used_at < $1', [
    before.toString(),
  ]);
  return rowCount ?? 0;
}
