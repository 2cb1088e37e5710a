import type { Tx } from '../../platform/db/index.ts';

/** Whether the account exists and is open. */
export async function accountIsOpen(tx: Tx, userName: string): Promise<boolean> {
  const { rowCount } = await tx.query('select 1 from account where user_name = $1 and disabled_at is null', [
    userName,
  ]);
  return rowCount === 1;
}
