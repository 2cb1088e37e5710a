import type { Tx } from '../../platform/db/index.ts';

/** An open account, which stays so until the commit; null for an unknown or closed one. */
export async function lockOpenAccount(
  tx: Tx,
  userName: string,
): Promise<{ readonly userName: string } | null> {
  const { rowCount } = await tx.query(
    'select 1 from account where user_name = $1 and disabled_at is null for update',
    [userName],
  );
  return rowCount === 1 ? { userName } : null;
}
