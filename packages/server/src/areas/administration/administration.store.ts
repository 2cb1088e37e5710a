import type { Tx } from '../../platform/db/index.ts';

export interface OpenAccount {
  readonly userName: string;
  readonly employeeId: string;
}

/** An open account, which stays so until the commit; null for an unknown or closed one. */
export async function lockOpenAccount(tx: Tx, userName: string): Promise<OpenAccount | null> {
  const { rows } = await tx.query<OpenAccount>(
    'select user_name as "userName", employee_id as "employeeId" from account where user_name = $1 and disabled_at is null for update',
    [userName],
  );
  return rows[0] ?? null;
}
