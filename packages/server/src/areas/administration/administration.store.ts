import type { Tx } from '../../platform/db/index.ts';

/** Whether the account exists and is open; it stays so until the commit. */
export async function accountIsOpen(tx: Tx, userName: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select 1 from account where user_name = $1 and disabled_at is null for update',
    [userName],
  );
  return rowCount === 1;
}
